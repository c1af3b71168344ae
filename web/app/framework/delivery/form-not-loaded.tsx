import { type RefObject, useState } from 'react'
import { saveEarlyInput } from './restore-early-input'

export function FormNotLoaded({ form }: { form: RefObject<HTMLElement | null> }) {
  const [tries, setTries] = useState(0)

  /**
   * A failed module is never fetched again (https://github.com/whatwg/html/issues/6768), so reload and restore what was
   * typed, except passwords. Offline, a reload would lose everything.
   */
  const tryAgain = async () => {
    const isReachable = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (!isReachable) return setTries(tries + 1)
    saveEarlyInput(form.current)
    location.reload()
  }

  return (
    // Keyed by attempt: screen readers announce only new content.
    <div
      key={tries}
      role="alert"
      className="sticky bottom-4 z-10 mt-6 flex flex-wrap items-center gap-4 rounded-card border border-danger-600/40 bg-danger-50 p-5"
    >
      <p className="min-w-0 flex-1 basis-64 font-medium text-danger-700">
        The form could not be loaded. Check the connection, then try again.
      </p>
      <button type="button" className="button-outline" onClick={() => void tryAgain()}>
        Try Again
      </button>
    </div>
  )
}
