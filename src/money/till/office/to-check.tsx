import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { questionsQuery } from '#money/questions/office-api/questions.ts';
import type { QuestionView } from '#money/questions/wire/questions.ts';
import { call, perform } from '#platform/calls/office-api/call.ts';
import { messageOf } from '#platform/errors/rules/error-messages.ts';
import type { ErrorCode } from '#platform/errors/rules/errors.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { isCommandAddress, kindOfCommand } from '#restaurant/without-the-line/rules/command-kind.ts';
import { useInterface, useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { formatAmount, formatWhen } from '#ui/office/format.ts';
import { Card } from '#ui/office/layout/card.tsx';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { useTimed } from '#ui/office/now.ts';
import { undoTillEntry } from '../office-api/till.ts';
import styles from './till.module.css';

/** What was done without internet and could not be saved as it was made. It stays until somebody has checked it. */
export function ToCheck() {
  const { commands: t } = useTexts();
  const { storeId } = useStore();
  const { data } = useQuery(questionsQuery(storeId));
  if (!data || data.questions.length === 0) return null;
  return (
    <Card title={t.toCheck} hint={t.toCheckHint}>
      <ul className={styles.list}>
        {data.questions.map((question) => (
          <Question key={question._id} question={question} />
        ))}
      </ul>
    </Card>
  );
}

function Question({ question }: { question: QuestionView }) {
  const { t: texts, language } = useInterface();
  const { commands: t } = texts;
  const { storeId, role, profile } = useStore();
  const client = useQueryClient();
  const { complain } = useNotice();
  const { order, madeAt, madeBy, sitting = '', beside = '', inDrawer, cashEntry } = question;
  const then = {
    onSuccess: () => client.invalidateQueries({ queryKey: ['stores', storeId] }),
    onError: complain,
  };
  const { mutate, isPending } = useMutation({
    async mutationFn({ isJoined }: { isJoined: boolean }) {
      if (isJoined)
        await perform('POST /api/stores/:storeId/sittings/:sittingId/merge', {
          params: { storeId, sittingId: sitting },
          body: { into: beside },
        });
      await call('POST /api/stores/:storeId/questions/:questionId/settled', {
        params: { storeId, questionId: question._id },
        body: {},
      });
    },
    ...then,
  });
  const takeBack = useMutation({
    mutationFn: (entryId: string) => undoTillEntry(storeId, entryId),
    ...then,
  });
  const cash = formatAmount(inDrawer ?? 0, profile.currency);
  const { timeZone } = profile;
  const when = useTimed((now) => formatWhen(Date.parse(madeAt), now, { language, timeZone }));
  return (
    <li>
      <span>
        <QuestionText question={question} />
        <br />
        <span className={styles.soft}>
          <QuestionAbout question={question} /> {t.doneBy(madeBy, when)}
          {inDrawer !== undefined && (
            <>
              <br />
              {cashEntry === undefined ? t.cashOfClosedDay(cash) : t.cashFirst}
            </>
          )}
        </span>
      </span>
      <span className={styles.actions}>
        {order && (
          <Link to="/app/dashboard" search={{ order: order._id }}>
            {texts.board.order(order.orderNo)}
          </Link>
        )}
        {may(role, 'till.close') && cashEntry !== undefined && (
          <Button isBusy={takeBack.isPending} onClick={() => takeBack.mutate(cashEntry)}>
            {t.takeCashBack(cash)}
          </Button>
        )}
        {may(role, 'till.close') && beside !== '' && (
          <Button isBusy={isPending} onClick={() => mutate({ isJoined: true })}>
            {t.joinBills}
          </Button>
        )}
        {may(role, 'till.close') && (
          <Button isBusy={isPending} onClick={() => mutate({ isJoined: false })}>
            {beside === '' ? t.settle : t.keepBills}
          </Button>
        )}
      </span>
    </li>
  );
}

/** Number, dishes, sum and bill, as far as they are known. */
function QuestionAbout({ question }: { question: QuestionView }) {
  const { commands: t } = useTexts();
  const { currency } = useStore().profile;
  const { number = '', dishes = [], sum, bill = '', inDrawer } = question;
  const about = [
    number,
    dishes.map(({ label, quantity }) => `${quantity} × ${label}`).join(', '),
    sum === undefined ? '' : formatAmount(sum, currency),
    bill && t.onBill(bill),
    inDrawer === undefined ? '' : t.inDrawer(formatAmount(inDrawer, currency)),
  ].filter(Boolean);
  return about.length > 0 && `${about.join(' · ')} ·`;
}

function QuestionText({ question }: { question: QuestionView }) {
  const { commands: t, errors } = useTexts();
  const { currency } = useStore().profile;
  const { kind, call = '', taken = 0, due = 0, code = '', message = '', table, beside, isSaved } = question;
  if (kind === 'table') return (beside ? t.twoParties : t.noParty)(table ?? '');
  if (kind === 'price') {
    const sums = [formatAmount(taken, currency), formatAmount(due, currency)] as const;
    return table === undefined ? t.otherSum(...sums) : t.otherMoney(table, ...sums);
  }
  const what = isCommandAddress(call) ? t.kinds[kindOfCommand(call)] : call || t.kinds.sale;
  const why = errors[code as ErrorCode] ?? messageOf({ code: code as ErrorCode, message });
  return (isSaved ? t.savedThough : t.notSaved)(what, why);
}
