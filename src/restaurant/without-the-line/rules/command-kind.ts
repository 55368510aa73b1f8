import type { CommandAddress } from '#calls/contract.ts';

/** What a command is, in a word for the people who gave it. */
const COMMAND_KINDS = {
  'POST /api/stores/:storeId/orders': 'order',
  'POST /api/stores/:storeId/sales': 'sale',
  'POST /api/stores/:storeId/orders/:orderId/state': 'step',
  'POST /api/stores/:storeId/orders/:orderId/items/:itemId/discard': 'change',
  'POST /api/stores/:storeId/orders/:orderId/edit': 'change',
  'POST /api/stores/:storeId/orders/:orderId/items/:itemId/ready': 'ready',
  'POST /api/stores/:storeId/orders/:orderId/payments': 'payment',
  'POST /api/stores/:storeId/orders/:orderId/claim/refuse': 'claim',
  'POST /api/stores/:storeId/orders/:orderId/bill': 'bill',
  'PUT /api/stores/:storeId/orders/:orderId/buyer': 'bill',
  'POST /api/stores/:storeId/sittings': 'table',
  'PATCH /api/stores/:storeId/sittings/:sittingId': 'table',
  'POST /api/stores/:storeId/sittings/:sittingId/close': 'table',
  'POST /api/stores/:storeId/sittings/:sittingId/reopen': 'table',
  'POST /api/stores/:storeId/sittings/:sittingId/guests/:guestId': 'guest',
  'POST /api/stores/:storeId/sittings/:sittingId/calls/:callId': 'call',
  'POST /api/stores/:storeId/sittings/:sittingId/move': 'table',
  'POST /api/stores/:storeId/sittings/:sittingId/merge': 'table',
  'POST /api/stores/:storeId/sittings/:sittingId/split': 'split',
  'POST /api/stores/:storeId/sittings/:sittingId/payments': 'payment',
  'DELETE /api/stores/:storeId/sittings/:sittingId/parts/:partId': 'claim',
  'PATCH /api/stores/:storeId/items/:itemId': 'dish',
  'POST /api/stores/:storeId/till/entries': 'till',
  'POST /api/stores/:storeId/till/entries/:entryId/undo': 'till',
  'POST /api/stores/:storeId/stock/entries': 'stock',
  'POST /api/stores/:storeId/stock/purchases/:purchaseId/receive': 'stock',
  'POST /api/stores/:storeId/receipts/:receiptId/reverse': 'payment',
  'POST /api/stores/:storeId/tabs/:tabId/settle': 'payment',
  'POST /api/stores/:storeId/khatas/:khataId/payments': 'payment',
} as const satisfies Record<CommandAddress, string>;

export type CommandKind = (typeof COMMAND_KINDS)[CommandAddress];

export const isCommandAddress = (call: string): call is CommandAddress => Object.hasOwn(COMMAND_KINDS, call);

export const kindOfCommand = (at: CommandAddress): CommandKind => COMMAND_KINDS[at];
