import { type ContactForm, messageSent } from 'contract/messaging/contact'
import type { MessageTopic } from 'contract/messaging/message-topics'
import { ApiError } from 'contract/platform/client'
import { type FormEvent, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSendMessage } from '#app/data/contact'
import { messageOf } from '#app/lib/as-rejection'
import { useHydrated } from '#app/lib/use-hydrated'
import { useSubmit } from '#app/lib/use-submit'
import { useTimeout } from '#app/lib/use-timeout'
import { readHoneypot } from '#app/ui/fields/honeypot'
import { lazyResolver } from '#app/ui/fields/lazy-resolver'
import { showErrors } from '#app/ui/fields/show-errors'

function firstPaint(): number {
  return performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
}

/**
 * Seconds since the form was visible. A delivered form counts from first paint: its script comes later, and fast typists
 * on slow phones aren't bots.
 */
function useFirstVisible(): () => number {
  const isDelivered = !useHydrated()
  const [seenAt] = useState(() => (isDelivered ? undefined : performance.now()))
  return () => Math.round((performance.now() - (seenAt ?? firstPaint())) / 100) / 10
}

/** Without a secure context, there is none, and a message may arrive twice. */
const newId = (): string | undefined => crypto.randomUUID?.()

const bannerMilliseconds = 5000
const sendFailed = 'Failed to send message. Please try again.'

export type SendResult = { kind: 'success' | 'error'; text: string }

type Sending = Pick<ReturnType<typeof useSendMessage>, 'isSuccess' | 'isError' | 'error'>

function resultOf({ isSuccess, isError, error }: Sending): SendResult | undefined {
  if (isSuccess) return { kind: 'success', text: messageSent }
  return isError ? { kind: 'error', text: messageOf(error) || sendFailed } : undefined
}

const checkLater = lazyResolver<ContactForm>(() =>
  import('./contact-rules').then(({ contactRules }) => contactRules),
)

export function useContactForm(topic: MessageTopic | undefined) {
  const form = useForm<ContactForm>({
    resolver: checkLater,
    defaultValues: { name: '', email: '', phone: '', subject: '', message: '' },
  })
  const send = useSendMessage()
  const [sentNumber, setSentNumber] = useState<string>()
  const secondsSinceVisible = useFirstVisible()
  const signals = useRef<{ secondsToFill?: number; website?: string }>({})
  /** If no response comes, the same message is sent again. */
  const messageId = useRef(newId())
  const result = resultOf(send)
  useTimeout(result && send.submittedAt, bannerMilliseconds, send.reset)

  const { submit, stage } = useSubmit(form, {
    send: async (message) => {
      const about = topic && { about: topic.about }
      const sent = { ...message, ...about, ...signals.current }
      const { number } = await send.mutateAsync({ _id: messageId.current, ...sent })
      messageId.current = newId()
      setSentNumber(number)
    },
    onError: (error) => {
      if (error instanceof ApiError) showErrors(form, error.errors)
    },
    // After sending: an earlier reset would validate the next message while typing.
    onSent: () => form.reset(),
  })

  return {
    control: form.control,
    submit: (event: FormEvent) => {
      const website =
        event.currentTarget instanceof HTMLFormElement && readHoneypot(event.currentTarget)
      signals.current = { secondsToFill: secondsSinceVisible(), ...(website && { website }) }
      return submit(event)
    },
    isSending: stage === 'sending',
    result,
    sentNumber,
  }
}
