import { useQuery } from '@tanstack/react-query'
import { answeredFromInbox, type MessageReply } from 'contract/messaging/message-replies'
import type { ContactMessage } from 'contract/messaging/messages'
import type { ReactNode } from 'react'
import { messageRepliesQuery } from '#app/data/message-replies'
import { useSite } from '#app/lib/site'
import { formatRecentTime } from '../../shell/format-recent-time'
import type { Panel } from '../../shell/panel'
import { useAccountName } from '../../shell/use-account-name'
import { ReplyForm } from './reply-form'
import type { ReplyDrafts } from './use-reply-drafts'

type ConversationProps = {
  message: ContactMessage
  panel: Panel
  drafts: ReplyDrafts
  onReplied: () => void
  children: (canSend: boolean) => ReactNode
}

export function Conversation({ message, panel, drafts, onReplied, children }: ConversationProps) {
  const { data, isError, refetch } = useQuery(messageRepliesQuery(message._id))
  const isSpam = message.suspectedAt !== undefined
  return (
    <>
      {isError && !data && (
        <p role="alert" className="text-danger-700">
          The replies could not be loaded.{' '}
          <button
            type="button"
            onClick={() => void refetch()} // a failure shows here again
            className="min-h-11 font-semibold text-accent underline underline-offset-4"
          >
            Try Again
          </button>
        </p>
      )}
      {data && data.replies.length > 0 && <Replies replies={data.replies} />}
      {data?.canSend && isSpam && <p className="text-ink-muted">{answeredFromInbox}</p>}
      {data?.canSend && !isSpam && (
        <ReplyForm
          message={message}
          replies={data.replies}
          panel={panel}
          draft={drafts.read(message._id)}
          onDraft={(text) => drafts.write(message._id, text)}
          onSent={onReplied}
        />
      )}
      {children(data?.canSend ?? false)}
    </>
  )
}

function Replies({ replies }: { replies: MessageReply[] }) {
  const { now } = useSite()
  const nameOf = useAccountName()
  return (
    <ol aria-label="Replies" className="grid gap-4">
      {replies.map(({ _id, author, text, createdAt }) => (
        <li key={_id} className="grid gap-1 border-l-4 border-accent/40 pl-4">
          <p className="text-[0.9375rem] text-ink-muted">
            <span className="font-semibold text-ink">{nameOf(author)}</span>{' '}
            <time dateTime={createdAt}>{formatRecentTime(createdAt, now)}</time>
          </p>
          <p translate="no" className="max-w-prose wrap-anywhere whitespace-pre-line text-ink">
            {text}
          </p>
        </li>
      ))}
    </ol>
  )
}
