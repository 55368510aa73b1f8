/** Oracles that are red for now, each with the reason. One that no evening finds red any more must leave the list. */
export const KNOWN: Readonly<Record<string, string>> = {
  partSaysItsCombo: 'a part of a combo has neither a size nor a word of its combo',
  ticketSaysNeeds: 'only the floor reads what a table does not eat',
  screenSaysNeeds: 'only the floor reads what a table does not eat',
  sizeNotOffered: 'a recipe of a size never takes it off',
};
