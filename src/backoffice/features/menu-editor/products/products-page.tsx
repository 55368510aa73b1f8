import type { CatalogueView } from '#domain/api/catalogue.ts';
import { EditingContext } from '../editing.ts';
import { useEdits } from '../use-edits.ts';
import { WithCatalogue } from '../with-catalogue.tsx';
import { MenusEditor } from './menus-editor.tsx';
import { UnsavedBar } from './unsaved-bar.tsx';

/** The menus of the store, with their categories and items. */
export function ProductsPage() {
  return <WithCatalogue>{(catalogue) => <Editor saved={catalogue} />}</WithCatalogue>;
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
