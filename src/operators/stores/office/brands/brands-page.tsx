import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PRODUCT } from '#restaurant/access/office/site-brand.ts';
import type { OneBrand } from '#restaurant/brand/wire/brand.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { PageOf } from '#ui/office/layout/page.tsx';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { Nothing } from '#ui/office/notices/nothing.tsx';
import { brandsQuery } from '../../office-api/operator-site.ts';
import { useMayOperate } from '../use-may-operate.ts';
import styles from './brands.module.css';
import { MoveDialog } from './move-dialog.tsx';
import { OpenBrand } from './open-brand.tsx';

/** All brands of the installation. Only operators of the first one are shown it. */
export function BrandsPage() {
  const { brands: t } = useTexts();
  const mayRead = useMayOperate()('operator.brand');
  const { data, error, refetch } = useQuery({ ...brandsQuery, enabled: mayRead });
  const [moved, setMoved] = useState<OneBrand | null>(null);
  return (
    <PageOf owner={PRODUCT} title={t.title} lead={t.lead} width="wide">
      {!mayRead ? (
        <Nothing title={t.onlyOwners} />
      ) : data ? (
        <ul className={styles.list}>
          {data.brands.map((brand) => (
            <BrandRow
              key={brand._id}
              brand={brand}
              main={data.brands.find(({ isFirst }) => isFirst)?.host ?? ''}
              onMove={() => setMoved(brand)}
            />
          ))}
        </ul>
      ) : error ? (
        <Failure title={t.failed} error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
      {data && <OpenBrand />}
      {moved && <MoveDialog brand={moved} onClose={() => setMoved(null)} />}
    </PageOf>
  );
}

interface BrandRowProps {
  brand: OneBrand;
  /** The host of the first brand, to which the others' hosts lead. */
  main: string;
  onMove: () => void;
}

function BrandRow({ brand, main, onMove }: BrandRowProps) {
  const { brands: t } = useTexts();
  const { name, origin, host, storeHost, isFirst, leadsHere, restaurants, operators } = brand;
  return (
    <li className={styles.brand}>
      <div className={styles.about}>
        <p className={styles.name}>{name}</p>
        <a href={`${origin}/operator`} translate="no">
          {host}
        </a>
        {storeHost !== '' && <span translate="no">*.{storeHost}</span>}
        {leadsHere === false && <p className={styles.soft}>{t.records(host, main)}</p>}
      </div>
      <p className={styles.soft}>
        {t.restaurants(restaurants)} · {t.operators(operators)}
      </p>
      <p className={leadsHere === false ? styles.warn : styles.soft}>
        {isFirst
          ? t.first
          : leadsHere === null
            ? t.unknown
            : leadsHere
              ? t.leadsHere
              : t.leadsElsewhere(host)}
      </p>
      <div>
        {!isFirst && (
          <Button aria-label={t.moveOf(name)} onClick={onMove}>
            {t.move}
          </Button>
        )}
      </div>
    </li>
  );
}
