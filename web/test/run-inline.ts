import { afterAll, beforeAll } from 'vitest'

/** Runs an inline script in this test file only: files share a process. `prepare` runs first. */
export function runInFile(script: string, prepare = (): void => undefined): void {
  const { removeChild, insertBefore } = Node.prototype
  const { MutationObserver: Observer, addEventListener } = window
  const observers: MutationObserver[] = []
  const listeners: [string, EventListenerOrEventListenerObject, boolean][] = []
  class NotedObserver extends Observer {
    constructor(callback: MutationCallback) {
      super(callback)
      observers.push(this)
    }
  }
  const note: typeof window.addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ) => {
    const isCapture = typeof options === 'object' ? options.capture === true : options === true
    listeners.push([type, listener, isCapture])
    addEventListener.call(window, type, listener, options)
  }
  beforeAll(() => {
    prepare()
    Object.assign(window, { MutationObserver: NotedObserver, addEventListener: note })
    new Function(script)()
    Object.assign(window, { MutationObserver: Observer, addEventListener })
  })
  afterAll(() => {
    for (const observer of observers) observer.disconnect()
    for (const [type, listener, isCapture] of listeners)
      window.removeEventListener(type, listener, isCapture)
    Object.assign(Node.prototype, { removeChild, insertBefore })
  })
}
