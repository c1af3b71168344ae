import { useEffect, useState } from 'react'

const second = 1000

/** Compares with the clock, because browsers throttle timers of hidden pages. */
export function useCountdown() {
  const [end, setEnd] = useState(0)
  const [secondsLeft, setSecondsLeft] = useState(0)
  useEffect(() => {
    if (end === 0) return
    const timer = setInterval(() => {
      const left = Math.max(0, Math.ceil((end - Date.now()) / second))
      setSecondsLeft(left)
      if (left === 0) clearInterval(timer)
    }, second)
    return () => clearInterval(timer)
  }, [end])
  const start = (seconds: number) => {
    setEnd(Date.now() + seconds * second)
    setSecondsLeft(seconds)
  }
  return { secondsLeft, start }
}
