import { messageSent } from 'contract/messaging/contact'
import { useRequestedQuery } from '#app/framework/addresses/use-requested'
import { Note } from '#app/ui/note'
import { SentNumber } from './sent-number'

/** For forms sent without scripts. */
export function SentNote() {
  const requested = useRequestedQuery('contact')
  if (requested('said') !== 'sent') return null
  return (
    <div className="mt-5 grid gap-4">
      <Note look="good" role="status">
        {messageSent}
      </Note>
      <SentNumber number={requested('number')} />
    </div>
  )
}
