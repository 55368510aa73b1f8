import type { CatalogueView } from '#ordering/catalogue/wire/catalogue.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { EditingContext } from '../editing.ts';
import { useEdits } from '../use-edits.ts';
import { WithCatalogue } from '../with-catalogue.tsx';
import { MenusEditor } from './menus/menus-editor.tsx';
import styles from './products-page.module.css';

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

/** Appears when a save has failed: the last edits are on the screen, but not on the server. */
function UnsavedBar({ onRetry, onGiveUp }: { onRetry: () => void; onGiveUp: () => void }) {
  const t = useTexts();
  return (
    <div className={styles.bar} role="alert">
      <p className={styles.text}>{t.editor.notSaved}</p>
      <Button onClick={onGiveUp}>{t.discard}</Button>
      <Button look="main" onClick={onRetry}>
        {t.tryAgain}
      </Button>
    </div>
  );
}
