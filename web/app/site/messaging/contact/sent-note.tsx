import { messageSent } from 'contract/messaging/contact'
import { useAsked } from '#app/framework/addresses/use-requested'
import { Note } from '#app/ui/note'
import { SentNumber } from './sent-number'

/** Where the form leads that a browser has sent by itself: it was sent, and as which number. */
export function SentNote() {
  const asked = useAsked('contact')
  if (asked('said') !== 'sent') return null
  return (
    <div className="mt-5 grid gap-4">
      <Note look="good" role="status">
        {messageSent}
      </Note>
      <SentNumber number={asked('number')} />
    </div>
  )
}
