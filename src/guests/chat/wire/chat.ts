import * as z from 'zod/mini';
import { text } from '#platform/calls/wire/primitives.ts';
import { formatFault } from '#platform/errors/rules/field-fault.ts';
import { ROLES } from '#restaurant/people/rules/permissions.ts';
import {
  CONVERSATION_KINDS,
  KEPT_DAYS,
  MOST_CHARACTERS,
  MOST_QUICK_REPLIES,
  PRESENCE_CHOICES,
  PRESENCES,
  SIDES,
} from '../rules/chat.ts';

/** The writer chooses the id, so that a message that is sent twice is one. */
export const messageBody = z
  .strictObject({
    _id: z.uuid(),
    text: text(MOST_CHARACTERS),
    /** Whether it shows the picture that was sent under the same id. */
    hasPicture: z.optional(z.boolean()),
  })
  .check(
    z.refine(({ text: written, hasPicture }) => hasPicture === true || /\S/.test(written), {
      path: ['text'],
      message: formatFault('required'),
    }),
  );
/** Our address of it, and its size. */
export const chatPicture = z.object({ url: z.string(), width: z.number(), height: z.number() });
/** How far somebody has read. */
export const seenBody = z.strictObject({ seq: z.int().check(z.minimum(0), z.maximum(2_147_483_647)) });
export const blockBody = z.strictObject({ isBlocked: z.boolean() });

export const chatSettings = z.strictObject({
  isOn: z.boolean(),
  quickReplies: z.array(text(200, 1)).check(z.maxLength(MOST_QUICK_REPLIES)),
  awayText: text(500),
  keptDays: z.literal([...KEPT_DAYS]),
});

export const messageView = z.object({
  _id: z.string(),
  seq: z.number(),
  from: z.enum(SIDES),
  isMine: z.boolean(),
  /** Who of the staff wrote it. Guests read the restaurant's name. */
  name: z.string(),
  text: z.string(),
  picture: z.nullable(chatPicture),
  createdAt: z.string(),
});

/** What a guest who asks for their data gets. */
export const exportedMessage = z.object({
  at: z.string(),
  from: z.string(),
  text: z.string(),
  picture: z.nullable(z.string()),
});

const chatOrder = z.object({ _id: z.string(), orderNo: z.number(), state: z.number(), place: z.string() });

const conversationView = z.object({
  _id: z.string(),
  type: z.enum(['ONE_TO_ONE', 'GROUP']),
  kind: z.enum(CONVERSATION_KINDS),
  /** The guest's name, as far as it is known. */
  name: z.string(),
  order: z.nullable(chatOrder),
  isBlocked: z.boolean(),
});

const listedConversation = z.extend(conversationView, {
  unreadCount: z.number(),
  lastMessage: z.nullable(messageView),
});

export const conversationList = z.object({
  conversations: z.array(listedConversation),
  next: z.nullable(z.string()),
});

/** Who works there, and whether they are there. */
export const chatPeople = z.object({
  people: z.array(
    z.object({
      _id: z.string(),
      name: z.string(),
      role: z.enum(ROLES),
      presence: z.enum(PRESENCES),
      isMe: z.boolean(),
    }),
  ),
  /** What the caller has chosen. */
  choice: z.nullable(z.enum(PRESENCE_CHOICES)),
});
export const presenceBody = z.strictObject({ choice: z.nullable(z.enum(PRESENCE_CHOICES)) });

/** What the others do in a conversation. */
const others = { seen: z.number(), typing: z.array(z.string()) };
const page = {
  messages: z.array(messageView),
  /** The number of the last message there ever was. */
  last: z.number(),
  /** Whether there are earlier ones. */
  hasEarlier: z.boolean(),
};

export const conversationPage = z.object({ conversation: conversationView, ...page, ...others });
export const guestChat = z.object({
  isOn: z.boolean(),
  isOpen: z.boolean(),
  isBlocked: z.boolean(),
  /** Whether somebody who may answer is there. */
  isAnswering: z.boolean(),
  unreadCount: z.number(),
  ...page,
  ...others,
});

export type MessageBody = z.infer<typeof messageBody>;
export type ChatPicture = z.infer<typeof chatPicture>;
export type ChatMessageView = z.infer<typeof messageView>;
export type ChatOrder = z.infer<typeof chatOrder>;
export type ConversationView = z.infer<typeof conversationView>;
export type ListedConversation = z.infer<typeof listedConversation>;
export type ConversationList = z.infer<typeof conversationList>;
export type ConversationPage = z.infer<typeof conversationPage>;
export type GuestChat = z.infer<typeof guestChat>;
