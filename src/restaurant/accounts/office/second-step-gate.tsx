import { useQueryClient } from '@tanstack/react-query';
import type { Membership } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import type { SessionView } from '../wire/accounts.ts';
import { useSignOut } from './face/use-sign-out.ts';
import styles from './second-step-gate.module.css';
import { SetUpTotp } from './set-up-totp.tsx';

interface SecondStepGateProps {
  session: SessionView;
  chosen: Membership;
  onChooseStore: (storeId: string) => void;
}

/** Shown in place of a restaurant that requires a second step, until the account has one. */
export function SecondStepGate({ session, chosen, onChooseStore }: SecondStepGateProps) {
  const { privacy: t, shell } = useTexts();
  const client = useQueryClient();
  const signOut = useSignOut();
  const { email, verified } = session.account;
  const others = session.stores.filter(({ _id }) => _id !== chosen._id);
  return (
    <main className={styles.gate}>
      <h1 className={styles.title}>{t.gateTitle(chosen.name)}</h1>
      <p>{verified ? t.gateLead : t.gateVerify}</p>
      {verified && <SetUpTotp email={email} onDone={() => void client.invalidateQueries()} />}
      <div className={styles.others}>
        {others.map(({ _id, name }) => (
          <Button key={_id} onClick={() => onChooseStore(_id)}>
            {name}
          </Button>
        ))}
        <Button onClick={signOut}>{shell.signOut}</Button>
      </div>
    </main>
  );
}
