import { afterAll, beforeAll } from 'vitest'
import script from '#app/framework/delivery/watch-translation?script'

/** Runs what every page runs before React, in this file of tests alone: files share one process. */
export function watchTranslation(): void {
  const { removeChild, insertBefore } = Node.prototype
  const { MutationObserver: Observer, addEventListener } = window
  const observers: MutationObserver[] = []
  const listeners: [string, EventListenerOrEventListenerObject][] = []
  class NotedObserver extends Observer {
    constructor(callback: MutationCallback) {
      super(callback)
      observers.push(this)
    }
  }
  beforeAll(() => {
    window.MutationObserver = NotedObserver
    window.addEventListener = (type: string, listener: EventListenerOrEventListenerObject) => {
      listeners.push([type, listener])
      addEventListener.call(window, type, listener)
    }
    new Function(script)()
    Object.assign(window, { MutationObserver: Observer, addEventListener })
  })
  afterAll(() => {
    for (const observer of observers) observer.disconnect()
    for (const [type, listener] of listeners) window.removeEventListener(type, listener)
    Object.assign(Node.prototype, { removeChild, insertBefore })
  })
}
