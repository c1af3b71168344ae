import type { ContactMessage, MessageFolder } from 'contract/messaging/messages'
import { countOf, formatCount } from 'contract/platform/format-count'
import { MailCheck, ShieldCheck } from 'lucide'
import type { RefObject } from 'react'
import { useSite } from '#app/lib/site'
import { ListLoading, LoadingFailed, NoResults, Notice } from '../../shell/list/list-notices'
import { MoreEntries } from '../../shell/list/more-entries'
import { MessageRow } from './message-row'
import type { Mailbox } from './use-mailbox'

const noun = 'messages'

type MailboxListProps = {
  mailbox: Mailbox
  countRef: RefObject<HTMLParagraphElement | null>
  onOpen: (message: ContactMessage) => void
}

export function MailboxList({ mailbox, countRef, onOpen }: MailboxListProps) {
  const { list, messages, folder, opened, isSearching } = mailbox
  if (!messages) {
    return list.isError && !list.isFetching ? (
      <LoadingFailed noun={noun} onRetry={mailbox.refresh} />
    ) : (
      <ListLoading noun={noun} />
    )
  }
  return (
    <>
      {messages.length > 0 && (
        <MessageList messages={messages} openedId={opened?._id} onOpen={onOpen} />
      )}
      {messages.length === 0 && isSearching && <NoResults noun={noun} onClear={mailbox.clear} />}
      {messages.length === 0 && !isSearching && (
        <NoneYet folder={folder} onRefresh={mailbox.refresh} />
      )}
      <MoreEntries list={list} noun={noun} countRef={countRef}>
        {countText(mailbox, messages.length)}
      </MoreEntries>
    </>
  )
}

function countText({ isSearching, list, counts, folder }: Mailbox, visible: number): string {
  if (isSearching)
    return `${list.hasNextPage ? 'More than ' : ''}${countOf(visible, 'message', noun)} found`
  const total = counts && formatCount(counts[folder])
  return `Showing ${formatCount(visible)}${total ? ` of ${total}` : ''} ${noun}`
}

const noneYet = {
  inbox: {
    icon: MailCheck,
    title: 'No messages yet',
    text: 'Messages from the contact form appear here.',
  },
  spam: {
    icon: ShieldCheck,
    title: 'No suspected spam',
    text: 'Messages that look like spam appear here.',
  },
} as const

function NoneYet({ folder, onRefresh }: { folder: MessageFolder; onRefresh: () => void }) {
  return (
    <Notice {...noneYet[folder]}>
      <button type="button" onClick={onRefresh} className="button-outline">
        Refresh
      </button>
    </Notice>
  )
}

type MessageListProps = {
  messages: ContactMessage[]
  openedId: string | undefined
  onOpen: (message: ContactMessage) => void
}

function MessageList({ messages, openedId, onOpen }: MessageListProps) {
  const { now } = useSite()
  return (
    <ul
      aria-label="Messages"
      className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card shadow-card"
    >
      {messages.map((message) => (
        <li key={message._id}>
          <MessageRow
            message={message}
            isOpened={message._id === openedId}
            now={now}
            onOpen={onOpen}
          />
        </li>
      ))}
    </ul>
  )
}
