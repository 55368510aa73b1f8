import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { PeopleView } from '#domain/api/staff.ts';
import { may } from '#domain/staff/permissions.ts';
import { MINUTE } from '#domain/time/durations.ts';
import { staffQuery } from '../../api/staff.ts';
import { Button } from '../../components/button.tsx';
import { Failure } from '../../components/failure.tsx';
import { PlusIcon } from '../../components/icons.tsx';
import { Loading } from '../../components/loading.tsx';
import { Nothing } from '../../components/nothing.tsx';
import { Page } from '../../components/page.tsx';
import { useStore } from '../../session/current-store.ts';
import { useTexts } from '../../texts/index.ts';
import { UserNav } from '../account/face/user-nav.tsx';
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
