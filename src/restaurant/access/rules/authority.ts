/**
 * Who may do what to whom, before the state that it is in. Whoever is not in a cell is refused. A state, an act or a
 * subject without a decision does not compile; `apps/server/guards/authority.test.ts` tries each cell with everybody.
 *
 * The rule behind it: what somebody has decided, they alone take back. What one side has consented to, holds as long as
 * those who consented are who decides.
 */

/** In the store by their role, by the owner's leave (support), from outside (operator), or by a link. */
export const PARTIES = [
  'owner',
  'manager',
  'staff',
  'kitchen',
  'support',
  'operator',
  // Asked to take the store over, and signed in with the address that was asked, which is confirmed.
  'asked',
  // Has that link, but another address, or one that nobody has confirmed.
  'linkHolder',
] as const;
export type Party = (typeof PARTIES)[number];

export type StoreState = 'open' | 'suspended' | 'closedByOwner' | 'closedByOperator';
export type HandOverState = 'none' | 'waiting' | 'agreed' | 'unopposed';
export type DomainState = 'none' | 'waiting' | 'proved';
/** What has become of a sale: its bill was issued, or the day in which it was made is closed. */
export type SaleState = 'unbilled' | 'billed' | 'closed';

export type StoreAct =
  | 'close'
  | 'reopen'
  | 'suspend'
  | 'resume'
  | 'allowSupport'
  | 'endSupport'
  | 'askHandOver'
  | 'takeOver';
export type HandOverAct = 'ask' | 'agree' | 'stop' | 'takeOver';
export type DomainAct = 'enter' | 'remove';
/** What makes a sale cost less, or takes back what was received for it. `reverseOwn` is one's own mistake, at once. */
export type Undoing = 'reverseOwn' | 'reverse' | 'remove' | 'cancel' | 'discount';

type Cells<Act extends string, State extends string> = Record<Act, Record<State, readonly Party[]>>;

const NOBODY: readonly Party[] = [];
const OWNER: readonly Party[] = ['owner'];
const OPERATOR: readonly Party[] = ['operator'];
const ASKED: readonly Party[] = ['asked'];
const EITHER: readonly Party[] = ['owner', 'operator'];
const OFFICE: readonly Party[] = ['owner', 'manager'];
const FLOOR: readonly Party[] = ['owner', 'manager', 'staff'];

/** A store that is suspended and closed is in both states: both have to allow it. */
export const STORE: Cells<StoreAct, StoreState> = {
  close: { open: EITHER, suspended: EITHER, closedByOwner: OWNER, closedByOperator: OPERATOR },
  reopen: { open: EITHER, suspended: EITHER, closedByOwner: OWNER, closedByOperator: OPERATOR },
  suspend: { open: OPERATOR, suspended: OPERATOR, closedByOwner: OPERATOR, closedByOperator: OPERATOR },
  resume: { open: OPERATOR, suspended: OPERATOR, closedByOwner: OPERATOR, closedByOperator: OPERATOR },
  allowSupport: { open: OWNER, suspended: OWNER, closedByOwner: OWNER, closedByOperator: OWNER },
  endSupport: { open: OWNER, suspended: OWNER, closedByOwner: OWNER, closedByOperator: OWNER },
  // Who takes a closed store over would undo what whoever closed it has decided.
  askHandOver: { open: OPERATOR, suspended: OPERATOR, closedByOwner: NOBODY, closedByOperator: NOBODY },
  takeOver: { open: ASKED, suspended: ASKED, closedByOwner: NOBODY, closedByOperator: NOBODY },
};

/** Asking for a new owner, and the store's own state allows it too. */
export const HAND_OVER: Cells<HandOverAct, HandOverState> = {
  // Each time anew: the owners decide about one person.
  ask: { none: OPERATOR, waiting: OPERATOR, agreed: OPERATOR, unopposed: OPERATOR },
  agree: { none: NOBODY, waiting: OWNER, agreed: OWNER, unopposed: OWNER },
  stop: { none: NOBODY, waiting: OWNER, agreed: OWNER, unopposed: OWNER },
  takeOver: { none: NOBODY, waiting: NOBODY, agreed: ASKED, unopposed: ASKED },
};

export const DOMAIN: Cells<DomainAct, DomainState> = {
  enter: { none: OWNER, waiting: OWNER, proved: OWNER },
  remove: { none: OWNER, waiting: OWNER, proved: OWNER },
};

/** A bill is what the guest and the tax office were told: from then on a manager looks. */
export const SALE: Cells<Undoing, SaleState> = {
  reverseOwn: { unbilled: FLOOR, billed: OFFICE, closed: OFFICE },
  reverse: { unbilled: OFFICE, billed: OFFICE, closed: OFFICE },
  remove: { unbilled: FLOOR, billed: OFFICE, closed: OFFICE },
  cancel: { unbilled: FLOOR, billed: OFFICE, closed: OFFICE },
  discount: { unbilled: FLOOR, billed: OFFICE, closed: OFFICE },
};
