import { storiesPath } from '#domain/site/store-url.ts';
import { Icon } from '#ui/components/icon.tsx';
import { useBoot } from '../../boot.ts';
import row from '../../components/row-link.module.css';
import { useAfterTexts } from '../../texts/after/use-after-texts.ts';

/** Leads to the stories of a restaurant, also once none of them is new. */
export function ToStories({ slug }: { slug: string }) {
  const { info } = useAfterTexts();
  const { home } = useBoot();
  return (
    <a className={row.row} href={storiesPath(home, slug)}>
      <span className={row.icon}>
        <Icon name="menu" size={20} />
      </span>
      <span className={row.words}>
        <b>{info.stories}</b>
        <small>{info.storiesHint}</small>
      </span>
      <Icon name="forward" size={18} />
    </a>
  );
}
