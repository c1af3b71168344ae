import { selectMessages } from 'contract/messaging/bulk'
import type { ContactMessage, MessageFolder } from 'contract/messaging/messages'
import { countOf, formatCount } from 'contract/platform/format-count'
import { MailCheck, ShieldCheck } from 'lucide'
import type { RefObject } from 'react'
import { call } from '#app/lib/call'
import { useSite } from '#app/lib/site'
import { Button } from '../../shell/button'
import { ListFooter } from '../../shell/list/list-footer'
import { ListStatus, Notice } from '../../shell/list/list-notices'
import { ListPages } from '../../shell/list/list-pages'
import { SelectBox } from '../../shell/list/select-box'
import { SelectionBar } from '../../shell/list/selection-bar'
import { type ListSelection, useSelection } from '../../shell/list/use-selection'
import type { Panel } from '../../shell/panel'
import { messageActs } from './bulk-message-acts'
import { MessageRow } from './message-row'
import type { Mailbox } from './use-mailbox'

const noun = 'messages'

type MailboxListProps = {
  panel: Panel
  mailbox: Mailbox
  countRef: RefObject<HTMLParagraphElement | null>
  onOpen: (message: ContactMessage) => void
}

export function MailboxList({ panel, mailbox, countRef, onOpen }: MailboxListProps) {
  const selection = useMessageSelection(mailbox, panel)
  const { list, messages, folder, opened, isSearching } = mailbox
  const status = (
    <ListStatus
      noun={noun}
      query={list}
      onRetry={mailbox.refresh}
      found={messages?.length}
      isFiltered={isSearching}
      onClear={mailbox.clear}
      noneYet={<NoneYet folder={folder} onRefresh={mailbox.refresh} />}
    />
  )
  if (!messages) return status
  return (
    <>
      {messages.length > 0 && (
        <SelectionBar
          panel={panel}
          selection={selection}
          acts={messageActs(folder)}
          found={totalIn(mailbox, messages.length)}
        />
      )}
      <ListPages list={list} noun={noun} count={messages.length} countRef={countRef}>
        {messages.length > 0 && (
          <MessageList
            messages={messages}
            openedId={opened?._id}
            selection={selection}
            onOpen={onOpen}
          />
        )}
      </ListPages>
      {status}
      <ListFooter list={list} noun={noun} countRef={countRef}>
        {countText(mailbox, messages.length)}
      </ListFooter>
    </>
  )
}

function useMessageSelection({ folder, debouncedSearch: search, status }: Mailbox, panel: Panel) {
  return useSelection({
    scope: JSON.stringify([folder, search, status]),
    fetchAll: () =>
      call(selectMessages, {
        query: { folder, ...(search && { search }), ...(status && { status }) },
      }),
    onError: panel.showError,
  })
}

/** Results of a search are counted only when all have loaded. */
function totalIn({ isSearching, list, counts, folder }: Mailbox, loaded: number) {
  if (isSearching) return list.hasNextPage ? undefined : loaded
  return counts?.[folder]
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
      <Button onClick={onRefresh}>Refresh</Button>
    </Notice>
  )
}

type MessageListProps = {
  messages: ContactMessage[]
  openedId: string | undefined
  selection: ListSelection
  onOpen: (message: ContactMessage) => void
}

function MessageList({ messages, openedId, selection, onOpen }: MessageListProps) {
  const { now } = useSite()
  const isSelecting = selection.isOn || selection.chosen.size > 0
  return (
    <ul
      aria-label="Messages"
      className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card shadow-card"
    >
      {messages.map((message) => (
        <li key={message._id} className="flex items-center">
          {isSelecting && (
            <SelectBox
              label={`Select message from ${message.name}`}
              isLabelHidden
              isChecked={selection.has(message._id)}
              onToggle={() => selection.toggle(message)}
            />
          )}
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
