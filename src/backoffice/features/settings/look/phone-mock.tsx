import { ownOrNull } from '#domain/menu/foreign-pictures.ts';
import { formatMoney } from '#domain/money/money.ts';
import { useStore } from '../../../parts/current-store.ts';
import { firstLetter } from '../../../parts/initials.ts';
import { brandTones } from '../../../parts/use-brand.ts';
import { useTexts } from '../../../texts/index.ts';
import styles from './phone-mock.module.css';

interface PhoneMockProps {
  color: string;
  theme: 'light' | 'dark';
}

/** The head of the guests' page with one dish, in the tones that a colour gives on a theme; a picture, not a page. */
export function PhoneMock({ color, theme }: PhoneMockProps) {
  const { settings } = useTexts();
  const t = settings.look;
  const { name, description, currency, ...profile } = useStore().profile;
  const logo = ownOrNull(profile.logo);
  const price = formatMoney(28_000, currency);
  return (
    <figure className={styles.figure}>
      <div
        className={`${styles.phone} ${styles[theme]}`}
        style={brandTones(color, theme)}
        role="img"
        aria-label={t.mockOf(t[theme])}
      >
        <div className={styles.hero}>
          {logo ? <img src={logo} alt="" /> : <span className={styles.initial}>{firstLetter(name)}</span>}
          <b>{name}</b>
          <small>{description}</small>
        </div>
        <p className={styles.category}>{t.category}</p>
        <div className={styles.dish}>
          <span className={styles.picture} />
          <span>
            <b>{t.dish}</b>
            <small>{t.dishHint}</small>
          </span>
          <span className={styles.price}>{price}</span>
          <span className={styles.add}>{t.addDish}</span>
        </div>
        <div className={styles.cart}>
          <span>{price}</span>
          <span>{t.cart}</span>
        </div>
      </div>
      <figcaption aria-hidden="true">{t[theme]}</figcaption>
    </figure>
  );
}
