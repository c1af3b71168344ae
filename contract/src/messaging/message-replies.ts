import * as z from 'zod/mini'
import {
  type Endpoint,
  failures,
  instant,
  line,
  messageBody,
  requiredLines,
} from '../platform/endpoint.ts'
import { messageNotFound } from './messages.ts'

export const replySent = 'Reply sent'
export const repliedAlready = (author: string) =>
  `${author} has already replied to this message. Read their reply before you send yours.`
export const repliedYourself =
  'You’ve already replied to this message. Read your reply before you send another.'
export const answeredFromInbox = 'This message is in spam. Move it to the inbox to reply.'
/** For one account. */
export const maxRepliesAnHour = 100
export const tooManyRepliesSent = `You’ve sent ${maxRepliesAnHour} replies in the last hour. Wait a while, or ask a colleague to continue.`
export const savedRepliesSaved = 'Saved replies updated'
export const savedRepliesChanged =
  'Not saved: someone else changed the saved replies in the meantime. Please review them again.'

export const longestReply = 5_000
export const maxReplies = 50

const params = z.object({ messageId: z.uuid(messageNotFound) })

export const messageReply = z.object({
  _id: z.string(),
  author: z.string(),
  text: z.string(),
  createdAt: instant,
})
export type MessageReply = z.infer<typeof messageReply>

export const listMessageReplies = {
  method: 'GET',
  url: '/api/admin/messages/:messageId/replies',
  access: 'handle messages',
  summary: 'List the replies to a message, oldest first',
  params,
  response: {
    200: z.object({
      replies: z.array(messageReply),
      canSend: z.boolean(),
    }),
    ...failures(404),
  },
} as const satisfies Endpoint

export const sendMessageReply = {
  method: 'POST',
  url: '/api/admin/messages/:messageId/replies',
  access: 'handle messages',
  summary: 'Email a reply to the sender of a message; 409 if others have replied in the meantime',
  params,
  body: z.object({
    /** Chosen by the client: repeating a request sends nothing again. */
    _id: z.uuid('_id must be a UUID'),
    text: requiredLines('Reply', longestReply),
    /** The number of replies on the screen. */
    seen: z.int('seen must be a number of replies').check(z.nonnegative()),
  }),
  response: { 201: messageBody, ...failures(404, 409, 429) },
} as const satisfies Endpoint

const savedReply = z.object({ title: line('Name', 60), text: requiredLines('Text', 2_000) })
export type SavedReply = z.infer<typeof savedReply>

export const maxSavedReplies = 20

export const savedReplies = z.object({
  version: z.int('version must be a number').check(z.nonnegative()),
  answers: z
    .array(savedReply)
    .check(z.maxLength(maxSavedReplies, `There can be at most ${maxSavedReplies} saved replies`)),
})
export type SavedReplies = z.infer<typeof savedReplies>

export const getSavedReplies = {
  method: 'GET',
  url: '/api/admin/saved-answers',
  access: 'handle messages',
  summary: 'Get the replies that staff have saved',
  response: { 200: savedReplies },
} as const satisfies Endpoint

export const updateSavedReplies = {
  method: 'PUT',
  url: '/api/admin/saved-answers',
  access: 'handle messages',
  summary: 'Replace the saved replies; `version` is the one that was edited',
  body: savedReplies,
  response: { 200: messageBody, ...failures(409) },
} as const satisfies Endpoint
