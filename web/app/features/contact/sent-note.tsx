import { messageSent } from 'contract/contact'
import { Note } from '#app/components/note'
import { useAsked } from '#app/pages/use-asked'
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
