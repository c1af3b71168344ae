import { longestReply, type MessageReply } from 'contract/messaging/message-replies'
import type { ContactMessage } from 'contract/messaging/messages'
import { ApiError } from 'contract/platform/client'
import { Send } from 'lucide'
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { v4 as newId } from 'uuid'
import { useSendMessageReply } from '#app/data/message-replies'
import { controlClasses, describedBy, FieldError } from '#app/ui/fields/field'
import { Button } from '../../shell/button'
import type { Panel } from '../../shell/panel'
import { useRights } from '../../shell/use-rights'
import { isSessionEnd } from '../../shell/use-session-end'
import { InsertSavedReply } from './insert-saved-reply'
import { useMessageGone } from './use-message-act'

const sendFailed = 'The reply could not be sent. Please try again.'
const conflict = 409

type ReplyFormProps = {
  message: ContactMessage
  replies: readonly MessageReply[]
  panel: Panel
  draft: string
  onDraft: (text: string) => void
  onSent: () => void
}

/** Behind a button once there is a reply, so that nobody answers again by mistake. */
export function ReplyForm(props: ReplyFormProps) {
  const { replies, draft } = props
  const [isOpen, setOpen] = useState(false)
  const openButton = useRef<HTMLButtonElement>(null)
  const onSent = () => {
    flushSync(() => {
      props.onDraft('')
      setOpen(false)
      props.onSent()
    })
    openButton.current?.focus()
  }
  if (replies.length === 0 || isOpen || draft) return <OpenReplyForm {...props} onSent={onSent} />
  return (
    <Button ref={openButton} onClick={() => setOpen(true)} className="justify-self-start px-4">
      Write another reply
    </Button>
  )
}

function useReply({ message, replies, panel, draft, onSent }: ReplyFormProps) {
  const send = useSendMessageReply(message._id)
  const isGone = useMessageGone(panel)
  /** The same for repeated attempts, so that the server sends it once. */
  const [replyId, setReplyId] = useState(() => newId())
  const isSending = useRef(false)
  const [error, setError] = useState<{ text: string; isConflict?: boolean }>()
  const submit = async () => {
    if (isSending.current) return
    if (draft.trim() === '') return setError({ text: 'Write a reply first.' })
    isSending.current = true
    setError(undefined)
    try {
      const sent = await send.mutateAsync({ _id: replyId, text: draft, seen: replies.length })
      panel.showSuccess(sent.message)
      setReplyId(newId())
      onSent()
    } catch (failure) {
      if (isSessionEnd(failure) || isGone(failure, message)) return
      const rejection = failure instanceof ApiError ? failure : undefined
      const isConflict = rejection?.status === conflict
      if (isConflict) setReplyId(newId())
      setError({ text: rejection?.message || sendFailed, isConflict })
    } finally {
      isSending.current = false
    }
  }
  return { submit, error, setError, isBusy: send.isPending }
}

function OpenReplyForm(props: ReplyFormProps) {
  const { message, panel, draft, onDraft } = props
  const { submit, error, setError, isBusy } = useReply(props)
  const id = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  const { account } = useRights()
  const hint = account.name
    ? `Your reply goes to ${message.email}. We’ll add “Kind regards”, your name and the college’s name.`
    : `Your reply goes to ${message.email}. We’ll add “Kind regards” and the college’s name.`
  const write = (text: string) => {
    onDraft(text)
    setError(undefined)
  }
  const insert = (text: string) => {
    const { selectionStart: from, selectionEnd: to } = box.current ?? {}
    write(draft.slice(0, from) + text + draft.slice(to))
    box.current?.focus()
  }
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <label htmlFor={id} className="font-semibold wrap-anywhere text-ink">
          {`Reply to ${message.name}`}
        </label>
        <InsertSavedReply panel={panel} onInsert={insert} />
      </div>
      <form
        noValidate
        method="post"
        aria-label="Reply"
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void submit() // reports its failures itself
        }}
        className="grid gap-3"
      >
        <textarea
          ref={box}
          id={id}
          value={draft}
          rows={8}
          maxLength={longestReply}
          readOnly={isBusy}
          onChange={({ target }) => write(target.value)}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
            event.preventDefault()
            void submit() // as above
          }}
          {...describedBy(id, { hint, error: error?.text })}
          className={`${controlClasses} resize-y`}
        />
        <div role="alert">{error && <FieldError id={id}>{error.text}</FieldError>}</div>
        <p id={`${id}-hint`} className="text-[0.9375rem] wrap-anywhere text-ink-muted">
          {hint}
        </p>
        <Button
          tone="primary"
          icon={Send}
          type="submit"
          aria-disabled={isBusy}
          className="justify-self-start px-4"
        >
          {isBusy ? 'Sending...' : error?.isConflict ? 'Send anyway' : 'Send reply'}
        </Button>
      </form>
    </div>
  )
}
