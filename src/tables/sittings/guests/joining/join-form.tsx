import { type FormEvent, useState } from 'react';
import { Field } from '#ui/guests/form/field.tsx';
import card from '#ui/guests/order-card.module.css';
import actions from '#ui/shared/components/actions.module.css';
import { LONGEST_GUEST_NAME } from '../../rules/sitting.ts';
import { useTableTexts } from '../../texts/guests/table/use-table-texts.ts';
import { sitDown } from '../state/sit.ts';
import { useAct } from '../use-trouble.ts';
import styles from './join.module.css';

interface Props {
  /** A guest who waits has said the name already. */
  isWaiting?: boolean;
  /** What was wrong with the code that they have typed. */
  told?: string;
}

/** Asks those who sit at the table, or shows that the guest is with them. */
export function JoinForm({ isWaiting = false, told = '' }: Props) {
  const { join } = useTableTexts();
  const { ref, submit, isBusy, faults } = useAct();
  const [name, setName] = useState('');
  const [code, setCode] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    const isWrong = code !== '' || isWaiting ? !/^\d{4}$/.test(code) : false;
    void submit(() => sitDown(name.trim(), code), isWrong ? { code: join.codeFault } : {});
  };
  return (
    <form ref={ref} className={styles.form} noValidate onSubmit={send}>
      {!isWaiting && (
        <Field
          label={join.name}
          note={join.optional}
          value={name}
          autoComplete="given-name"
          enterKeyHint="next"
          maxLength={LONGEST_GUEST_NAME}
          onChange={({ target }) => setName(target.value)}
        />
      )}
      <Field
        label={join.code}
        note={isWaiting ? undefined : join.optional}
        value={code}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        maxLength={4}
        fault={faults['code'] ?? told}
        onChange={({ target }) => setCode(target.value.replace(/\D/g, ''))}
      />
      {told === '' && <p className={card.hint}>{join.codeHint}</p>}
      <p className={card.fault} role="alert">
        {faults['form']}
      </p>
      <button type="submit" className={actions.foot} aria-busy={isBusy}>
        {isBusy ? join.joining : join.join}
      </button>
    </form>
  );
}
