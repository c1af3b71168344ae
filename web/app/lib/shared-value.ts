import { useSyncExternalStore } from 'react'

/** A value that parts of a page share without a common parent, as "external stores" of React are. */
export type SharedValue<V> = {
  get: () => V
  set: (value: V) => void
  /** `atTakeOver` is what the server drew, where that may differ by now. */
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
