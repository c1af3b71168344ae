import { useEffect, useRef, useState } from 'react'

const slackPixels = 2

export function useScrollRow() {
  const rowRef = useRef<HTMLElement>(null)
  const [hasBefore, setHasBefore] = useState(false)
  const [hasAfter, setHasAfter] = useState(false)

  useEffect(() => {
    const row = rowRef.current
    if (!row) return
    const measure = () => {
      setHasBefore(row.scrollLeft > slackPixels)
      setHasAfter(row.scrollLeft < row.scrollWidth - row.clientWidth - slackPixels)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(row)
    row.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      row.removeEventListener('scroll', measure)
    }
  }, [])

  const scrollBy = (direction: -1 | 1) => {
    const row = rowRef.current
    row?.scrollBy({ left: direction * row.clientWidth * 0.8 })
  }
  return { rowRef, hasBefore, hasAfter, scrollBy }
}
