import { useMutation } from '@tanstack/react-query';
import type { OwnTablet } from '#domain/api/tablets.ts';
import { PinPad } from '../../components/pin/pin-pad.tsx';
import { signInByPin } from '../../session/sign-in-by-pin.ts';
import { useTexts } from '../../texts/index.ts';
import { pinFailure } from './pin-failure.ts';

interface SignInPadProps {
  tablet: OwnTablet;
  person: { _id: string; name: string };
  onDone: (signedIn: Awaited<ReturnType<typeof signInByPin>>) => void;
  onRefused: () => void;
}

export function SignInPad({ tablet, person, onDone, onRefused }: SignInPadProps) {
  const { _id: accountId, name } = person;
  const t = useTexts();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (pin: string) => signInByPin(tablet, { accountId, pin }),
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
