import { useQuery } from '@tanstack/react-query';
import type { CatalogueView } from '#domain/api/catalogue.ts';
import { catalogueQuery } from '../../../api/catalogue.ts';
import { useStore } from '../../../parts/current-store.ts';
import { Failure } from '../../../parts/failure.tsx';
import { useTexts } from '../../../texts/index.ts';
import { Announcer } from '../announcer.tsx';
import { EditingContext } from '../editing.ts';
import { OfficeOnly } from '../office-only.tsx';
import { useEdits } from '../use-edits.ts';
import { MenusEditor } from './menus-editor.tsx';
import { UnsavedBar } from './unsaved-bar.tsx';

/** The menus of the store, with their categories and items. */
export function ProductsPage() {
  const t = useTexts();
  const { storeId } = useStore();
  const { data, error, refetch } = useQuery(catalogueQuery(storeId));
  if (error && !data) return <Failure title={t.items.failed} error={error} onRetry={() => void refetch()} />;
  return (
    <OfficeOnly>
      {data ? (
        <Announcer>
          <Editor saved={data} />
        </Announcer>
      ) : (
        <p className="centred" role="status">
          {t.loading}
        </p>
      )}
    </OfficeOnly>
  );
}

function Editor({ saved }: { saved: CatalogueView }) {
  const edits = useEdits(saved);
  return (
    <EditingContext value={edits}>
      <MenusEditor />
      {edits.hasFailed && <UnsavedBar onRetry={edits.retry} onGiveUp={edits.giveUp} />}
    </EditingContext>
  );
}
