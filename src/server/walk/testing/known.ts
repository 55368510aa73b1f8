/** Oracles that are red for now, each with the reason. One that no evening finds red any more must leave the list. */
export const KNOWN: Readonly<Record<string, string>> = {
  addsUp: 'a tax is rounded once for a bill, and for each line of its order',
  billsHaveTheTax: 'a tax is rounded once for a bill, and for each line of its order',
  tillIsOrders: 'the Z report has the taxes of bills',
  oneDay: 'what was billed before a day began is not looked for in its files',
  covers: 'the guests of a table that is merged count twice',
  partSaysItsCombo: 'a part of a combo has neither a size nor a word of its combo',
  ticketSaysNeeds: 'only the floor reads what a table does not eat',
  screenSaysNeeds: 'only the floor reads what a table does not eat',
  sizeNotOffered: 'a recipe of a size never takes it off',
};
