import type { EditedContent, WrittenContent } from 'contract/content/calls'
import type { ContentData } from 'contract/content/data'
import { ApiError } from 'contract/platform/client'
import type { DraftStore } from './draft-store.ts'
import { currentOf, isSame, type SaveResult } from './editing-state.ts'
import type { Joining } from './joining.ts'
import { merge } from './merge.ts'
import type { SaveTimer } from './save-timer.ts'

/** Gives up after losing this many races in a row. */
const maxRounds = 5

type Write = (written: WrittenContent) => Promise<EditedContent>
type Parts = { writing: DraftStore; joining: Joining; timer: SaveTimer; save: Write }

/** One request at a time, each based on the version returned by the previous one. */
export class Sending {
  readonly #writing: DraftStore
  readonly #joining: Joining
  readonly #timer: SaveTimer
  readonly #write: Write
  #turn: Promise<unknown> = Promise.resolve()

  constructor({ writing, joining, timer, save }: Parts) {
    this.#writing = writing
    this.#joining = joining
    this.#timer = timer
    this.#write = save
  }

  flush(): Promise<boolean> {
    this.#timer.stop()
    return this.inTurn(() => this.#save())
  }

  inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = this.#turn.then(work)
    this.#turn = turn.catch(() => undefined)
    return turn
  }

  /** Rejects with the server's error. Returns `merged` instead of acting again where a merge changed what was typed. */
  act(write: Write): Promise<SaveResult> {
    const writing = this.#writing
    return this.#acting(async () => {
      for (let round = 0; round < maxRounds; round++) {
        if (writing.snapshot().question) return 'asked'
        const written = writing.written()
        try {
          this.#take(await write(written), written.data)
          return 'done'
        } catch (error) {
          if (!this.#isJoined(error, written.data)) throw error
          const { question, data } = writing.snapshot()
          if (question) return 'asked'
          if (!isSame(written.data, data)) return 'merged'
        }
      }
      return 'not saved'
    })
  }

  actOnSaved(write: Write): Promise<SaveResult> {
    return this.flush().then((isSaved) => {
      if (isSaved) return this.act(write)
      return this.#writing.snapshot().question ? 'asked' : 'not saved'
    })
  }

  async #acting(work: () => Promise<SaveResult>): Promise<SaveResult> {
    const writing = this.#writing
    this.#timer.stop()
    // What others did has been read by now.
    writing.show({ isActing: true, message: undefined })
    try {
      return await this.inTurn(work)
    } finally {
      writing.show({ isActing: false })
      if (writing.isDirty() && !writing.snapshot().question) this.#timer.afterPause()
    }
  }

  async #save(): Promise<boolean> {
    const writing = this.#writing
    for (let round = 0; round < maxRounds; round++) {
      if (writing.snapshot().question) return false
      if (!writing.isDirty()) {
        writing.rest()
        return true
      }
      const written = writing.written()
      writing.show({ save: { stage: 'saving' } })
      try {
        this.#take(await this.#write(written), written.data)
        return !writing.isDirty()
      } catch (error) {
        if (!this.#isJoined(error, written.data)) return false
      }
    }
    return false
  }

  /** Typing goes on during a request, so the response is merged, not copied. */
  #take(entry: EditedContent, sent: ContentData): void {
    const writing = this.#writing
    const theirs = writing.stand(entry)
    const sides = { base: sent, mine: writing.snapshot().data, theirs }
    const { data } = merge(writing.type.fields, sides)
    writing.show({ entry, data })
    this.#joining.joinPublication(entry)
    if (writing.isDirty()) {
      writing.show({ save: { stage: 'typed' } })
      this.#timer.afterPause()
      return
    }
    writing.rest()
  }

  /** True if the error was a conflict that is now merged; otherwise shows the error. */
  #isJoined(error: unknown, sent: ContentData): boolean {
    const current = currentOf(error)
    if (current) {
      this.#joining.join(current)
      this.#writing.keep()
    } else this.#fail(error, sent)
    return current !== undefined
  }

  #fail(error: unknown, sent: ContentData): void {
    const writing = this.#writing
    const { status, message } = error instanceof ApiError ? error : new ApiError(0, { message: '' })
    if (status === 0) writing.doubt(sent)
    if (!writing.isDirty()) {
      writing.rest()
      return
    }
    const isStored = writing.keep()
    writing.show({
      save: { stage: 'failed', reason: status === 0 ? '' : message, isKept: isStored },
    })
    if (status === 0 || status === 429 || status >= 500) this.#timer.again()
  }
}
