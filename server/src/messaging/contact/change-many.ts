import type { BulkMessageAct } from 'contract/messaging/bulk'
import type { BulkReport } from 'contract/platform/bulk'
import type { Administrator } from '../../platform/access/actor.ts'
import { changeEach } from '../../platform/change-each.ts'
import type { Db } from '../../platform/db/open.ts'
import { type MessageChange, markMessage, removeMessage } from './messages.ts'

const changes = {
  read: { isRead: true },
  unread: { isRead: false },
  inbox: { folder: 'inbox' },
  spam: { folder: 'spam' },
} as const satisfies Record<Exclude<BulkMessageAct, 'delete'>, MessageChange>

const done = {
  read: 'marked as read',
  unread: 'marked as unread',
  inbox: 'moved to the inbox',
  spam: 'moved to spam',
  delete: 'deleted',
} as const satisfies Record<BulkMessageAct, string>

export const applyToMessages = (
  deps: { db: Db; now: () => Date },
  { act, ids }: { act: BulkMessageAct; ids: readonly string[] },
  actor: Administrator,
): Promise<BulkReport> =>
  changeEach({
    entries: ids.map((_id) => ({ _id })),
    change: ({ _id }) =>
      act === 'delete'
        ? removeMessage(deps, _id, actor)
        : markMessage(deps, _id, changes[act], actor),
    namesOf: async (wanted) => {
      const messages = await deps.db
        .selectFrom('contactMessages')
        .select(['_id', 'name'])
        .where('_id', 'in', wanted)
        .execute()
      return new Map(messages.map(({ _id, name }) => [_id, name]))
    },
    done: done[act],
  })
