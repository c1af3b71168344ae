import type { EditedContent, WrittenContent } from 'contract/content/calls'
import type { ContentData } from 'contract/content/data'
import { Refusal } from 'contract/platform/client'
import { currentOf, isSame, type Outcome } from './editing-state'
import type { Joining } from './joining'
import { merge } from './merge'
import type { SaveTimer } from './save-timer'
import type { Writing } from './writing'

/** So often somebody else may be quicker at a stretch. */
const mostRounds = 5

type Write = (written: WrittenContent) => Promise<EditedContent>
type Parts = { writing: Writing; joining: Joining; timer: SaveTimer; save: Write }

/** Sends what is typed: one request at a time, each from the version that the one before has made. */
export class Sending {
  readonly #writing: Writing
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

  /** Saves now what is typed; true when the server has it all. */
  flush(): Promise<boolean> {
    this.#timer.stop()
    return this.inTurn(() => this.#save())
  }

  /** One request at a time, in the order in which they were asked for. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = this.#turn.then(work)
    this.#turn = turn.catch(() => undefined)
    return turn
  }

  /** Does something with what is typed. Rejects with what the server refused; where a merge has changed it, it is first to be read. */
  act(write: Write): Promise<Outcome> {
    const writing = this.#writing
    return this.#acting(async () => {
      for (let round = 0; round < mostRounds; round++) {
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

  /** The same of what is saved: everything that is typed has to be before. */
  actOnSaved(write: Write): Promise<Outcome> {
    return this.flush().then((isSaved) => {
      if (isSaved) return this.act(write)
      return this.#writing.snapshot().question ? 'asked' : 'not saved'
    })
  }

  async #acting(work: () => Promise<Outcome>): Promise<Outcome> {
    const writing = this.#writing
    this.#timer.stop()
    writing.show({ isActing: true })
    try {
      return await this.inTurn(work)
    } finally {
      writing.show({ isActing: false })
      if (writing.isDirty() && !writing.snapshot().question) this.#timer.afterPause()
    }
  }

  async #save(): Promise<boolean> {
    const writing = this.#writing
    for (let round = 0; round < mostRounds; round++) {
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

  /** What the server answered to data that was sent. What is typed since stays as it is typed. */
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

  /** Whether a refusal was only that somebody was quicker, and both are together now; else says what was refused. */
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
    const { status, message } = error instanceof Refusal ? error : new Refusal(0, { message: '' })
    if (status === 0) writing.doubt(sent)
    if (!writing.isDirty()) {
      writing.rest()
      return
    }
    const isKept = writing.keep()
    writing.show({ save: { stage: 'failed', reason: status === 0 ? '' : message, isKept } })
    if (status === 0 || status === 429 || status >= 500) this.#timer.again()
  }
}
