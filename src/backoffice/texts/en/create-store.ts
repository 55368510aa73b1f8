/** What operators say to make a restaurant. */
export const createStoreEn = {
  add: 'New restaurant',
  duplicate: 'Duplicate',
  duplicateTitle: (name: string) => `Duplicate ${name}`,
  lead: 'Its owner is invited by email. It takes no orders until they are there and open it.',
  copied:
    'Copied: menu, order types, languages, hours, colour and bills. Not copied: orders, people, tables, address, tax numbers, payment and messages.',
  name: 'Name of the restaurant',
  email: 'Owner’s email',
  template: 'Begins as a copy of',
  templateHint: 'The address of a restaurant, such as tea-house. Empty: nothing is copied.',
  noTemplate: 'No restaurant of yours has this address',
  notOwner: 'Please enter the address of somebody who is no operator.',
  action: 'Create and invite',
  made: (name: string, email: string) => `${name} is made. ${email} is invited to own it.`,
  madeUnsent: (name: string, email: string) =>
    `${name} is made, but ${email} could not be invited. Use “Hand over” to try again.`,
  known: (name: string, email: string) => `${name} is there already and waits for ${email}.`,
  waits: (email: string) => `Waiting for its owner: ${email}`,
};
