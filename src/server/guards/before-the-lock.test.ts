import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/**
 * Whoever asks something before their transaction has begun may be told what is no longer so when they write. Each
 * function that does is named here, with why that does no harm; one that decides by it belongs into the transaction.
 */
const ASKS_BEFORE: Record<string, string> = {
  'features/accounts/change-email.ts changeEmail':
    'holdAccount refuses another password than the one that was checked',
  'features/accounts/change-password.ts changePassword': 'only the password that was checked is replaced',
  'features/accounts/log-in.ts logIn': 'the password is compared once more with the account held',
  'features/accounts/reset-password.ts resetPassword':
    'the link is redeemed inside; before, it spares making a hash',
  'features/accounts/set-up-totp.ts setUpTotp':
    'holdAccount refuses another password than the one that was checked',
  'features/accounts/set-up-totp.ts confirmTotpSetup': 'confirmTotp takes only the secret that was read',
  'features/onboarding/sign-up.ts signUp': 'the unique address decides; before, it spares making a hash',
  'features/accounts/switch-off-totp.ts switchOffTotp':
    'holdAccount refuses another password than the one that was checked',
  'features/bills/issue-bill.ts findOrWriteBills': 'bills are read once more with the order held',
  'demo/seed-demo.ts seedDemo': 'makes the hash of a password, and asks nothing',
  'features/guest-data/forget-old-guests.ts forgetBills': 'bills of that age stay as they are',
  'features/foreign-pictures/fetch-foreign.ts showCopies':
    'asks only whether to begin; what is shown is read inside',
  'features/menus/replace-catalogue.ts saveCatalogue':
    'bumpRevision refuses another revision than the one that was read',
  'features/messages/alerts.ts wishForWhatsApp': 'what is sent asks the settings again',
  'features/messages/list-messages.ts sendTestMessage': 'tells its own sender what was so when they asked',
  'features/messages/send-code.ts sendCode': 'is sent as the store was set when the guest asked',
  'features/ordering/cancel-own-order.ts cancelOwnOrder':
    'finds which order it is; all else is read with it held',
  'features/ordering/place-order.ts decideAndWrite':
    'the statement refuses another revision; the code is spent inside',
  'features/ordering/receipts/claim-payment.ts claimPayment':
    'finds which order it is; who has seen the code may have paid, though the store has taken it off since',
  'features/otp/check-otp.ts checkOtp': 'a code never changes; its number is held while tries are counted',
  'features/printing/add-printer.ts addPrinter': "a store's key never changes",
  'features/printing/change-printer.ts renewAddress': "a store's key never changes",
  'features/printing/encode-or-give-up.ts encodeOrGiveUp': 'draws, and asks nothing',
  'features/printing/print-due.ts print': 'puts on paper, and asks nothing',
  'features/staff/accept-invitation.ts joinWithNewAccount':
    'the invitation is taken inside, and the unique address decides',
  'features/store-settings/set-gateway.ts setGateway':
    'bumpRevision refuses another revision than the one that was read',
  'features/store-settings/update-store.ts updateStore':
    'who loses their second step in the same moment sets it up again',
};

const BEGINS = /with(?:Transaction|OneStatement)\(/;

/** The functions of a file that wait for something, other than a limit, before their transaction. */
function asksBefore(name: string, text: string): string[] {
  return text.split(/^(?=(?:export )?(?:async )?function )/m).flatMap((part) => {
    const [, called] = /function (\w+)/.exec(part) ?? [];
    const begins = part.search(BEGINS);
    if (called === undefined || begins < 0) return [];
    const waits = part.slice(0, begins).match(/\bawait (?!\w+(?:\.\w+)*\.(?:take|tryTake)\()\S/);
    return waits ? [`${name} ${called}`] : [];
  });
}

test('whoever asks before their transaction has a reason why what changes meanwhile does no harm', async () => {
  const server = new URL('..', import.meta.url).pathname;
  const files = (await readdir(server, { recursive: true })).filter(
    (name) => /(?<!\.test)\.ts$/.test(name) && !name.includes('testing/'),
  );
  const found: string[] = [];
  for (const name of files) found.push(...asksBefore(name, await readFile(join(server, name), 'utf8')));
  expect(found.toSorted()).toEqual(Object.keys(ASKS_BEFORE).toSorted());
});

test('one that asks first is found', () => {
  const text = `export async function remove(ctx: Ctx) {
    await ctx.services.limiter.take('calls', ctx.actor.id);
    const found = await find(ctx.db);
    await withTransaction(ctx, (tx) => write(tx, found));
  }
  export async function change(ctx: Ctx) {
    await ctx.services.limiter.take('calls', ctx.actor.id);
    await withTransaction(ctx, async (tx) => write(tx, await find(tx.db)));
  }`.replaceAll(/^ {2}/gm, '');
  expect(asksBefore('remove.ts', text)).toEqual(['remove.ts remove']);
});
