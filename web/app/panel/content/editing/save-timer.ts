const pauseMilliseconds = 2000
const againMilliseconds = 10_000

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

  afterPause(): void {
    this.#after(pauseMilliseconds)
  }

  again(): void {
    this.#after(againMilliseconds)
  }

  now(): void {
    this.#save()
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  #after(milliseconds: number): void {
    this.stop()
    if (this.#isOn) this.#timer = setTimeout(this.#save, milliseconds)
  }
}
