import { Link } from 'wouter';
import { useLanguage } from '#platform/language/guests/use-texts.ts';
import { menuHref } from '#platform/phone/guests/links/addresses.ts';
import { descriptionIn, labelIn } from '#texts/guests/label-in.ts';
import card from '#ui/guests/link-card.module.css';
import { Picture } from '#ui/guests/picture.tsx';
import type { Menu } from '../rules/menu.ts';
import styles from './menu-picker.module.css';
import { useScrollPosition } from './use-scroll-position.ts';

const MOST_PREVIEWS = 4;

interface Props {
  slug: string;
  menus: Menu[];
  /** The query that names the table. Each link has it, since it can be followed before the script runs. */
  placeQuery: string;
}

export function MenuPicker({ slug, menus, placeQuery }: Props) {
  const { texts } = useLanguage();
  useScrollPosition(slug);
  return (
    <section className={styles.picker}>
      <h2>{texts.store.pickMenu}</h2>
      <ul className={styles.menus}>
        {menus.map((menu) => (
          <li key={menu.id}>
            <MenuCard href={menuHref(slug, menu.id, placeQuery)} menu={menu} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A menu with its remarks, or else its first categories. */
function MenuCard({ href, menu }: { href: string; menu: Menu }) {
  const { texts, language } = useLanguage();
  const first = menu.categories.slice(0, MOST_PREVIEWS);
  const images = menu.categories.flatMap(({ image }) => image ?? []).slice(0, MOST_PREVIEWS);
  const label = labelIn(menu, language);
  const remarks = descriptionIn({ ...menu, description: menu.remarks }, language);
  const about = remarks.text || first.map((category) => labelIn(category, language).text).join(', ');
  return (
    <Link className={`${card.card} ${styles.card}`} href={href}>
      <span className={styles.pictures}>
        {images.length === 0 && <Picture url={null} alt="" name={label.text} sizes="" />}
        {images.map((image) => (
          <Picture key={image} url={image} alt="" name={label.text} sizes="(min-width: 600px) 160px, 30vw" />
        ))}
      </span>
      <span className={styles.text}>
        <b lang={label.lang}>{label.text}</b>
        {menu.pureVeg && <em>{texts.menu.pureVeg}</em>}
        <span lang={remarks.text === '' ? undefined : remarks.lang}>{about}</span>
      </span>
    </Link>
  );
}
