import { useAfterTexts } from '#ordering/orders/texts/guests/after/use-after-texts.ts';
import { useBoot } from '#platform/phone/guests/boot.ts';
import { storiesPath } from '#restaurant/listing/rules/store-url.ts';
import row from '#ui/guests/row-link.module.css';
import { Icon } from '#ui/shared/components/icon.tsx';

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
