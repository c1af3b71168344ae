import type { MessageTopic } from 'college/message-topics'
import { Refusal } from 'contract/client'
import { type ContactForm, messageSent } from 'contract/contact'
import { type FormEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import { laterResolver } from '#app/components/fields/later-resolver'
import { showFaults } from '#app/components/fields/show-faults'
import { useSendMessage } from '#app/data/contact'
import { useSingleSubmit } from '#app/lib/use-single-submit'
import { useTimeout } from '#app/lib/use-timeout'
import { readHoneypot } from './honeypot'
import { useFirstSight } from './use-first-sight'

const bannerMilliseconds = 5000
const sendFailed = 'Failed to send message. Please try again.'

export type SendResult = { kind: 'success' | 'error'; text: string }

type Sending = Pick<ReturnType<typeof useSendMessage>, 'isSuccess' | 'isError' | 'error'>

function resultOf({ isSuccess, isError, error }: Sending): SendResult | undefined {
  if (isSuccess) return { kind: 'success', text: messageSent }
  return isError ? { kind: 'error', text: error?.message || sendFailed } : undefined
}

const checkLater = laterResolver<ContactForm>(() =>
  import('./contact-rules').then(({ contactRules }) => contactRules),
)

/**
 * The message to the office: checks it, sends it once, and says for a while how that went. The number of the last one
 * that was sent stays.
 */
export function useContactForm(topic: MessageTopic | undefined) {
  const form = useForm<ContactForm>({
    resolver: checkLater,
    defaultValues: { name: '', email: '', phone: '', subject: '', message: '' },
  })
  const send = useSendMessage()
  const [sentNumber, setSentNumber] = useState<string>()
  const secondsInSight = useFirstSight()
  const result = resultOf(send)
  useTimeout(result && send.submittedAt, bannerMilliseconds, send.reset)

  const sendMessage = async (event: FormEvent) => {
    let isSent = false
    const website =
      event.currentTarget instanceof HTMLFormElement && readHoneypot(event.currentTarget)
    const about = topic && { about: topic.about }
    const signals = { secondsToFill: secondsInSight(), ...(website && { website }) }
    await form.handleSubmit(async (message) => {
      isSent = await send.mutateAsync({ ...message, ...about, ...signals }).then(
        ({ number }) => {
          setSentNumber(number)
          return true
        },
        (error: unknown) => {
          if (error instanceof Refusal) showFaults(form, error.errors)
          return false
        },
      )
    })(event)
    // Only now: else the next message would be checked while it is being typed.
    if (isSent) form.reset()
  }

  return {
    control: form.control,
    submit: useSingleSubmit(sendMessage),
    isSending: send.isPending,
    result,
    sentNumber,
  }
}
