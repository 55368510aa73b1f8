import type { EInvoiceFault } from '../../../rules/faults.ts';
import type { EInvoiceState } from '../../../rules/states.ts';

/** Bills for companies at the government's registry of invoices. */
export const eInvoicesEn = {
  title: 'E-invoices',
  lead: 'Above ₹5 crore a year, bills to companies with a GSTIN must be registered with the government. We do it within seconds; the guest does not wait.',
  onlyOwner: 'Only owners change this.',
  failed: 'E-invoices can’t be loaded right now',
  isOn: 'Register bills for companies',
  isOnHint:
    'Needed above ₹5 crore a year, for bills from now on. Above ₹10 crore, a bill can’t be registered after 30 days.',
  first: 'Connect the provider first.',
  where: 'At the e-invoice portal, make an API user under API registration, and choose the GSP Adaequare.',
  provider: 'Adaequare',
  paste: 'App ID and secret come from Adaequare, user name and password from the portal.',
  appId: 'App ID',
  appSecret: 'App secret',
  userName: 'API user name',
  password: 'API password',
  host: 'Provider’s address',
  connect: 'Connect',
  saved: 'Saved.',
  keysRefused:
    'Adaequare refuses these keys. Copy the app ID and secret from Adaequare, and the user name and password from the portal, and replace them here.',
  missing: 'Before you switch it on:',
  filter: 'E-invoice',
  allStates: 'E-invoices',
  states: {
    waiting: 'Waiting',
    registered: 'Registered',
    refused: 'Refused',
    cancelled: 'Cancelled',
    dropped: 'Not needed',
  } as Record<EInvoiceState, string>,
  about: {
    waiting: 'The e-invoice is on its way to the registry.',
    late: 'The provider doesn’t answer. It is asked again automatically.',
    registered: 'Registered as an e-invoice.',
    refused: 'The e-invoice was refused:',
    cancelled: 'The e-invoice was cancelled.',
    dropped: 'Credited before it was registered, or within a day: no e-invoice is needed.',
  },
  toMend: (count: number) =>
    count === 1 ? '1 e-invoice is not registered.' : `${count} e-invoices are not registered.`,
  toMendHint: 'Open a bill to see why and what to do.',
  show: 'Show refused',
  again: 'Try again',
  before: (day: string) => `If your turnover is above ₹10 crore, register it by ${day}.`,
  faults: {
    legalName: 'add your legal name (Settings, Legal details)',
    street: 'add your street (Settings, Restaurant)',
    city: 'add your city (Settings, Restaurant)',
    pinCode: 'add your PIN code, or correct it (Settings, Restaurant)',
    buyer: 'the company’s GSTIN is wrong, or your own (Change company)',
    buyerName: 'the company’s name is too short (Change company)',
    buyerAddress:
      'the company’s address needs a city and a PIN code, such as “4 MG Road, Bengaluru 560001” (Change company)',
    number: 'the bill number begins with a sign that the registry doesn’t take (Settings, Bills)',
    code: 'an HSN code has less than six digits (Menu)',
    rate: 'a GST rate doesn’t exist (Menu)',
    between: 'IGST within your state, or CGST and SGST to another (Menu)',
    negative: 'the correction has amounts below zero; please register it at the portal',
  } as Record<EInvoiceFault, string>,
  /** What the registry says, by its code. */
  codes: {
    '2143': 'the credentials are of another GSTIN (Settings, Bills)',
    '2150': 'the registry has another document under this number',
    '2176': 'it knows no such HSN code (Menu)',
    '2178': 'a PIN code is of another state',
    '2211': 'the company’s GSTIN is your own (Change company)',
    '2246': 'the company is in a special economic zone; please register it at the portal',
    '2278': 'the number was registered and cancelled before',
    '2305': 'the bill is older than 30 days',
    '3028': 'the company’s GSTIN doesn’t exist (Change company)',
    '3029': 'the company’s GSTIN is not active (Change company)',
  } as Record<string, string>,
  said: (said: string, code: string) => (code === '' ? said : `${said} (${code})`),
};
