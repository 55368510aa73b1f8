import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { kindOfCommand } from '#domain/commands/command-kind.ts';
import { callCommand } from '../../api/call.ts';
import { useNotice } from '../../components/use-notice.ts';
import { nameActorOfCommands, sendAgain } from '../../device/door.ts';
import { errorText, useTexts } from '../../texts/index.ts';

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
