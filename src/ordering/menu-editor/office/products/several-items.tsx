import { addLinesTo } from '#ordering/menu-lines/rules/add-lines.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useKeptDraft } from '#restaurant/access/office/use-kept-draft.ts';
import { useTexts } from '#texts/office/index.ts';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import { usualTaxes } from '../../rules/prices/usual-taxes.ts';
import type { CategoryView } from '../../rules/views.ts';
import { useAnnouncing } from '../announcer.tsx';
import { useEditing } from '../editing.ts';
import { DishLines } from '../face/dish-lines/dish-lines.tsx';

interface SeveralItemsProps {
  category: CategoryView;
  isOpen: boolean;
  onClose: () => void;
}

/** Several dishes for a category, typed or pasted as text. */
export function SeveralItems({ category, isOpen, onClose }: SeveralItemsProps) {
  const { dishLines: t } = useTexts();
  const { edit } = useEditing();
  const { announce } = useAnnouncing();
  const { profile } = useStore();
  const [text, setText] = useKeptDraft(`dishes-${category._id}`, '');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} size="36rem" title={t.severalIn(category.label)}>
      <DishLines
        text={text}
        onText={setText}
        hasHeadings={false}
        onAdd={(lines, onSaved) => {
          const taxes = usualTaxes(profile);
          edit((now, newId) => addLinesTo(now, category._id, lines, { taxes, newId }));
          announce(t.added(lines.length));
          onSaved();
          onClose();
        }}
      />
    </Dialog>
  );
}
