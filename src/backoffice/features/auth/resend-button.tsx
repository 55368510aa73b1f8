import { useMutation } from '@tanstack/react-query';
import { resendVerification } from '../../api/own-account.ts';
import { Button } from '../../parts/button.tsx';
import { useNotice } from '../../parts/use-notice.ts';
import { useTexts } from '../../texts/index.ts';

export function ResendButton() {
  const { account: t } = useTexts();
  const { say, complain } = useNotice();
  const { mutate, isPending } = useMutation({
    mutationFn: resendVerification,
    onSuccess: () => say(t.resent),
    onError: complain,
  });
  return (
    <Button look="main" isBusy={isPending} onClick={() => mutate()}>
      {t.resend}
    </Button>
  );
}
