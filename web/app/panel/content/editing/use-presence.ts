import { markPresence, presenceEverySeconds, presenceSeconds } from 'contract/content/presence'
import { minuteMilliseconds } from 'contract/platform/durations'
import { useEffect, useState } from 'react'
import { call } from '#app/lib/call'

/** A form that nobody touches says nothing, so that it doesn't keep its session alive. */
const restMilliseconds = 5 * minuteMilliseconds
const signsOfLife = ['keydown', 'pointerdown', 'pointermove', 'focusin'] as const

/** Who else has the entry open. Says every 20 s that this form is, while its tab is visible and in use. */
export function usePresence(_id: string, isEnabled: boolean): readonly string[] {
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
      // A failure only means that nobody is named: saving protects against collisions.
      const heard = await call(markPresence, { params: { _id } }).catch(() => undefined)
      if (isOver || !heard) return
      heardAt = Date.now()
      setEditors(heard.editors)
    }
    void report() // its failures are handled inside, here and below
    const timer = setInterval(() => void report(), presenceEverySeconds * 1000)
    for (const sign of signsOfLife) window.addEventListener(sign, use, { passive: true })
    return () => {
      isOver = true
      clearInterval(timer)
      for (const sign of signsOfLife) window.removeEventListener(sign, use)
    }
  }, [_id, isEnabled])
  return editors
}
