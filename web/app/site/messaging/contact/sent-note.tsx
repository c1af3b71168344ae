import { messageSent } from 'contract/messaging/contact'
import { useAsked } from '#app/framework/addresses/use-requested'
import { Note } from '#app/ui/note'
import { SentNumber } from './sent-number'

/** For forms sent without scripts. */
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
