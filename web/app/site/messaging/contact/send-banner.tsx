import { Note } from '#app/ui/note'
import type { SendResult } from './use-contact-form'

/** Rendered while empty, because a live region must exist before its content; then it takes no room. */
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
