import { useSyncExternalStore } from 'react'

/** A React external store for values without a common parent. */
export type SharedValue<V> = {
  get: () => V
  set: (value: V) => void
  /** `atTakeOver` is the value the server rendered, where it may differ by now. */
  use: (atTakeOver?: () => V) => V
}

export function sharedValue<V>(initial: V): SharedValue<V> {
  let current = initial
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const get = () => current
  return {
    get,
    set: (value) => {
      current = value
      for (const listener of listeners) listener()
    },
    use: (atTakeOver = get) => useSyncExternalStore(subscribe, get, atTakeOver),
  }
}
