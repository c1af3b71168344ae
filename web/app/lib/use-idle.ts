import { useEffect, useState } from 'react'

const patienceMilliseconds = 2000

/** Waits for a moment in which the browser has nothing else to do. Gives what calls it off. */
function onIdle(action: () => void): () => void {
  // Safari has no such moments.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(action, patienceMilliseconds / 10)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(action, { timeout: patienceMilliseconds })
  return () => cancelIdleCallback(request)
}

/** False at first; true once the document has loaded all that it asked for and the browser has nothing to do. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => {
    let callOff = () => {}
    const wait = () => {
      callOff = onIdle(() => setIsIdle(true))
    }
    if (document.readyState === 'complete') wait()
    else window.addEventListener('load', wait, { once: true })
    return () => {
      window.removeEventListener('load', wait)
      callOff()
    }
  }, [])
  return isIdle
}
