import { Note } from '#app/ui/note'
import type { SendResult } from './use-contact-form'

/**
 * Says how the sending went. It is there before it has something to say, so that assistive technology hears of it; then
 * it takes no room, not even the gap of the form, but is displayed, which it has to be for that.
 */
export function SendBanner({ result }: { result: SendResult | undefined }) {
  return (
    <div role="status" className="empty:absolute">
      {result && (
        <Note
          key={result.kind}
          look={result.kind === 'error' ? 'bad' : 'good'}
          role={result.kind === 'error' ? 'alert' : undefined}
        >
          {result.text}
        </Note>
      )}
    </div>
  )
}
