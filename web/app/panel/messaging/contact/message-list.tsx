import type { ContactMessage } from 'contract/messaging/messages'
import { useSite } from '#app/lib/site'
import { MessageRow } from './message-row'

type MessageListProps = {
  messages: ContactMessage[]
  openedId: string | undefined
  onOpen: (message: ContactMessage) => void
}

export function MessageList({ messages, openedId, onOpen }: MessageListProps) {
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
