import { useMutation } from '@tanstack/react-query';
import type { OwnTablet } from '#domain/api/tablets.ts';
import { startTurn } from '../../api/tablets.ts';
import { PinPad } from '../../components/pin/pin-pad.tsx';
import { useTexts } from '../../texts/index.ts';
import { pinFailure } from './pin-failure.ts';

interface SignInPadProps {
  person: { _id: string; name: string };
  onDone: (tablet: OwnTablet) => void;
  onRefused: () => void;
}

export function SignInPad({ person: { _id: accountId, name }, onDone, onRefused }: SignInPadProps) {
  const t = useTexts();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (pin: string) => startTurn({ accountId, pin }),
    onSuccess: onDone,
    onError: onRefused,
  });
  return (
    <PinPad
      label={t.tablets.enterPin(name)}
      action={t.tablets.signIn}
      failure={pinFailure(t, error)}
      isBusy={isPending}
      isAlone
      onEnter={mutate}
    />
  );
}
