/** 90 minutes as 1 h 30 min. */
const spanOf = (minutes: number) => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ');
};

export const reservationsEn = {
  title: 'Reservations',
  lead: 'How guests reserve a table, and how long they keep it.',
  on: 'Guests can reserve',
  off: 'Guests can’t reserve',
  guests: 'For guests',
  guestsHint: 'Tables can be reserved as soon as their seats are entered under Tables.',
  isOn: 'Guests can reserve online',
  isOnHint: 'On your menu’s page and under the address below.',
  isWaitingOn: 'Guests can join the line at the door',
  isWaitingOnHint: 'With their own phone. Print the address as a code for the door.',
  confirmsAtOnce: 'Confirm at once',
  confirmsAtOnceHint: 'When off, each reservation waits for you to confirm it.',
  note: 'Guests read before they reserve',
  noteHint: 'For example how long a table is kept for late guests.',
  times: 'When',
  leadMinutes: 'At the latest',
  before: (minutes: number) => (minutes === 0 ? 'Until the last minute' : `${spanOf(minutes)} before`),
  daysAhead: 'At the earliest',
  days: (count: number) => `${count} days ahead`,
  lastSeatingMinutes: 'Last time to sit down, before you close',
  reminder: 'Remind guests by email',
  never: 'Never',
  room: 'Room',
  roomHint: 'A small party gets a small table, so that large ones stay free for large parties.',
  largestParty: 'Largest party online',
  largestPartyHint: 'Larger ones are asked to call.',
  coversPerQuarter: 'Most guests who sit down in a quarter of an hour',
  coversPerQuarterHint: 'So that the kitchen keeps up. Empty: only tables count.',
  turns: 'How long a table is kept',
  turnsHint: 'Parties that are larger than the last row stay as long as it says.',
  upTo: 'Up to guests',
  stays: 'Stay',
  minutes: spanOf,
  addTurn: 'Add a row',
  removeTurn: (upTo: number) => `Remove the row up to ${upTo} guests`,
};
