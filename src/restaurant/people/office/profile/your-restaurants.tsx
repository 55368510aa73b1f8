import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { type Membership, useStore } from '#restaurant/access/office/current-store.ts';
import { useChosenStore } from '#restaurant/access/office/use-chosen-store.ts';
import { sessionQuery } from '#restaurant/accounts/office-api/session.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { ConfirmDialog } from '#ui/office/dialogs/confirm-dialog.tsx';
import { PlusIcon } from '#ui/office/icons.tsx';
import { Card } from '#ui/office/layout/card.tsx';
import entries from '#ui/office/layout/entries.module.css';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { leaveStore } from '../../office-api/staff.ts';
import { NewRestaurantDialog } from '../face/new-restaurant-dialog.tsx';
import row from '../person.module.css';
import { RolePill } from '../role-pill.tsx';
import styles from './profile-page.module.css';

export function YourRestaurants() {
  const { staff: t } = useTexts();
  const { data: session } = useQuery(sessionQuery);
  const [isOpening, setOpening] = useState(false);
  const [leaving, setLeaving] = useState<Membership | null>(null);
  return (
    <Card
      title={t.profile.restaurants}
      hint={t.profile.restaurantsHint}
      actions={
        <Button icon={<PlusIcon size={18} />} onClick={() => setOpening(true)}>
          {t.newStore.action}
        </Button>
      }
    >
      <ul>
        {session?.stores.map((store) => (
          <Row key={store._id} store={store} onLeave={setLeaving} />
        ))}
      </ul>
      <NewRestaurantDialog isOpen={isOpening} onClose={() => setOpening(false)} />
      {leaving && <LeaveDialog store={leaving} onClose={() => setLeaving(null)} />}
    </Card>
  );
}

interface RowProps {
  store: Membership;
  onLeave: (store: Membership) => void;
}

function Row({ store, onLeave }: RowProps) {
  const { profile: t } = useTexts().staff;
  const { storeId } = useStore();
  const router = useRouter();
  const [, choose] = useChosenStore();
  const { _id, name, role } = store;
  return (
    <li className={entries.row}>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <RolePill role={role} />
      </span>
      <span className={row.steps}>
        {_id === storeId ? (
          <span className={styles.here}>{t.here}</span>
        ) : (
          <Button
            aria-label={t.switchToOf(name)}
            onClick={() => {
              choose(_id);
              void router.navigate({ to: '/app/dashboard' });
            }}
          >
            {t.switchTo}
          </Button>
        )}
        <Button aria-label={t.leaveOf(name)} onClick={() => onLeave(store)}>
          {t.leave}
        </Button>
      </span>
    </li>
  );
}

function LeaveDialog({ store: { _id, name }, onClose }: { store: Membership; onClose: () => void }) {
  const { staff: t } = useTexts();
  const { storeId } = useStore();
  const { say, complain } = useNotice();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: leaveStore,
    onSuccess: async () => {
      onClose();
      // When somebody leaves the present restaurant, the next screen says so instead.
      if (_id !== storeId) say(t.outside(name));
      await client.invalidateQueries({ queryKey: sessionQuery.queryKey });
    },
    onError: (error) => {
      onClose();
      complain(error);
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title={t.profile.leaveTitle(name)}
      action={t.profile.leave}
      isBusy={isPending}
      onConfirm={() => mutate(_id)}
      onClose={onClose}
    >
      {t.profile.leaveLead}
    </ConfirmDialog>
  );
}
