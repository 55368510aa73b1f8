import type { SmsPurpose, SmsValue } from '../../../rules/dlt.ts';
import type { MessageChannel, MessageState } from '../../../rules/messages.ts';

/** How guests and staff are reached: settings, pushes on this device, links to WhatsApp. */
export const messagesEn = {
  title: 'Messages',
  lead: 'How guests get their codes and hear that their food is ready.',
  onlyOwner: 'Sent and failed messages. Only an owner can change how they are sent.',
  sms: 'SMS',
  smsHint: 'Sends codes and “your order is ready”. Without it, your staff read codes out to guests.',
  provider: 'Provider',
  providers: { none: 'None', msg91: 'MSG91', '2factor': '2Factor', http: 'Other, by HTTP' },
  kept: 'The keys are stored securely. Nobody can read them, not even you.',
  replace: 'Replace keys',
  key: 'Key (auth key, API key)',
  keyHint: 'Stored securely, never shown again.',
  guides: {
    msg91: {
      where: 'In MSG91, open the menu under your user name, choose Authkey and create a key.',
      paste: 'Paste the key here.',
    },
    '2factor': { where: 'In your 2Factor dashboard, copy your API key.', paste: 'Paste the key here.' },
    http: {
      where: 'In your provider’s API guide, find the address that sends an SMS.',
      paste:
        'Enter it here, with {{phone}} and {{text}} where they belong. Headers and body are under “Advanced”.',
    },
    whatsApp: {
      number: 'In Meta’s app dashboard, open WhatsApp → API Setup and copy the phone number ID.',
      token:
        'In your Meta business settings, open System users and generate a token with the permission whatsapp_business_messaging.',
      template: 'Have a message template approved in WhatsApp Manager, and enter its name here.',
    },
  },
  register:
    'Register your sender ID and our texts with an Indian operator (DLT), and enter the numbers here.',
  saveAndTest: 'Save, then send yourself a test.',
  host: 'Provider address',
  url: 'Address',
  method: 'Method',
  format: 'Format',
  formats: { json: 'JSON', form: 'Form' },
  heads: 'Headers',
  headsHint: 'One per line, such as Authorization: Bearer …',
  body: 'Body',
  bodyHint:
    'With {{phone}}, {{text}}, {{code}}, {{id}}, {{entity}}, {{header}} and {{template}} where they belong.',
  countries: 'Countries that get codes',
  countriesHint:
    'Country codes, such as +91 +971. Other numbers are refused: some messages abroad cost a lot.',
  codes: 'Codes for orders',
  codesHint: 'If a code can’t be sent, your staff read it out.',
  ready: 'Order is ready',
  readyHint: 'To guests who left a number. Each message costs what your provider charges.',
  limit: 'Maximum paid messages in 24 hours',
  limitHint: (sent: number) =>
    `${sent} so far. If “Order is ready” is on, codes leave a third of them for it. Further codes go to your staff.`,
  dlt: 'Registration in India (DLT)',
  dltHint:
    'Operators deliver registered messages only. Enter your registration exactly; we check each message against it before sending.',
  entity: 'Principal entity ID',
  header: 'Header (sender ID)',
  templates: { code: 'Template for codes', ready: 'Template for “order is ready”' } as Record<
    SmsPurpose,
    string
  >,
  templateId: 'Template ID',
  templateText: 'Registered text',
  templateHint: 'With {#var#} for each part that changes, at most 30 characters.',
  webOtpHint:
    'Phones fill in the code automatically if the last line is @{#var#} #{#var#}, for the site and the code.',
  variable: (at: number) => `Variable ${at}`,
  values: {
    code: 'The code',
    store: 'Restaurant name',
    host: 'Site name',
    order: 'Order number',
    minutes: 'Valid for, in minutes',
  } as Record<SmsValue, string>,
  copyUsual: 'Copy our text to register',
  whatsApp: 'WhatsApp',
  whatsAppHint:
    'A tap on an order opens WhatsApp with the message ready. Connect an account to send it automatically.',
  cloud: 'Send automatically (WhatsApp Cloud API)',
  cloudHint: 'To guests who choose it on their order page.',
  phoneNumberId: 'Phone number ID',
  token: 'Access token',
  templateName: 'Template name',
  templateNameHint: 'Its first value is the order number, its second the restaurant.',
  language: 'Template language',
  languageHint: 'Such as en or hi.',
  email: 'Email',
  emailHint: 'Invites and account emails for your staff. Nothing to set up.',
  testBy: { sms: 'Send me a test SMS', whatsapp: 'Send me a test message', email: 'Send me a test email' },
  noOwnNumber: 'Add your number to your profile first.',
  last: 'Recent messages',
  lastHint: 'Kept for seven days. Recipients are deleted on delivery.',
  none: 'Nothing sent yet',
  noneHint: 'Messages and their status appear here.',
  retry: 'Send again',
  channels: { push: 'Notification', sms: 'SMS', whatsapp: 'WhatsApp', email: 'Email' } as Record<
    MessageChannel,
    string
  >,
  kinds: {
    code: 'Code',
    'new-order': 'New order',
    'poor-rating': 'Poor rating',
    ready: 'Order is ready',
    served: 'Order is ready',
    cancelled: 'Order cancelled',
    paid: 'Order paid',
    chat: 'Message to the guest',
    notification: 'Notification',
    test: 'Test',
  },
  states: { queued: 'On its way', sent: 'Sent', failed: 'Failed', dropped: 'Not sent' } as Record<
    MessageState,
    string
  >,
  reasons: {
    'no-answer': 'No response.',
    busy: 'The provider is busy.',
    limit: 'The limit for 24 hours was reached.',
    'too-late': 'It was too late to send.',
    seen: 'The guest had already read it.',
    unsubscribed: 'That browser no longer wants notifications.',
    template: 'It does not match the registered template, or a value is longer than 30 characters.',
    'not-set-up': 'This channel is not set up.',
  } as Record<string, string>,
  device: 'New orders and poor ratings on this device',
  deviceHint: 'A notification even when the board is closed.',
  deviceForbidden: 'Notifications are blocked for this site in your browser.',
  deviceNone: 'This browser cannot show notifications. On an iPhone, add the board to the home screen first.',
  tellOnWhatsApp: 'Tell the guest on WhatsApp',
  whatsAppText: (store: string, orderNo: number, state: string, link: string) =>
    `${store}: your order ${orderNo} – ${state} ${link}`,
};
