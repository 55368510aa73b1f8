import { Menu } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { Dropdown } from '#ui/office/buttons/dropdown.tsx';
import { ConfirmDialog } from '#ui/office/dialogs/confirm-dialog.tsx';
import { TickIcon } from '#ui/office/icons.tsx';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { useUndoNotice } from '#ui/office/notices/use-undo-notice.tsx';
import { deleteLetter, lettersKey } from '../office-api/mail.ts';
import type { LetterView, MailboxView } from '../wire/mail.ts';
import styles from './letter.module.css';
import { type Place, pathOfPlace } from './place.ts';
import { StarButton } from './star-button.tsx';
import { useChangeLetter } from './use-change-letter.ts';

interface LetterActionsProps {
  letter: LetterView;
  place: Place;
  labels: MailboxView['labels'];
}

export function LetterActions({ letter, place, labels }: LetterActionsProps) {
  const { mail: t } = useTexts();
  const navigate = useNavigate();
  const tell = useUndoNotice();
  const back = () => void navigate({ to: pathOfPlace(place) });
  const change = useChangeLetter(letter._id);
  const { folder, isImportant } = letter;
  const leave = (sent: Parameters<typeof change>[0]) => {
    change(sent);
    back();
  };
  const moveTo = (to: keyof typeof t.moved) => () => {
    leave({ folder: to });
    tell(t.moved[to], () => change({ folder }));
  };
  return (
    <div className={styles.actions}>
      <StarButton letter={letter} />
      <Button onClick={() => leave({ isRead: false })}>{t.markUnread}</Button>
      <Button onClick={() => change({ isImportant: !isImportant })}>
        {isImportant ? t.unimportant : t.important}
      </Button>
      {labels.length > 0 && <Labels letter={letter} labels={labels} onChange={change} />}
      {folder !== 'inbox' && folder !== 'sent' && <Button onClick={moveTo('inbox')}>{t.toInbox}</Button>}
      {folder === 'inbox' && (
        <>
          <Button onClick={moveTo('archive')}>{t.toArchive}</Button>
          <Button onClick={moveTo('spam')}>{t.toSpam}</Button>
        </>
      )}
      {folder === 'trash' ? (
        <DeleteForGood letterId={letter._id} onDone={back} />
      ) : (
        <Button onClick={moveTo('trash')}>{t.toTrash}</Button>
      )}
    </div>
  );
}

interface LabelsProps {
  letter: LetterView;
  labels: MailboxView['labels'];
  onChange: (change: { labels: string[] }) => void;
}

function Labels({ letter, labels, onChange }: LabelsProps) {
  const { mail: t } = useTexts();
  const toggled = (id: string) =>
    letter.labels.includes(id) ? letter.labels.filter((other) => other !== id) : [...letter.labels, id];
  return (
    <Dropdown>
      <Menu.Target>
        <Button>{t.label}</Button>
      </Menu.Target>
      <Menu.Dropdown>
        {labels.map(({ _id, name }) => (
          <Menu.Item
            key={_id}
            aria-current={letter.labels.includes(_id) || undefined}
            rightSection={letter.labels.includes(_id) && <TickIcon size={16} />}
            onClick={() => onChange({ labels: toggled(_id) })}
          >
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Dropdown>
  );
}

function DeleteForGood({ letterId, onDone }: { letterId: string; onDone: () => void }) {
  const { mail: t } = useTexts();
  const { storeId } = useStore();
  const client = useQueryClient();
  const { say, complain } = useNotice();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => deleteLetter({ storeId, letterId }),
    onSuccess: () => {
      say(t.deleted);
      onDone();
    },
    onError: complain,
    onSettled: () => {
      setAsking(false);
      return client.invalidateQueries({ queryKey: lettersKey(storeId) });
    },
  });
  return (
    <>
      <Button look="danger" onClick={() => setAsking(true)}>
        {t.deleteForGood}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t.deleteTitle}
        action={t.deleteForGood}
        isBusy={isPending}
        onConfirm={mutate}
        onClose={() => setAsking(false)}
      >
        {t.deleteLead}
      </ConfirmDialog>
    </>
  );
}
