import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { PRODUCT } from '#restaurant/access/office/site-brand.ts';
import { SIGN_UP_POLICIES, type SignUpPolicy } from '#restaurant/accounts/rules/sign-up-policy.ts';
import { useTexts } from '#texts/office/index.ts';
import { Choice } from '#ui/office/choices/choice.tsx';
import { Card } from '#ui/office/layout/card.tsx';
import { PageOf } from '#ui/office/layout/page.tsx';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { changeSignUp, signUpQuery } from '../../office-api/operator-site.ts';
import { useMayOperate } from '../use-may-operate.ts';
import { FunnelCard } from './funnel-card.tsx';
import { InviteOwner } from './invite-owner.tsx';
import { OwnersInvited } from './owners-invited.tsx';

/** Who may open a restaurant on this site. */
export function SignUpPage() {
  const { operator } = useTexts();
  const t = operator.signUp;
  const mayOperate = useMayOperate();
  const { data, error, refetch } = useQuery(signUpQuery);
  return (
    <PageOf owner={PRODUCT} title={t.title} lead={t.lead}>
      {error && !data && <Failure title={t.failed} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading shape="fields" />}
      {data && <Policy policy={data.policy} mayChange={mayOperate('operator.brand')} />}
      {data && data.policy !== 'closed' && mayOperate('operator.stores') && <InviteOwner />}
      {data && data.policy !== 'closed' && <OwnersInvited />}
      <FunnelCard />
    </PageOf>
  );
}

function Policy({ policy, mayChange }: { policy: SignUpPolicy; mayChange: boolean }) {
  const { operator } = useTexts();
  const t = operator.signUp;
  const client = useQueryClient();
  const { say, complain } = useNotice();
  const { mutate } = useMutation({
    mutationFn: changeSignUp,
    onSuccess: (saved) => {
      client.setQueryData(signUpQuery.queryKey, saved);
      say(t.saved(t.policies[saved.policy]));
    },
    onError: complain,
  });
  return (
    <Card title={t.who} hint={t.hints[policy]}>
      {mayChange ? (
        <Choice
          wraps
          label={t.who}
          value={policy}
          options={SIGN_UP_POLICIES.map((value) => ({ value, label: t.policies[value] }))}
          onChange={(chosen) => mutate(chosen)}
        />
      ) : (
        <p>{t.policies[policy]}</p>
      )}
    </Card>
  );
}
