import { SITE_BRAND } from '#restaurant/access/office/site-brand.ts';
import type { Brand } from '#restaurant/brand/rules/brand.ts';
import styles from './brand-name.module.css';

/** The name of whoever runs the site, as their logo if they have one. */
export function BrandName({
  logo = SITE_BRAND.logo,
  name = SITE_BRAND.name,
}: Partial<Pick<Brand, 'logo' | 'name'>>) {
  if (logo === '') return <span className={styles.name}>{name}</span>;
  return <img className={styles.logo} src={logo} alt={name} />;
}
