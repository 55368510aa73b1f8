import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const HERE = import.meta.dirname;

/** Parts that can't stand alone, and where they are seen. */
const ELSEWHERE: Record<string, string> = {
  'bill/bill-dialog.tsx': 'asks the server for a bill',
  'bill/buyer-form.tsx': 'asks the server for companies of earlier bills',
  'bill/buyer-part.tsx': 'opens the form beside it',
  'bill/bill-sheet.tsx': 'is a bill, on the screen of bills',
  'changes/conflict-form.tsx': 'needs two people who save at once',
  'changes/conflict-provider.tsx': 'shows nothing',
  'dishes/category-chips.tsx': 'is part of the list of dishes',
  'dishes/discounted-price.tsx': 'is part of the list of dishes',
  'dishes/dish-picker.tsx': 'is the list of dishes, where an order is taken or changed',
  'dishes/option-field.tsx': 'is part of the dialog of options',
  'dishes/options-dialog.tsx': 'is a dish’s, where an order is taken or changed',
  'dish-lines/dish-lines.tsx': 'types a menu, in the setup guide and the menu editor',
  'dish-lines/line-preview.tsx': 'shows a typed menu, in the setup guide and the menu editor',
  'dropdown.tsx': 'is part of each menu of the office',
  'failure.tsx': 'replaces a page that can’t be loaded',
  'fields/price-in-place.tsx': 'is a dish’s, in the list of dishes',
  'fields/taxes-field.tsx': 'chooses a store’s tax, among the legal details',
  'guest-frame.tsx': 'shows the guests’ page, in the menu editor',
  'icons.tsx': 'is among the foundations',
  'leave-guard.tsx': 'asks before a form is left unsaved',
  'loading.tsx': 'replaces a page that is being loaded',
  'discount/discount-form.tsx': 'is the content of dialogs that give a discount',
  'discount/reason-field.tsx': 'is part of the dialogs that cancel, remove and give a discount',
  'money/cash-tendered.tsx': 'is part of each form that records a payment',
  'money/correct-dialog.tsx': 'corrects a payment of an order',
  'money/equal-parts.tsx': 'is part of each form that records a payment',
  'money/khata-choice.tsx': 'asks the server for the accounts of guests',
  'money/paid-by.tsx': 'is part of each form that records a payment',
  'money/reason-field.tsx': 'is part of the dialogs that correct and settle',
  'money/settle-dialog.tsx': 'settles an order',
  'money/tab-receipts.tsx': 'asks the server about an order',
  'new-restaurant-dialog.tsx': 'asks for a restaurant, in the menu at the top',
  'not-allowed.tsx': 'replaces a page',
  'page.tsx': 'is the frame of each page, this one too',
  'pin/pin-form.tsx': 'sets a PIN, in the own account and with each person',
  'printers/test-print-link.tsx': 'prints by this browser, in the setup guide and under printers',
  'refunds/owed-panel.tsx': 'asks the server about an order',
  'refunds/refund-steps.tsx': 'refunds an order',
  'ui/chat/attach-picture.tsx': 'is part of each field to write in',
  'ui/chat/shown-picture.tsx': 'is a picture of a conversation, in the messages',
  'ui/chat/thread.tsx': 'is a conversation, in the messages',
  'ui/parts/icon.tsx': 'is the guests’ icons, in each of their screens',
  'unpaid/unpaid-link.tsx': 'asks the server for unpaid orders, on the board and the floor',
  'untaxed-warning.tsx': 'is a menu’s, in the menu editor',
};

const partsIn = (folder: string, prefix: string): string[] =>
  readdirSync(`${HERE}/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => `${prefix}${file}`);

test('every part is in the gallery, or is known to be seen elsewhere', () => {
  const samples = readdirSync(HERE)
    .filter((file) => file.endsWith('-samples.tsx'))
    .flatMap((file) => [...readFileSync(`${HERE}/${file}`, 'utf8').matchAll(/part: '([^']+)'/g)])
    .map(([, part = '']) => part);
  const parts = [
    ...partsIn('../../parts', ''),
    ...partsIn('../../../ui/parts', 'ui/parts/'),
    ...partsIn('../../../ui/chat', 'ui/chat/'),
  ];
  expect([...samples, ...Object.keys(ELSEWHERE)].toSorted()).toEqual(parts.toSorted());
});
