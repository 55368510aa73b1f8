import { useState } from 'react';
import { useSignOut } from '#restaurant/accounts/office/face/use-sign-out.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { NewRestaurantDialog } from '../face/new-restaurant-dialog.tsx';

/** Shown to somebody who is in no restaurant. */
export function NoStores() {
  const t = useTexts();
  const signOut = useSignOut();
  const [isOpening, setOpening] = useState(false);
  return (
    <main className="centred">
      <h1>{t.staff.nowhere}</h1>
      <p>{t.staff.nowhereHint}</p>
      <Button look="main" onClick={() => setOpening(true)}>
        {t.staff.newStore.action}
      </Button>
      <Button onClick={signOut}>{t.shell.signOut}</Button>
      <NewRestaurantDialog isOpen={isOpening} onClose={() => setOpening(false)} />
    </main>
  );
}
