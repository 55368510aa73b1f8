import { Link } from 'wouter';
import type { Menu } from '#domain/menu.ts';
import card from '../../parts/link-card.module.css';
import { Picture } from '../../parts/picture.tsx';
import { labelIn } from '../../texts/label-in.ts';
import { useLanguage } from '../../texts/use-texts.ts';
import styles from './menu-picker.module.css';
import { useKeptPlace } from './use-kept-place.ts';

const MOST_PREVIEWS = 4;

interface Props {
  slug: string;
  menus: Menu[];
}

export function MenuPicker({ slug, menus }: Props) {
  const { texts } = useLanguage();
  useKeptPlace(slug);
  return (
    <section className={styles.picker}>
      <h2>{texts.store.pickMenu}</h2>
      <ul className={styles.menus}>
        {menus.map((menu) => (
          <li key={menu.id}>
            <MenuCard slug={slug} menu={menu} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The remarks, or else what is in it. */
function MenuCard({ slug, menu }: { slug: string; menu: Menu }) {
  const { texts, locale } = useLanguage();
  const first = menu.categories.slice(0, MOST_PREVIEWS);
  const images = menu.categories.flatMap(({ image }) => image ?? []).slice(0, MOST_PREVIEWS);
  const about = menu.remarks || first.map((category) => labelIn(category, locale).text).join(', ');
  return (
    <Link className={`${card.card} ${styles.card}`} href={`/${slug}?men=${encodeURIComponent(menu.id)}`}>
      <span className={styles.pictures} data-count={images.length}>
        {images.length === 0 && <Picture url={null} alt="" name={menu.label} sizes="" />}
        {images.map((image, at) => (
          <Picture
            key={image}
            url={image}
            alt=""
            name={menu.label}
            sizes={at === 0 && images.length === 1 ? '92vw' : '46vw'}
          />
        ))}
      </span>
      <span className={styles.text}>
        <b>{menu.label}</b>
        {menu.pureVeg && <em>{texts.menu.pureVeg}</em>}
        <span>{about}</span>
      </span>
    </Link>
  );
}
