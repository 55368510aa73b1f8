import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { STORE, type StoreAct } from '#restaurant/access/rules/authority.ts';
import { mayIn, storeStates } from '#restaurant/access/rules/standing.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import type { OperatedStore } from '../../wire/operator.ts';
import { CreateDialog } from '../create-dialog.tsx';
import { RequestPaymentDialog } from '../invoices/request-payment-dialog.tsx';
import { PlanDialog } from '../plan-dialog.tsx';
import { SuspendDialog } from '../suspend-dialog.tsx';
import { useMayOperate } from '../use-may-operate.ts';
import { CloseDialog } from './close-dialog.tsx';
import { HandOverDialog } from './hand-over-dialog.tsx';
import styles from './store.module.css';

type Step = 'plan' | 'duplicate' | 'requestPayment' | 'suspend' | 'handOver' | 'close';

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
      {mayOperate('operator.stores') && (
        <Button onClick={() => setStep('duplicate')}>{t.create.duplicate}</Button>
      )}
      {mayDo('suspend') && (
        <Button onClick={() => setStep('suspend')}>
          {store.suspendedAt === null ? t.suspend : t.resume}
        </Button>
      )}
      {mayDo(isClosed ? 'reopen' : 'close') && (
        <Button onClick={() => setStep('close')}>{isClosed ? own.reopen : own.close}</Button>
      )}
      {isClosed && mayOperate('operator.stores') && !mayDo('reopen') && <p>{own.ownerClosed}</p>}
      <Link to="/operator/invoices" search={{ store: store.slug }}>
        {t.invoices.ofStore}
      </Link>
      <StepDialog step={step} store={store} onClose={close} />
    </div>
  );
}

interface StepDialogProps {
  step: Step | null;
  store: OperatedStore;
  onClose: () => void;
}

function StepDialog({ step, store, onClose }: StepDialogProps) {
  if (step === 'duplicate') return <CreateDialog of={store} onClose={onClose} />;
  if (step === 'close') return <CloseDialog store={store} onClose={onClose} />;
  if (step === 'plan') return <PlanDialog store={store} onClose={onClose} />;
  if (step === 'requestPayment') return <RequestPaymentDialog store={store} onClose={onClose} />;
  if (step === 'suspend') return <SuspendDialog store={store} onClose={onClose} />;
  if (step === 'handOver') return <HandOverDialog store={store} onClose={onClose} />;
  return null;
}
