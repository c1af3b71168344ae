import { useEffect, useRef, useState } from 'react'
import { type OpenedDoor, openDoor } from './check-in'
import type { DoorState } from './check-in-state'

const syncMilliseconds = 7_000
const refreshMilliseconds = 120_000

export function useDoor(eventId: string) {
  const [state, setState] = useState<DoorState>()
  const [isMissing, setMissing] = useState(false)
  const door = useRef<OpenedDoor>(undefined)
  useEffect(() => {
    let isOver = false
    const timers: number[] = []
    const sync = () => void door.current?.sync()
    async function open() {
      const opened = await openDoor(eventId, (next) => {
        if (!isOver) setState(next)
      })
      if (isOver) return
      if (!opened) return setMissing(true)
      door.current = opened
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
      door.current = undefined
      for (const timer of timers) window.clearInterval(timer)
      window.removeEventListener('online', sync)
      document.removeEventListener('visibilitychange', sync)
    }
  }, [eventId])
  return { state, isMissing, door }
}
