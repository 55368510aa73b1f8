import type { Scope } from '#programs/keys/rules/scopes.ts';

const tools: { scope: Scope; may: string }[] = [
  { scope: 'money.read', may: 'Say how a day or a month was, and what sells with what' },
  { scope: 'orders.read', may: 'Tell you who has waited too long' },
  { scope: 'menu.read', may: 'Say what is sold out or running out' },
  {
    scope: 'menu.write',
    may: 'Mark dishes as sold out or back. It suggests prices and writes stories, and you save them',
  },
  { scope: 'stock.write', may: 'Say which ingredients to buy (needs “Read the menu” too)' },
];

export const assistantsEn = {
  title: 'Assistants',
  lead: 'Claude, ChatGPT or another assistant that speaks MCP can answer questions about your restaurant. Give it this address, and a key with what it may know.',
  copy: 'Copy the address',
  head: 'With this permission, it can',
  tools,
  guests: (slug: string) =>
    `Guests’ assistants need no key. They read the menu of “${slug}” at the same address and prepare a cart, which the guest looks at and sends.`,
};
