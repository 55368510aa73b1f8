import { CloseIcon, UndoIcon } from '../../parts/icons.tsx';
import { useTexts } from '../../texts/index.ts';
import { useDesk, useDeskActions } from './desk-context.ts';
import styles from './notes-bar.module.css';
import type { Note } from './use-notes.ts';
import { useUndo } from './use-steps.ts';

/** Below the columns and never over them: no button of a ticket is hidden by what was done to another one. */
export function NotesBar() {
  const { notes } = useDesk();
  return (
    <div className={styles.bar} role="status">
      {notes.map((note) => (
        <OneNote key={note.orderId} note={note} />
      ))}
    </div>
  );
}

function OneNote({ note: { orderId, text, undo, isFault } }: { note: Note }) {
  const t = useTexts();
  const { removeNote } = useDeskActions();
  const takeBack = useUndo();
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
          onClick={() => takeBack(undo)}
        >
          <UndoIcon size={18} />
          {t.board.undo}
        </button>
      )}
    </div>
  );
}
