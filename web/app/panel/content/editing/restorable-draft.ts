import type { DraftStore } from './draft-store.ts'
import type { Joining } from './joining.ts'
import { deleteDraft, readDraft, type StoredDraft } from './local-draft.ts'
import type { SaveTimer } from './save-timer.ts'

export class RestorableDraft {
  readonly #writing: DraftStore
  readonly #joining: Joining
  readonly #timer: SaveTimer

  constructor(writing: DraftStore, joining: Joining, timer: SaveTimer) {
    this.#writing = writing
    this.#joining = joining
    this.#timer = timer
  }

  find(isReturning: boolean): void {
    const { entry, data: theirs } = this.#writing.snapshot()
    const results = readDraft(entry._id, this.#writing.writer).filter(
      ({ base, data, storageKey }) => {
        const isThere = this.#joining.has(theirs, base, data)
        if (isThere) deleteDraft(storageKey)
        return !isThere
      },
    )
    this.#writing.show({ found: results })
    const [newest] = results
    if (newest && isReturning) this.take(newest)
  }

  take(words: StoredDraft): void {
    const { data } = this.#writing.snapshot()
    const sides = { base: words.base, theirs: data, mine: () => words.data }
    this.#joining.combine({ ...sides, who: 'The current version' }, (merged) => {
      this.#writing.adopt(words)
      this.#writing.show({ data: merged, found: this.#others(words) })
      this.#timer.afterPause()
    })
  }

  drop(words: StoredDraft): void {
    deleteDraft(words.storageKey)
    this.#writing.show({ found: this.#others(words) })
  }

  #others({ storageKey }: StoredDraft): StoredDraft[] {
    return this.#writing.snapshot().found.filter((one) => one.storageKey !== storageKey)
  }
}
