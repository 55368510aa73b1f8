import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { UserNav } from '#restaurant/accounts/office/face/user-nav.tsx';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { PlusIcon } from '#ui/office/icons.tsx';
import { Page } from '#ui/office/layout/page.tsx';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { Nothing } from '#ui/office/notices/nothing.tsx';
import { staffQuery } from '../office-api/staff.ts';
import { may } from '../rules/permissions.ts';
import type { PeopleView } from '../wire/staff.ts';
import { AddDialog } from './add-dialog.tsx';

interface StaffFrameProps {
  children: (staff: PeopleView, onInvite: () => void) => ReactNode;
}

/** The frame of the list and of the cards. */
export function StaffFrame({ children }: StaffFrameProps) {
  const t = useTexts();
  const { role, profile } = useStore();
  const { data, error, refetch, isAllowed } = useStaff();
  const [isInviting, setInviting] = useState(false);
  const invite = () => setInviting(true);
  if (error && !data) return <Failure title={t.staff.failed} error={error} onRetry={() => void refetch()} />;
  return (
    <Page
      title={t.staff.title}
      width="wide"
      lead={isAllowed && t.staff.lead(profile.name)}
      actions={
        may(role, 'staff.invite') && (
          <Button look="main" icon={<PlusIcon size={18} />} onClick={invite}>
            {t.staff.invite}
          </Button>
        )
      }
    >
      <UserNav />
      {isAllowed ? data ? children(data, invite) : <Loading /> : <NotForYou />}
      <AddDialog isOpen={isInviting} onClose={() => setInviting(false)} />
    </Page>
  );
}

function NotForYou() {
  const { staff: t } = useTexts();
  return (
    <Nothing title={t.notForYou} hint={t.notForYouHint}>
      <Link to="/app/management/user/profile">{t.toProfile}</Link>
    </Nothing>
  );
}

const LOOK_AGAIN_MS = MINUTE;

/** Fetches only what this role may read. */
function useStaff() {
  const { storeId, role } = useStore();
  const isAllowed = may(role, 'staff.read');
  const query = useQuery({
    ...staffQuery(storeId),
    enabled: isAllowed,
    refetchInterval: LOOK_AGAIN_MS,
  });
  return { ...query, isAllowed };
}
