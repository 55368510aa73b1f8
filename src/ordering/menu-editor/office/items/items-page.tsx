import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import type { ItemView } from '#ordering/catalogue/wire/catalogue.ts';
import { Left } from '#ordering/portions/office/face/left.tsx';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import type { Texts } from '#texts/office/en.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { Choice } from '#ui/office/choices/choice.tsx';
import { Diet } from '#ui/office/choices/diet.tsx';
import { SearchField } from '#ui/office/choices/search-field.tsx';
import { Page } from '#ui/office/layout/page.tsx';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { Nothing } from '#ui/office/notices/nothing.tsx';
import { useCatalogue } from '../face/use-catalogue.ts';
import { useOwnPicture } from '../face/use-own-picture.ts';
import { Price, StateText } from './about-item.tsx';
import { Availability } from './availability.tsx';
import styles from './items-page.module.css';
import { type DishSection, findItems, isSoldOut, sectionsOf } from './rows.ts';

const TablePage = lazy(() =>
  import('./table/table-page.tsx').then((loaded) => ({ default: loaded.TablePage })),
);

/** The list of dishes for the crew, or the whole catalogue as a table for the office. */
export function ItemsPage() {
  const t = useTexts();
  const { role } = useStore();
  const { find = '' } = useSearch({ from: '/app/management/e-commerce/list' });
  const { data, error, refetch } = useCatalogue();
  if (error && !data) return <Failure title={t.items.failed} error={error} onRetry={() => void refetch()} />;
  if (data && may(role, 'catalogue.replace')) {
    return (
      <Suspense fallback={<Loading />}>
        <TablePage catalogue={data} />
      </Suspense>
    );
  }
  return (
    <Page title={t.items.title} width="wide">
      {data ? <Items key={find} sections={sectionsOf(data)} find={find} /> : <Loading />}
    </Page>
  );
}

function Items({ sections, find }: { sections: DishSection[]; find: string }) {
  const t = useTexts();
  const [text, setText] = useState(find);
  const [shown, setShown] = useState<'all' | 'soldOut'>('all');
  const found = findItems(sections, useDeferredValue(text), shown === 'soldOut');
  const items = sections.flatMap((section) => section.items);
  if (items.length === 0) return <Nothing title={t.items.none} hint={t.items.noneHint} />;
  return (
    <>
      <div className={styles.tools}>
        <SearchField label={t.items.search} value={text} onChange={setText} />
        <Choice
          label={t.items.show}
          value={shown}
          options={[
            { value: 'all', label: t.items.all(items.length) },
            { value: 'soldOut', label: t.items.soldOutOnly(items.filter(isSoldOut).length) },
          ]}
          onChange={setShown}
        />
      </div>
      {found.map((section) => (
        <section key={section.id} className={styles.section} aria-labelledby={`section-${section.id}`}>
          <h2 id={`section-${section.id}`} className={styles.heading}>
            {section.label} <span className={styles.menu}>{aboutSection(section, t)}</span>
          </h2>
          <ul className={styles.items}>
            {section.items.map((item) => (
              <ItemRow key={item._id} item={item} />
            ))}
          </ul>
        </section>
      ))}
      <div role="status">
        {found.length === 0 && (
          <Nothing
            show={text === '' ? 'done' : 'search'}
            title={text === '' ? t.items.noneSoldOut : t.items.noMatch(text)}
          >
            <Button
              onClick={() => {
                setText('');
                setShown('all');
              }}
            >
              {t.items.clear}
            </Button>
          </Nothing>
        )}
      </div>
    </>
  );
}

function aboutSection({ menu, isHidden, isOff }: DishSection, t: Texts): string {
  return [menu, isOff ? t.items.off : '', isHidden ? t.items.hidden : ''].filter(Boolean).join(' · ');
}

function ItemRow({ item }: { item: ItemView }) {
  const { role } = useStore();
  const image = useOwnPicture(item.images[0]);
  return (
    <li className={`${styles.row} ${isSoldOut(item) ? styles.out : ''}`}>
      {image ? (
        <img className={styles.image} src={image} alt="" loading="lazy" />
      ) : (
        <span className={styles.image} />
      )}
      <div className={styles.about}>
        <p className={styles.label}>
          <Diet veg={item.veg} />
          {item.label}
        </p>
        <p className={styles.state}>
          {isSoldOut(item) ? (
            <strong>
              <StateText item={item} />
            </strong>
          ) : (
            <Price item={item} />
          )}{' '}
          <Left itemId={item._id} />
        </p>
      </div>
      {may(role, 'item.availability') && <Availability item={item} />}
    </li>
  );
}
