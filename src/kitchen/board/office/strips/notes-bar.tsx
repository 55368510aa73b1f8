import { useTexts } from '#texts/office/index.ts';
import { CloseIcon, UndoIcon } from '#ui/office/icons.tsx';
import { useDesk, useDeskActions } from '../desk/desk-context.ts';
import { useUndo } from '../desk/use-move.ts';
import type { Note } from '../desk/use-notes.ts';
import styles from './notes-bar.module.css';

/** Notes below the columns, where they hide no button of a ticket. */
export function NotesBar() {
  const { notes } = useDesk();
  return (
    <div className={styles.bar} role="status">
      {notes.map((note) => (
        <NoteRow key={note.orderId} note={note} />
      ))}
    </div>
  );
}

function NoteRow({ note: { orderId, text, undo, isFault } }: { note: Note }) {
  const t = useTexts();
  const { removeNote } = useDeskActions();
  const undoStep = useUndo();
  return (
    <div className={`${styles.note} ${isFault ? styles.fault : ''}`}>
      <span className={styles.text}>{text}</span>
      {undo === null ? (
        <button
          type="button"
          className={styles.step}
          aria-label={t.close}
          onClick={() => removeNote(orderId)}
        >
          <CloseIcon size={18} />
        </button>
      ) : (
        <button
          type="button"
          className={styles.step}
          aria-label={`${t.board.undo}, ${t.board.order(undo.order.orderNo)}`}
          onClick={() => undoStep(undo)}
        >
          <UndoIcon size={18} />
          {t.board.undo}
        </button>
      )}
    </div>
  );
}
