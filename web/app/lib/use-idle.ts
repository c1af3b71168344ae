import { useEffect, useState } from 'react'

const patienceMilliseconds = 2000

function onIdle(action: () => void): () => void {
  // Safari has no `requestIdleCallback`.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(action, patienceMilliseconds / 10)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(action, { timeout: patienceMilliseconds })
  return () => cancelIdleCallback(request)
}

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
