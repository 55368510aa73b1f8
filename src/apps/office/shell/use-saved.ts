import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call, callCommand } from '#platform/calls/office-api/call.ts';
import { SECOND } from '#platform/time/rules/durations.ts';
import {
  nameActorOfCommands,
  noteLine,
  sendAgain,
  type Trouble,
} from '#restaurant/without-the-line/office/door.ts';
import { isQuiet, keepNumbers } from '#restaurant/without-the-line/office/numbers.ts';
import { followSaved, isAllSent, sendSaved } from '#restaurant/without-the-line/office/saved.ts';
import { kindOfCommand } from '#restaurant/without-the-line/rules/command-kind.ts';
import { errorText, useTexts } from '#texts/office/index.ts';
import { useNotice } from '#ui/office/notices/use-notice.ts';

const TRY_MS = 15 * SECOND;

interface Line {
  accountId: string;
  isAtTablet: boolean;
  trouble: Trouble | null;
}

/** At a tablet: keeps what is done without the line, sends it when the line is back, and says so once. */
export function useSaved({ accountId, isAtTablet, trouble }: Line): void {
  const isLost = trouble !== null;
  const { commands: t } = useTexts();
  const client = useQueryClient();
  const { say, warn } = useNotice();
  useEffect(() => noteLine(trouble), [trouble]);
  useEffect(() => {
    if (isAtTablet) void followSaved();
  }, [isAtTablet]);
  useEffect(() => {
    if (!isAtTablet || isLost) return;
    const send = async () => {
      const readAgain = () => client.invalidateQueries({ queryKey: ['stores'] });
      const { count, otherBills } = await sendSaved(accountId, callCommand, readAgain);
      for (const { orderNo, given, number } of otherBills) warn(t.otherBill(orderNo, given, number));
      if (count > 0) say(t.sent(count));
      await keepNumbers(
        await call('POST /api/tablet/numbers', {
          headers: { 'all-sent': (await isQuiet(isAllSent)) ? '1' : '0' },
          body: {},
        }),
        isAllSent,
      );
    };
    const sendCalmly = () => void send().catch(() => {});
    sendCalmly();
    const timer = setInterval(sendCalmly, TRY_MS);
    return () => clearInterval(timer);
  }, [accountId, isAtTablet, isLost, client, say, warn, t]);
}

/** Sends what this person did here when the page closed before the server had answered, and says what became of it. */
export function useSentAgain(accountId: string): void {
  const t = useTexts();
  const client = useQueryClient();
  const { say } = useNotice();
  useEffect(() => nameActorOfCommands(() => accountId), [accountId]);
  useEffect(() => {
    let isHere = true;
    void sendAgain(accountId, callCommand).then((outcomes) => {
      if (!isHere || outcomes.length === 0) return;
      void client.invalidateQueries({ queryKey: ['stores'] });
      for (const { command, refusal } of outcomes) {
        const what = t.commands.kinds[kindOfCommand(command.at)];
        say(refusal ? t.commands.refused(what, errorText(t, refusal)) : t.commands.done(what));
      }
    });
    return () => {
      isHere = false;
    };
  }, [accountId, client, say, t]);
}
