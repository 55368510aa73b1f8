import { useQuery } from '@tanstack/react-query';
import type { CatalogueView, ItemView } from '#ordering/catalogue/wire/catalogue.ts';
import type { RevisionView } from '#ordering/catalogue/wire/revisions.ts';
import { revisionQuery } from '#ordering/menu/office-api/menu.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { errorText, useTexts } from '#texts/office/index.ts';
import { SidePanel } from '#ui/office/dialogs/dialog.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { describeValue } from '../face/changes/describe-value.ts';
import { useWording } from '../face/changes/use-wording.ts';
import styles from './revisions-page.module.css';

interface LookDialogProps {
  revision: RevisionView;
  title: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Shows an earlier menu, which can't be changed. */
export function LookDialog({ revision, title, isOpen, onClose }: LookDialogProps) {
  return (
    <SidePanel isOpen={isOpen} onClose={onClose} size="34rem" title={title}>
      {isOpen && <Look revision={revision.revision} />}
    </SidePanel>
  );
}

function Look({ revision }: { revision: number }) {
  const t = useTexts();
  const { storeId } = useStore();
  const { data, error } = useQuery(revisionQuery(storeId, revision));
  if (error) return <p role="alert">{errorText(t, error)}</p>;
  if (!data) return <Loading shape="words" />;
  return <Menus catalogue={data.catalogue} />;
}

function Menus({ catalogue: { menus } }: { catalogue: CatalogueView }) {
  const t = useTexts();
  const items = menus.flatMap(({ categories }) => categories.flatMap((category) => category.items));
  if (items.length === 0) return <p>{t.revisions.empty}</p>;
  return (
    <>
      <p className={styles.count}>{t.revisions.content(menus.length, items.length)}</p>
      {menus.map((menu) => (
        <section key={menu._id}>
          <h3 className={styles.menu}>{menu.label}</h3>
          {menu.categories.map((category) => (
            <section key={category._id}>
              <h4 className={styles.category}>{category.label}</h4>
              <ul className={styles.items}>
                {category.items.map((item) => (
                  <li key={item._id}>
                    <span>{item.label}</span> <Prices item={item} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </section>
      ))}
    </>
  );
}

function Prices({ item }: { item: ItemView }) {
  const wording = useWording();
  const group = item.configs.find(({ maxSelection, contents }) => maxSelection > 0 && contents.length > 0);
  const prices = (group?.contents ?? []).map(({ value }) => describeValue('value', value, wording));
  return <span className={styles.prices}>{prices.join(' / ')}</span>;
}
