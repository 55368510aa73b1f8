import { useState } from 'react';
import type { OperatedStore } from '#domain/api/operator.ts';
import { STORE, type StoreAct } from '#domain/authority/authority.ts';
import { mayIn, storeStates } from '#domain/authority/standing.ts';
import { Button } from '../../../components/button.tsx';
import { useTexts } from '../../../texts/index.ts';
import { RequestPaymentDialog } from '../invoices/request-payment-dialog.tsx';
import { PlanDialog } from '../plan-dialog.tsx';
import { SuspendDialog } from '../suspend-dialog.tsx';
import { useMayOperate } from '../use-may-operate.ts';
import { CloseDialog } from './close-dialog.tsx';
import { HandOverDialog } from './hand-over-dialog.tsx';
import styles from './store.module.css';

type Step = 'plan' | 'requestPayment' | 'suspend' | 'handOver' | 'close';

/** What an operator can do with a store. */
export function StoreSteps({ store }: { store: OperatedStore }) {
  const { operator: t, operatedStore: own } = useTexts();
  const [step, setStep] = useState<Step | null>(null);
  const close = () => setStep(null);
  const isClosed = store.closedAt !== null;
  const mayOperate = useMayOperate();
  const isMoney = mayOperate('operator.money');
  const mayDo = (act: StoreAct) =>
    mayOperate('operator.stores') && mayIn(STORE[act], storeStates(store), 'operator');
  return (
    <div className={styles.steps}>
      {isMoney && <Button onClick={() => setStep('plan')}>{t.change}</Button>}
      {isMoney && <Button onClick={() => setStep('requestPayment')}>{t.invoices.requestPayment}</Button>}
      {mayDo('askHandOver') && <Button onClick={() => setStep('handOver')}>{own.handOver}</Button>}
      {mayDo('suspend') && (
        <Button onClick={() => setStep('suspend')}>
          {store.suspendedAt === null ? t.suspend : t.resume}
        </Button>
      )}
      {mayDo(isClosed ? 'reopen' : 'close') && (
        <Button onClick={() => setStep('close')}>{isClosed ? own.reopen : own.close}</Button>
      )}
      {isClosed && mayOperate('operator.stores') && !mayDo('reopen') && <p>{own.ownerClosed}</p>}
      {step === 'close' && <CloseDialog store={store} onClose={close} />}
      {step === 'plan' && <PlanDialog store={store} onClose={close} />}
      {step === 'requestPayment' && <RequestPaymentDialog store={store} onClose={close} />}
      {step === 'suspend' && <SuspendDialog store={store} onClose={close} />}
      {step === 'handOver' && <HandOverDialog store={store} onClose={close} />}
    </div>
  );
}
