/** Typing has paused for so long when it is saved. */
const pauseMilliseconds = 2000
/** What could not be sent is sent again after so long. */
const againMilliseconds = 10_000

/** When what is typed is saved by itself: one moment at a time, and none while it is off. */
export class SaveTimer {
  readonly #save: () => void
  #timer: ReturnType<typeof setTimeout> | undefined
  #isOn = false

  constructor(save: () => void) {
    this.#save = save
  }

  get isOn(): boolean {
    return this.#isOn
  }

  turn(isOn: boolean): void {
    this.#isOn = isOn
  }

  /** Saves when typing has paused. */
  afterPause(): void {
    this.#after(pauseMilliseconds)
  }

  /** Tries once more what could not be sent. */
  again(): void {
    this.#after(againMilliseconds)
  }

  now(): void {
    this.#save()
  }

  /** Somebody saves now, or does what saves along. */
  stop(): void {
    clearTimeout(this.#timer)
  }

  #after(milliseconds: number): void {
    this.stop()
    if (this.#isOn) this.#timer = setTimeout(this.#save, milliseconds)
  }
}
