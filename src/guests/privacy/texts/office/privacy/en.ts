const things = (count: number) =>
  count === 1 ? '1 order or reservation' : `${count} orders and reservations`;

export const privacyEn = {
  title: 'Privacy and security',
  lead: 'Guests may ask what you keep about them, and ask you to delete it.',
  guest: 'One guest’s data',
  guestHint: 'Find a guest by the mobile number on their orders and reservations.',
  countryCode: 'Country',
  phone: 'Mobile number',
  export: 'Download their data',
  exported: (count: number) => `Downloaded ${things(count)}`,
  nothingFound: 'No orders or reservations with this number',
  erase: 'Erase…',
  eraseTitle: (phone: string) => `Erase ${phone}?`,
  eraseLead:
    'Name, number, address, notes and comments are removed from all finished orders and reservations. What was sold stays in your reports. Bills keep the name for as long as tax law requires. This cannot be undone.',
  eraseNow: 'Erase guest',
  erased: (erased: number, kept: number) =>
    `Erased from ${things(erased)}${
      kept > 0 ? `. ${kept} still running, ahead or owed for: erase again when they are done` : ''
    }`,
  keeping: 'How long you keep guests’ data',
  keepingHint:
    'After this time, names, numbers and addresses are removed from orders, and reservations are deleted. Sales and bills stay.',
  keepFor: 'Keep for',
  months: (count: number) =>
    count % 12 === 0
      ? count === 12
        ? '1 year'
        : `${count / 12} years`
      : count === 1
        ? '1 month'
        : `${count} months`,
  secondStep: 'Two-step sign-in',
  secondStepHint: 'People in these roles need a code from an authenticator app to work here.',
  ownStepFirst: 'Set up two-step sign-in for your own account first (Your account, Sign-in).',
  gateTitle: (store: string) => `${store} asks for two-step sign-in`,
  gateLead: 'Set it up once with an authenticator app on your phone. It takes a minute.',
  gateVerify: 'Verify your email first: open the link in the email we sent you.',
};
