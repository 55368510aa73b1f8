import { useMutation } from '@tanstack/react-query';
import { signInByPin } from '#restaurant/access/office/sign-in-by-pin.ts';
import { useTexts } from '#texts/office/index.ts';
import { PinPad } from '#ui/office/pin/pin-pad.tsx';
import type { OwnTablet } from '../wire/tablets.ts';
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
