import type { StoreColumn, StoreFault } from '#operators/store-import/rules/parse-stores.ts';

const restaurants = (count: number) => (count === 1 ? '1 restaurant' : `${count} restaurants`);

/** What operators say to make restaurants. */
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
  notOwner: 'Operators cannot own a restaurant here. Please enter another address.',
  action: 'Create and invite',
  made: (name: string, email: string) => `${name} is made. ${email} is invited to own it.`,
  madeUnsent: (name: string, email: string) =>
    `${name} is made, but ${email} could not be invited. Use “Hand over” to try again.`,
  known: (name: string, email: string) => `${name} is there already and waits for ${email}.`,
  imports: {
    open: 'Import',
    title: 'Import restaurants',
    lead: 'A CSV or XLSX file with a line for each restaurant, 500 at most. Nothing is made before you have seen what is in it.',
    choose: 'Choose a file',
    chooseAnother: 'Choose another file',
    sample: 'Download a sample',
    columns: {
      name: 'Restaurant',
      email: 'Owner’s email',
      city: 'City',
      plan: 'Plan',
      template: 'Template',
    } as Record<StoreColumn, string>,
    missing: (columns: string) => `The first line must name these columns: ${columns}`,
    tooMany: (count: number) => `This file has ${count} restaurants. Please split it: 500 at most.`,
    none: 'There is no restaurant in this file.',
    ready: (count: number) => `${restaurants(count)} will be made, and their owners invited:`,
    others: (count: number) => `and ${count} more`,
    noMail: (why: string) => `Owners can’t be invited by email now. ${why}`,
    wrong: (count: number) => (count === 1 ? '1 line can’t be made:' : `${count} lines can’t be made:`),
    there: (count: number) =>
      count === 1
        ? '1 line names a restaurant that its owner already has:'
        : `${count} lines name restaurants that their owners already have:`,
    thereAt: (row: number, name: string, email: string) => `Line ${row}: ${name}, ${email}`,
    withThere: 'Create these again anyway',
    fault: (row: number, column: string, reason: string) => `Line ${row}, ${column}: ${reason}`,
    faults: {
      missing: 'is empty',
      tooLong: 'is too long',
      wrongEmail: 'is no email address',
      unknownPlan: 'there is no such plan',
      unknownTemplate: 'no restaurant of yours has this address',
      twice: 'this owner has it in a line above',
    } as Record<StoreFault, string>,
    create: (count: number) => `Create ${restaurants(count)}`,
    progress: (done: number, all: number) => `${done} of ${all} done`,
    done: (made: number, known: number) =>
      known === 0 ? `${restaurants(made)} made.` : `${restaurants(made)} made, ${known} were there already.`,
    unsent: (count: number) =>
      `Of these owners ${count} could not be invited: no email left. Once Health says that the mail server is fine, choose the restaurants in the list, then “Change them” → “Invite owners again”.`,
    failed: (row: number, name: string, why: string) => `Line ${row}, ${name}: ${why}`,
    again: (count: number) => `Try ${count} again`,
  },
  waits: (email: string) => `Waiting for its owner: ${email}`,
};
