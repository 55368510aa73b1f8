import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CatalogueView } from '#ordering/catalogue/wire/catalogue.ts';
import { replaceCatalogue } from '#ordering/menu/office-api/menu.ts';
import type { CatalogueContent } from '#ordering/menu-editor/rules/tree.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { errorText, faultText, fieldFaults, useTexts } from '#texts/office/index.ts';
import styles from './import-page.module.css';

type Check = { state: 'none' | 'pending' | 'good' } | { state: 'refused'; error: unknown };

/** Sends the import to the server as a dry run. */
export function useServerCheck(present: CatalogueView, catalogue: CatalogueContent | null): Check {
  const { storeId } = useStore();
  const [checkNo, setCheckNo] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each catalogue is checked.
  useEffect(() => setCheckNo((before) => before + 1), [catalogue]);
  const { data, error } = useQuery({
    queryKey: ['stores', storeId, 'import-check', present.revision, checkNo],
    queryFn: async () => {
      if (catalogue) await replaceCatalogue(storeId, present.revision, catalogue, { isDryRun: true });
      return true;
    },
    enabled: catalogue !== null && checkNo > 0,
    gcTime: 0,
  });
  if (catalogue === null) return { state: 'none' };
  if (error) return { state: 'refused', error };
  return { state: data ? 'good' : 'pending' };
}

const MOST_SHOWN = 20;

export function ServerCheck({ check }: { check: Check }) {
  const texts = useTexts();
  const t = texts.importMenu;
  return (
    <div role="status" className={styles.check}>
      {check.state === 'pending' && <p>{t.checking}</p>}
      {check.state === 'good' && <p className={styles.good}>{t.checked}</p>}
      {check.state === 'refused' && (
        <div className={styles.refused}>
          <p>{t.refused}</p>
          <ul>
            {faultsOf(check.error).map(([path, fault]) => (
              <li key={path}>
                {path} {faultText(texts, fault)}
              </li>
            ))}
            {faultsOf(check.error).length === 0 && <li>{errorText(texts, check.error)}</li>}
          </ul>
        </div>
      )}
    </div>
  );
}

const faultsOf = (error: unknown) => Object.entries(fieldFaults(error)).slice(0, MOST_SHOWN);
