import { useLoad } from '#platform/phone/guests/load/use-load.ts';
import { Icon } from '#ui/shared/components/icon.tsx';
import styles from './form.module.css';

interface Props {
  label: string;
  code: string;
  region: string;
  language: string;
  isFaulty: boolean;
  onChange: (code: string, region: string) => void;
}

/** Shows the code alone; its list names the countries. */
export function CountrySelect({ label, code, region, language, isFaulty, onChange }: Props) {
  // The list is long and seldom opened, so it is loaded after the page. Without it, the present code stays.
  const { value: countries } = useLoad(language, {
    fetch: async () => (await import('./country-codes.ts')).countriesIn(language),
  });
  const chosen = countries?.find((country) => country.region === region && country.code === code);
  const shown = chosen ?? countries?.find((country) => country.code === code);
  return (
    <div className={styles.country}>
      <span aria-hidden="true" dir="ltr">
        {code} <Icon name="up" size={14} />
      </span>
      <select
        aria-label={label}
        aria-invalid={isFaulty}
        autoComplete="tel-country-code"
        value={shown?.region ?? region}
        onChange={({ target }) => {
          const country = countries?.find((candidate) => candidate.region === target.value);
          if (country) onChange(country.code, country.region);
        }}
      >
        {countries ? (
          countries.map((country) => (
            <option key={country.region} value={country.region}>
              {country.name} ({country.code})
            </option>
          ))
        ) : (
          <option value={region}>{code}</option>
        )}
      </select>
    </div>
  );
}
