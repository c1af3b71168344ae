import type { Joining } from './joining'
import type { SaveTimer } from './save-timer'
import { dropWords, type FoundWords, findWords } from './saved-words'
import type { Writing } from './writing'

export class WordsAgain {
  readonly #writing: Writing
  readonly #joining: Joining
  readonly #timer: SaveTimer

  constructor(writing: Writing, joining: Joining, timer: SaveTimer) {
    this.#writing = writing
    this.#joining = joining
    this.#timer = timer
  }

  find(isReturning: boolean): void {
    const { entry, data: theirs } = this.#writing.snapshot()
    const found = findWords(entry._id, this.#writing.writer).filter(({ base, data, place }) => {
      const isThere = this.#joining.has(theirs, base, data)
      if (isThere) dropWords(place)
      return !isThere
    })
    this.#writing.show({ found })
    const [newest] = found
    if (newest && isReturning) this.take(newest)
  }

  take(words: FoundWords): void {
    const { data } = this.#writing.snapshot()
    const sides = { base: words.base, theirs: data, mine: () => words.data }
    this.#joining.combine({ ...sides, who: 'The current version' }, (merged) => {
      this.#writing.adopt(words)
      this.#writing.show({ data: merged, found: this.#others(words) })
      this.#timer.afterPause()
    })
  }

  drop(words: FoundWords): void {
    dropWords(words.place)
    this.#writing.show({ found: this.#others(words) })
  }

  #others({ place }: FoundWords): FoundWords[] {
    return this.#writing.snapshot().found.filter((one) => one.place !== place)
  }
}
