import { presenceEverySeconds, presenceSeconds } from 'contract/content/presence'
import { minuteMilliseconds } from 'contract/platform/durations'
import { useEffect, useEffectEvent, useState } from 'react'

/** An untouched form stops reporting, so that it doesn't keep its session alive. */
const restMilliseconds = 5 * minuteMilliseconds
const userEvents = ['keydown', 'pointerdown', 'pointermove', 'focusin'] as const

/** Who else has the same form open. Reports every 20 s that this one is, while its tab is visible and in use. */
export function usePresence<Heard extends { editors: string[] }>(
  _id: string,
  isEnabled: boolean,
  mark: (_id: string) => Promise<Heard>,
  onHeard?: (heard: Heard) => void,
): readonly string[] {
  const send = useEffectEvent(mark)
  const follow = useEffectEvent((heard: Heard) => onHeard?.(heard))
  const [editors, setEditors] = useState<readonly string[]>([])
  useEffect(() => {
    if (!isEnabled) return
    let [usedAt, heardAt] = [Date.now(), Date.now()]
    let isOver = false
    const use = () => {
      usedAt = Date.now()
    }
    const report = async () => {
      if (Date.now() - heardAt > presenceSeconds * 1000) setEditors([])
      if (document.hidden || Date.now() - usedAt > restMilliseconds) return
      // Without an answer the form names nobody; saving still detects conflicts.
      const heard = await send(_id).catch(() => undefined)
      if (isOver || !heard) return
      heardAt = Date.now()
      setEditors(heard.editors)
      follow(heard)
    }
    void report() // its failures are handled inside, here and below
    const timer = setInterval(() => void report(), presenceEverySeconds * 1000)
    for (const sign of userEvents) window.addEventListener(sign, use, { passive: true })
    return () => {
      isOver = true
      clearInterval(timer)
      for (const sign of userEvents) window.removeEventListener(sign, use)
    }
  }, [_id, isEnabled])
  return editors
}
