import { useMutation, useQuery } from '@tanstack/react-query';
import { keepDrawing, proposeDrawings } from '#ordering/menu/office-api/menu.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { type DishToDraw, PROPOSED } from '#restaurant/drawings/wire/drawings.ts';
import { errorText, useTexts } from '#texts/office/index.ts';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import styles from './draw-dialog.module.css';

interface DrawDialogProps {
  dish: DishToDraw;
  onDone: (url: string) => void;
  onClose: () => void;
}

/** Six pictures drawn from the dish's name. A tap takes one, and it is stored like an upload. */
export function DrawDialog({ dish, onDone, onClose }: DrawDialogProps) {
  const texts = useTexts();
  const { drawing: t } = texts.editor;
  const { storeId } = useStore();
  const { label, category, veg } = dish;
  const proposed = useQuery({
    queryKey: ['stores', storeId, 'drawings', label, category, veg],
    queryFn: () => proposeDrawings(storeId, dish),
    // The same name always gives the same pictures.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const { mutate, isPending, error } = useMutation({
    mutationFn: (choice: number) => keepDrawing(storeId, dish, choice),
    onSuccess: onDone,
  });
  const failure = error ?? proposed.error;
  return (
    <Dialog isOpen onClose={onClose} size="40rem" title={t.title}>
      <p className={styles.lead} role="status">
        {isPending ? t.keeping : proposed.isPending ? t.drawing : t.lead(label)}
      </p>
      {failure && (
        <p className={styles.fault} role="alert">
          {errorText(texts, failure)}
        </p>
      )}
      <div className={styles.choices}>
        {proposed.isPending &&
          [...Array(PROPOSED).keys()].map((at) => <div key={at} className={styles.empty} />)}
        {proposed.data?.map((preview, at) => (
          <button
            key={preview}
            type="button"
            className={styles.choice}
            disabled={isPending}
            onClick={() => mutate(at)}
          >
            <img src={preview} alt={t.choice(at + 1)} />
          </button>
        ))}
      </div>
    </Dialog>
  );
}
