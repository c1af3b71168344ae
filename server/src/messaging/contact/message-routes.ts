import { college } from 'college/facts'
import * as bulk from 'contract/messaging/bulk'
import * as replyContract from 'contract/messaging/message-replies'
import * as contract from 'contract/messaging/messages'
import { localDay } from 'contract/platform/zoned-time'
import type { PlatformDeps } from '../../platform/deps.ts'
import { csvHeaders } from '../../platform/http/csv.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { applyToMessages } from './change-many.ts'
import {
  markMessage,
  messageCounts,
  messageList,
  readMessageSelection,
  removeMessage,
} from './messages.ts'
import { messagesCsv } from './messages-csv.ts'
import { messageReplies, sendReply } from './replies.ts'
import { readSavedReplies, storeSavedReplies } from './saved-replies.ts'

/** All of them at full length, in any script. */
const savedRepliesBytes = 256 * 1024

export function messageRoutes(mount: Mount, deps: PlatformDeps) {
  const { db, now } = deps

  mount(contract.listMessages, (request) => messageList(db, request.query))
  mount(contract.countMessages, () => messageCounts(db))
  mount(contract.updateMessage, async ({ params, body }, actor) => {
    await markMessage(deps, params.messageId, body, actor)
    return { message: contract.messageUpdated }
  })
  mount(contract.deleteMessage, async ({ params }, actor) => {
    await removeMessage(deps, params.messageId, actor)
    return { message: contract.messageDeleted }
  })
  mount(bulk.selectMessages, ({ query }) => readMessageSelection(db, query))
  mount(bulk.changeManyMessages, ({ body }, actor) => applyToMessages(deps, body, actor))
  mount(contract.exportMessages, async ({ query }, actor, reply) => {
    const { folder = 'inbox' } = query
    const file = await messagesCsv(deps, folder, actor)
    const name = `messages-${folder}-${localDay(now().toISOString(), college.timeZone)}.csv`
    return reply.headers(csvHeaders(name)).send(file)
  })
  mount(replyContract.listMessageReplies, ({ params }) => messageReplies(deps, params.messageId))
  mount(replyContract.sendMessageReply, async ({ params, body }, actor, reply) => {
    await sendReply(deps, params.messageId, body, actor)
    return reply.code(201).send({ message: replyContract.replySent })
  })
  mount(replyContract.getSavedReplies, () => readSavedReplies(db))
  mount(
    replyContract.updateSavedReplies,
    async ({ body }, actor) => {
      await storeSavedReplies(deps, body, actor)
      return { message: replyContract.savedRepliesSaved }
    },
    { bodyBytes: savedRepliesBytes },
  )
}
