import { DAY, HOUR, SECOND } from '#platform/time/rules/durations.ts';
import { type ActingRole, may, type Permission } from '#restaurant/people/rules/permissions.ts';

/** Every kind of conversation, with the permission of those who read and write in it. */
export const CONVERSATIONS = {
  guest: 'chat.guest',
  everyone: 'chat.team',
  floor: 'chat.floor',
  // The kitchen's own group, which those who serve also read.
  kitchen: 'chat.team',
} as const satisfies Record<string, Permission>;

export type ConversationKind = keyof typeof CONVERSATIONS;
export type GroupKind = Exclude<ConversationKind, 'guest'>;
export const CONVERSATION_KINDS = Object.keys(CONVERSATIONS) as ConversationKind[];
export const GROUP_KINDS = CONVERSATION_KINDS.filter((kind): kind is GroupKind => kind !== 'guest');

/** Who wrote: a guest, a member, or the restaurant by itself while it is away. */
export const SIDES = ['guest', 'staff', 'auto'] as const;
export type Side = (typeof SIDES)[number];

export const MOST_CHARACTERS = 1000;
export const MOST_QUICK_REPLIES = 12;
export const KEPT_DAYS = [7, 30, 90] as const;
/** Somebody is typing for this long after their last key. */
export const TYPING_MS = 6 * SECOND;
/** The pause between two answers to a guest that nobody is there. */
const AWAY_AGAIN_MS = 6 * HOUR;
/** A picture that no message has shown by then can't be used any more, and is deleted later. */
export const PICTURE_WAITS_MS = DAY;
export const DEFAULT_KEPT_DAYS = 30;

/** What a person can choose, and how they are shown. */
export const PRESENCE_CHOICES = ['online', 'busy', 'away'] as const;
export const PRESENCES = [...PRESENCE_CHOICES, 'offline'] as const;
export type PresenceChoice = (typeof PRESENCE_CHOICES)[number];
export type Presence = (typeof PRESENCES)[number];

/** A person who was noted this recently looks at the screen. It is longer than two heartbeats of their stream. */
const LOOKING_MS = 45 * SECOND;
/** A presence that somebody chose lasts this long, so that the next shift begins without it. */
const CHOSEN_MS = 12 * HOUR;

interface PresenceFacts {
  choice: PresenceChoice | null;
  chosenAt: number;
  lookedAt: number;
}

export function choiceOf(facts: PresenceFacts | null, now: number): PresenceChoice | null {
  return facts && now - facts.chosenAt < CHOSEN_MS ? facts.choice : null;
}

/** What somebody has chosen, else whether they look. */
export function presenceOf(facts: PresenceFacts | null, now: number): Presence {
  const choice = choiceOf(facts, now);
  if (choice) return choice;
  return facts && now - facts.lookedAt < LOOKING_MS ? 'online' : 'offline';
}

export interface ChatSettings {
  /** Whether guests can write. The team always can. */
  isOn: boolean;
  quickReplies: string[];
  /** What guests read outside of the hours. Blank for our own words. */
  awayText: string;
  keptDays: (typeof KEPT_DAYS)[number];
}

export const DEFAULT_CHAT: ChatSettings = {
  isOn: false,
  quickReplies: [],
  awayText: '',
  keptDays: DEFAULT_KEPT_DAYS,
};

export function mayChat(role: ActingRole, kind: ConversationKind): boolean {
  return may(role, CONVERSATIONS[kind]);
}

/** Whether a guest who writes now is told that nobody is there. */
export function isAnsweredAway({ isOpen, lastAwayAt, now }: Away): boolean {
  return !isOpen && (lastAwayAt === null || now - lastAwayAt >= AWAY_AGAIN_MS);
}

interface Away {
  isOpen: boolean;
  lastAwayAt: number | null;
  now: number;
}

export const keptSince = (keptDays: number, now: number): number => now - keptDays * DAY;
