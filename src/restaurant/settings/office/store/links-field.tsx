import { LINK_TYPES, type LinkType } from '#restaurant/stores/wire/store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { SelectField } from '#ui/office/fields/select-field.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import type { Faults } from '#ui/office/forms/use-form.ts';
import { CloseIcon } from '#ui/office/icons.tsx';
import styles from './store-page.module.css';

interface ContactLink {
  type: LinkType;
  url: string;
}

interface LinksFieldProps {
  value: ContactLink[];
  faults: Faults;
  onChange: (links: ContactLink[]) => void;
}

/** The contacts that most restaurants give, offered first. */
const FIRST: readonly LinkType[] = ['Phone', 'WhatsApp', 'Instagram', 'Location', 'Website'];
const MOST = 30;

const KEYBOARDS: Partial<Record<LinkType, 'tel' | 'email' | 'url'>> = {
  Phone: 'tel',
  WhatsApp: 'tel',
  Email: 'email',
  Website: 'url',
  Location: 'url',
};

export function LinksField({ value, faults, onChange }: LinksFieldProps) {
  const { settings } = useTexts();
  const t = settings.store;
  const change = (at: number, link: ContactLink) =>
    onChange(value.map((each, index) => (index === at ? link : each)));
  const next = FIRST.find((type) => value.every((link) => link.type !== type)) ?? 'Website';
  return (
    <>
      {value.length === 0 && <p className={styles.none}>{t.linksNone}</p>}
      <ul className={styles.links}>
        {value.map((link, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two contacts may be equal; their fields hold no state
          <li key={index} className={styles.link}>
            <SelectField
              aria-label={t.linkType}
              value={link.type}
              options={LINK_TYPES.map((type) => ({ value: type, label: type }))}
              onChange={(type) => change(index, { ...link, type })}
            />
            <TextField
              aria-label={link.type}
              placeholder={t.hints[link.type]}
              inputMode={KEYBOARDS[link.type] ?? 'text'}
              autoCapitalize="none"
              spellCheck={false}
              value={link.url}
              fault={faults[`links[${index}].url`]}
              onChange={(url) => change(index, { ...link, url })}
            />
            <Button
              aria-label={t.moveUp(link.type)}
              className={styles.square}
              disabled={index === 0}
              onClick={() => onChange(moved(value, index))}
            >
              ↑
            </Button>
            <Button
              aria-label={t.removeLink(link.type)}
              className={styles.square}
              onClick={() => onChange(value.toSpliced(index, 1))}
            >
              <CloseIcon />
            </Button>
          </li>
        ))}
      </ul>
      {value.length < MOST && (
        <Button look="tinted" onClick={() => onChange([...value, { type: next, url: '' }])}>
          {t.addLink}
        </Button>
      )}
    </>
  );
}

/** One place further up. */
function moved(links: ContactLink[], index: number): ContactLink[] {
  return links.toSpliced(index, 1).toSpliced(index - 1, 0, links[index] as ContactLink);
}
