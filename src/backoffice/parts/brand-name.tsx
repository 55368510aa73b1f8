import styles from './brand-name.module.css';
import { SITE_BRAND } from './site-brand.ts';

/** The name of whoever runs the site, as their logo if they have one. */
export function BrandName() {
  const { logo, name } = SITE_BRAND;
  if (logo === '') return <span className={styles.name}>{name}</span>;
  return <img className={styles.logo} src={logo} alt={name} />;
}
