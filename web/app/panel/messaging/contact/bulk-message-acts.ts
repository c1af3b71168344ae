import { type BulkMessageAct, changeManyMessages, selectMessages } from 'contract/messaging/bulk'
import type { MessageFolder } from 'contract/messaging/messages'
import { countOf } from 'contract/platform/format-count'
import { type IconNode, Inbox, Mail, MailOpen, ShieldAlert, Trash2 } from 'lucide'
import { call } from '#app/lib/call'
import { type BulkAct, unchangedBeside } from '../../shell/list/bulk-act'

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

const markAct = (folder: MessageFolder, read: 'read' | 'unread'): BulkAct => ({
  ...bulkAct(read, {
    ...{ label: `Mark as ${read}`, icon: read === 'read' ? MailOpen : Mail },
    question: (count) => `Mark ${messagesText(count)} as ${read}?`,
  }),
  unchanged: {
    one: `is ${read} already`,
    many: `are ${read} already`,
    none: `Nothing to mark as ${read}`,
  },
  consequence: async (entries, signal) => {
    const query = { folder, read: read === 'read' ? 'unread' : 'read' } as const
    const changing = await call(selectMessages, { query, signal })
    return { text: '', unchanged: unchangedBeside(changing, entries) }
  },
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
  markAct(folder, 'read'),
  markAct(folder, 'unread'),
  folder === 'inbox' ? toSpam : toInbox,
  remove,
]
