import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/**
 * What a function reads before its transaction may be outdated when it writes. Each function that does so is named here,
 * with the reason why that does no harm. A read that decides belongs into the transaction.
 */
const ASKS_BEFORE: Record<string, string> = {
  'features/accounts/change-email.ts changeEmail':
    'lockCheckedAccount refuses any other password than the one that was checked',
  'features/accounts/change-password.ts changePassword': 'only the password that was checked is replaced',
  'features/accounts/log-in.ts logIn': 'the password is compared again under the lock of the account',
  'features/accounts/reset-password.ts resetPassword':
    'the link is redeemed inside; the check before saves a hash',
  'features/accounts/set-up-totp.ts setUpTotp':
    'lockCheckedAccount refuses any other password than the one that was checked',
  'features/accounts/set-up-totp.ts confirmTotp':
    'updateTotpConfirmed confirms only the secret that was read',
  'features/onboarding/sign-up.ts signUp': 'the unique address decides; the check before saves a hash',
  'features/accounts/switch-off-totp.ts switchOffTotp':
    'lockCheckedAccount refuses any other password than the one that was checked',
  'features/bills/issue-bill.ts findOrWriteBills': 'bills are read again under the lock of the order',
  'demo/seed-demo.ts seedDemo': 'hashes a password and reads nothing',
  'demo/past/make-past.ts makePast':
    'reads the menu of a store that was just made, before the program listens',
  'features/feedback/give-feedback.ts giveFeedback':
    'finds the order; everything else is read under its lock',
  'features/guest-data/erase-old-guests.ts eraseBills': 'bills of that age stay as they are',
  'features/foreign-pictures/fetch-foreign.ts publishCopies':
    'reads only whether to start; the copies are read inside',
  'features/menus/replace-catalogue.ts saveCatalogue':
    'bumpRevision refuses another revision than the one that was read',
  'features/messages/alerts.ts wishForWhatsApp': 'the settings are read again when a message is sent',
  'features/messages/list-messages.ts sendTestMessage': 'returns the state at the time of the call',
  'features/messages/send-code.ts sendCode': 'is sent with the settings at the time of the call',
  'features/order-desk/cancel-own-order.ts cancelOwnOrder':
    'finds the order; everything else is read under its lock',
  'features/placing/place-order.ts decideAndWrite':
    'the statement refuses another revision; the code is spent inside',
  'features/receipts/claim-payment.ts claimPayment':
    'only finds the order; a guest may have paid even if the store has removed its UPI address since',
  'features/otp/check-otp.ts checkOtp': 'a code never changes; its number is locked while tries are counted',
  'features/printing/add-printer.ts addPrinter': "a store's key never changes",
  'features/printing/change-printer.ts renewPrinterAddress': "a store's key never changes",
  'features/printing/encode-or-give-up.ts encodeOrGiveUp': 'encodes and reads nothing',
  'features/printing/print-due.ts print': 'prints and reads nothing',
  'features/staff/accept-invitation.ts joinWithNewAccount':
    'the invitation is taken inside, and the unique address decides',
  'features/store-settings/set-demo-gateway.ts setDemoGateway':
    'bumpRevision refuses another revision than the one that was read',
  'features/store-settings/update-store.ts updateStore':
    'a member who loses their second step meanwhile sets it up again',
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

test('every function that reads before its transaction has a reason why that is safe', async () => {
  const server = new URL('..', import.meta.url).pathname;
  const files = (await readdir(server, { recursive: true })).filter(
    (name) => /(?<!\.test)\.ts$/.test(name) && !name.includes('testing/'),
  );
  const found: string[] = [];
  for (const name of files) found.push(...asksBefore(name, await readFile(join(server, name), 'utf8')));
  expect(found.toSorted()).toEqual(Object.keys(ASKS_BEFORE).toSorted());
});

test('a function that reads first is found', () => {
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
