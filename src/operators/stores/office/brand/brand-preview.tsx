import { useComputedColorScheme } from '@mantine/core';
import type { CSSProperties } from 'react';
import { brandTones, OWN_COLOUR } from '#restaurant/access/office/use-brand.ts';
import type { BrandSettings } from '#restaurant/brand/wire/brand.ts';
import { useTexts } from '#texts/office/index.ts';
import { BrandName } from '#ui/office/brand-name.tsx';
import styles from './brand.module.css';

const COLOUR = /^#?[0-9a-f]{6}$/i;

/** Where the brand is seen: the sign-in, the foot of a menu, an email. It can't be operated. */
export function BrandPreview({ brand }: { brand: BrandSettings }) {
  const { operator, auth } = useTexts();
  const t = operator.brand;
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const { name, logo, icon, colour, footer, sender } = brand;
  const tones = brandTones(COLOUR.test(colour) ? colour.replace('#', '') : OWN_COLOUR, scheme);
  return (
    <div className={styles.preview} style={tones as CSSProperties} role="img" aria-label={t.preview}>
      <div className={styles.sheet}>
        <p className={styles.tab}>
          {icon !== '' && <img src={icon} alt="" />}
          {auth.signIn} · {name}
        </p>
        <BrandName logo={logo} name={name} />
        <p>{auth.signInTitle}</p>
        <span className={styles.button}>{auth.signIn}</span>
      </div>
      <div className={styles.sheet}>
        <p className={styles.hint}>{t.menuFoot}</p>
        <p className={styles.invitation}>{footer.text || t.invitation}</p>
      </div>
      <div className={styles.sheet}>
        <p className={styles.hint}>{t.email}</p>
        <p>{t.from(sender || t.usualSender)}</p>
        <p>{t.welcome(name)}</p>
      </div>
    </div>
  );
}
