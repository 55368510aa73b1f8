import { useTexts } from '#texts/office/index.ts';
import * as icons from '#ui/office/icons.tsx';
import styles from './gallery.module.css';

const SURFACES = ['page', 'card', 'sunken', 'line', 'line-strong', 'inverse'];
const TONES = ['good', 'warn', 'bad'];
const BRAND = ['strong', 'tint', 'tint-strong', 'hero-from', 'hero-to'];
const SIZES = ['s', 'm', 'l', 'xl'];
const SPACES = [1, 2, 3, 4, 5, 6, 7, 8];

/** What every part is made of: colours, letters, spaces, icons. */
export function Foundations() {
  const { gallery: t } = useTexts();
  return (
    <>
      <section className={styles.sample}>
        <h2>{t.colours}</h2>
        <ul className={styles.colours}>
          {SURFACES.map((name) => (
            <Colour key={name} token={`--color-${name}`} />
          ))}
          {BRAND.map((name) => (
            <Colour key={name} token={`--brand-${name}`} />
          ))}
        </ul>
        {TONES.map((tone) => (
          <p
            key={tone}
            className={styles.tone}
            style={{ background: `var(--color-${tone}-tint)`, color: `var(--color-${tone})` }}
          >
            --color-{tone}
          </p>
        ))}
        <p
          className={styles.tone}
          style={{ background: 'var(--brand-strong)', color: 'var(--brand-on-strong)' }}
        >
          --brand-on-strong
        </p>
      </section>
      <section className={styles.sample}>
        <h2>{t.letters}</h2>
        {SIZES.map((size) => (
          <p key={size} style={{ fontSize: `var(--font-size-${size})` }}>
            {t.pangram} <code>--font-size-{size}</code>
          </p>
        ))}
        <p style={{ fontFamily: 'var(--font-display)', fontSize: 'var(--font-size-xl)' }}>{t.pangram}</p>
      </section>
      <section className={styles.sample}>
        <h2>{t.spaces}</h2>
        {SPACES.map((space) => (
          <p key={space} className={styles.space}>
            <span style={{ inlineSize: `var(--space-${space})` }} /> <code>--space-{space}</code>
          </p>
        ))}
      </section>
      <section className={styles.sample}>
        <h2>{t.icons}</h2>
        <ul className={styles.icons}>
          {Object.entries(icons)
            .filter(([name]) => name.endsWith('Icon'))
            .map(([name, Icon]) => (
              <li key={name}>
                <Drawn Icon={Icon as typeof icons.MoreIcon} /> <code>{name.replace(/Icon$/, '')}</code>
              </li>
            ))}
        </ul>
      </section>
    </>
  );
}

const Drawn = ({ Icon }: { Icon: typeof icons.MoreIcon }) => <Icon size={24} />;

function Colour({ token }: { token: string }) {
  return (
    <li>
      <span style={{ background: `var(${token})` }} />
      <code>{token}</code>
    </li>
  );
}
