import { useLayoutEffect, useRef } from 'react'

/** What was drawn last, for what answers after another drawing. */
export function useLatest<Value>(value: Value) {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  }, [value])
  return latest
}
