import * as z from 'zod/mini'
import {
  type Endpoint,
  failures,
  file,
  instant,
  messageBody,
  optionalCleanLine,
} from '../platform/endpoint.ts'

export const messageNotFound = 'Message not found'
export const messageUpdated = 'Message updated successfully!'
export const messageDeleted = 'Message deleted successfully!'

export const messageStatuses = ['new', 'answered', 'closed'] as const
export type MessageStatus = (typeof messageStatuses)[number]

const status = z.enum(messageStatuses, 'Unknown status')

export const contactMessage = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  subject: z.optional(z.string()),
  message: z.string(),
  /** `483-917-250`. Absent on messages from older versions. */
  number: z.optional(z.string()),
  /** Title and path of the course or event at that time. */
  topic: z.optional(z.string()),
  topicPath: z.optional(z.string()),
  createdAt: instant,
  readAt: z.optional(instant),
  suspectedAt: z.optional(instant),
  /** Absent: new. */
  status: z.optional(status),
})
export type ContactMessage = z.infer<typeof contactMessage>

export const messageFolders = ['inbox', 'spam'] as const
export type MessageFolder = (typeof messageFolders)[number]

export const messagesPerPage = 50

/** The time and the id of a message. */
const messageCursor =
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

const folder = z.enum(messageFolders, 'Unknown folder')

export const listMessages = {
  method: 'GET',
  url: '/api/admin/messages',
  access: 'handle messages',
  summary: 'List contact messages, newest first; `before` continues a list',
  querystring: z.object({
    folder: z.optional(folder),
    status: z.optional(status),
    /** Part of a name, address, topic, subject or message, or the number. */
    search: optionalCleanLine('Search', 200),
    /** `next` of the previous page. */
    before: z.optional(
      z.string().check(z.regex(messageCursor, 'before must be “next” of an earlier page')),
    ),
  }),
  response: {
    200: z.object({
      messages: z.array(contactMessage),
      /** Pass as `before` to get the next page; absent on the last one. */
      next: z.optional(z.string()),
    }),
    ...failures(400),
  },
} as const satisfies Endpoint

export const countMessages = {
  method: 'GET',
  url: '/api/admin/messages/counts',
  access: 'handle messages',
  summary: 'Count the messages in each folder and the unread ones in the inbox',
  response: { 200: z.object({ inbox: z.number(), unread: z.number(), spam: z.number() }) },
} as const satisfies Endpoint

const params = z.object({ messageId: z.uuid(messageNotFound) })

export const updateMessage = {
  method: 'PUT',
  url: '/api/admin/messages/:messageId',
  access: 'handle messages',
  summary: 'Mark a message read or unread, set its status, or move it to the other folder',
  params,
  body: z.object({
    isRead: z.optional(z.boolean('isRead must be true or false')),
    folder: z.optional(folder),
    status: z.optional(status),
  }),
  response: { 200: messageBody, ...failures(404) },
} as const satisfies Endpoint

export const deleteMessage = {
  method: 'DELETE',
  url: '/api/admin/messages/:messageId',
  access: 'handle messages',
  summary: 'Delete a message',
  params,
  response: { 200: messageBody, ...failures(404) },
} as const satisfies Endpoint

export const exportMessages = {
  method: 'GET',
  url: '/api/admin/messages.csv',
  access: 'handle messages',
  stepUp: true,
  writes: true,
  answers: 'text/csv',
  summary: 'Export a folder as a file',
  querystring: z.object({ folder: z.optional(folder) }),
  response: { 200: file, ...failures(400) },
} as const satisfies Endpoint
