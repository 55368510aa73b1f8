import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/calls/office-api/call.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { SelectField } from '#ui/office/fields/select-field.tsx';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { chatPeopleQuery } from '../office-api/chat.ts';
import { type ConversationKind, mayChat, PRESENCE_CHOICES, type PresenceChoice } from '../rules/chat.ts';
import styles from './chat.module.css';

/** Who reads a group, and which of them are there. */
export function People({ kind }: { kind: ConversationKind }) {
  const { chat: t } = useTexts();
  const { storeId } = useStore();
  const { data } = useQuery(chatPeopleQuery(storeId));
  const readers = data?.people.filter(({ role }) => mayChat(role, kind)) ?? [];
  return (
    <ul className={styles.people} aria-label={t.people}>
      {readers.map(({ _id, name, presence }) => (
        <li key={_id} data-presence={presence}>
          {name} <span className={styles.about}>{t.presences[presence]}</span>
        </li>
      ))}
    </ul>
  );
}

const BY_ITSELF = 'auto';

/** How one is shown to the team. */
export function OwnPresence() {
  const { chat: t } = useTexts();
  const { storeId } = useStore();
  const client = useQueryClient();
  const { complain } = useNotice();
  const people = chatPeopleQuery(storeId);
  const { data } = useQuery(people);
  const { mutate, variables, isPending } = useMutation({
    mutationFn: (choice: PresenceChoice | null) =>
      call('PUT /api/chat/:storeId/presence', { params: { storeId }, body: { choice } }),
    onSuccess: () => client.invalidateQueries({ queryKey: people.queryKey }),
    onError: complain,
  });
  const chosen = isPending ? variables : data?.choice;
  const choices = PRESENCE_CHOICES.map((value) => ({ value, label: t.presences[value] }));
  return (
    <SelectField
      label={t.presence}
      value={chosen ?? BY_ITSELF}
      options={[{ value: BY_ITSELF, label: t.byItself } as const, ...choices]}
      onChange={(choice) => mutate(choice === BY_ITSELF ? null : choice)}
    />
  );
}
