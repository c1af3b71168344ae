import { type BulkMessageAct, changeManyMessages } from 'contract/messaging/bulk'
import type { MessageFolder } from 'contract/messaging/messages'
import { countOf } from 'contract/platform/format-count'
import { type IconNode, Inbox, Mail, MailOpen, ShieldAlert, Trash2 } from 'lucide'
import { call } from '#app/lib/call'
import type { BulkAct } from '../../shell/list/bulk-act'

const messagesText = (count: number) => countOf(count, 'message', 'messages')

const bulkAct = (
  name: BulkMessageAct,
  { label, icon, question }: { label: string; icon: IconNode; question: BulkAct['question'] },
): BulkAct => ({
  name,
  label,
  icon,
  question,
  run: (entries) =>
    call(changeManyMessages, { body: { act: name, ids: entries.map(({ _id }) => _id) } }),
  shownBy: 'messages',
})

const read = bulkAct('read', {
  ...{ label: 'Mark as read', icon: MailOpen },
  question: (count) => `Mark ${messagesText(count)} as read?`,
})
const unread = bulkAct('unread', {
  ...{ label: 'Mark as unread', icon: Mail },
  question: (count) => `Mark ${messagesText(count)} as unread?`,
})
const toInbox = bulkAct('inbox', {
  ...{ label: 'Move to inbox', icon: Inbox },
  question: (count) => `Move ${messagesText(count)} to the inbox?`,
})
const toSpam = bulkAct('spam', {
  ...{ label: 'Move to spam', icon: ShieldAlert },
  question: (count) => `Move ${messagesText(count)} to spam?`,
})
const remove: BulkAct = {
  ...bulkAct('delete', {
    ...{ label: 'Delete', icon: Trash2 },
    question: (count) => `Delete ${messagesText(count)}?`,
  }),
  consequence: async () => ({ text: 'This action cannot be undone.' }),
  isDeletion: true,
}

export const messageActs = (folder: MessageFolder): readonly BulkAct[] => [
  read,
  unread,
  folder === 'inbox' ? toSpam : toInbox,
  remove,
]
