import { useEffect, useRef, useState } from 'react'
import { type OpenedCheckIn, openCheckIn } from './check-in'
import type { CheckInState } from './check-in-state'

const syncMilliseconds = 7_000
const refreshMilliseconds = 120_000

export function useCheckIn(eventId: string) {
  const [state, setState] = useState<CheckInState>()
  const [isMissing, setMissing] = useState(false)
  const checkIn = useRef<OpenedCheckIn>(undefined)
  useEffect(() => {
    let isOver = false
    const timers: number[] = []
    const sync = () => void checkIn.current?.sync()
    async function open() {
      const opened = await openCheckIn(eventId, (next) => {
        if (!isOver) setState(next)
      })
      if (isOver) return
      if (!opened) return setMissing(true)
      checkIn.current = opened
      setState(opened.state())
      timers.push(
        window.setInterval(sync, syncMilliseconds),
        window.setInterval(() => void opened.refresh(), refreshMilliseconds),
      )
      await opened.sync()
    }
    void open().catch(() => setMissing(true))
    window.addEventListener('online', sync)
    document.addEventListener('visibilitychange', sync)
    return () => {
      isOver = true
      checkIn.current = undefined
      for (const timer of timers) window.clearInterval(timer)
      window.removeEventListener('online', sync)
      document.removeEventListener('visibilitychange', sync)
    }
  }, [eventId])
  return { state, isMissing, checkIn }
}
