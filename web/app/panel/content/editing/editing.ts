import type { EditedContent, WrittenContent } from 'contract/content/calls'
import type { DeclaredContent } from 'contract/content/content-type'
import { DraftStore } from './draft-store.ts'
import type { ContentCalls, PublishOptions, SaveResult, Snapshot } from './editing-state.ts'
import { Joining } from './joining.ts'
import type { StoredDraft } from './local-draft.ts'
import { RestorableDraft } from './restorable-draft.ts'
import { SaveTimer } from './save-timer.ts'
import { Sending } from './sending.ts'

type Options = {
  entry: EditedContent
  type: DeclaredContent
  calls: ContentCalls
  writer: string
  /** The name of an account. */
  nameOf: (email: string) => string
  isReturning: boolean
}

/** One entry in one person's form: everything the form and its buttons can do. */
export class Editing {
  readonly snapshot: () => Snapshot
  readonly subscribe: (listener: () => void) => () => void
  readonly #calls: ContentCalls
  readonly #writing: DraftStore
  readonly #timer = new SaveTimer(() => void this.flush())
  readonly #joining: Joining
  readonly #sending: Sending
  readonly #words: RestorableDraft

  constructor({ entry, type, calls, writer, nameOf, isReturning }: Options) {
    const timer = this.#timer
    const writing = new DraftStore(entry, type, writer)
    const joining = new Joining(writing, timer, nameOf)
    this.snapshot = writing.snapshot
    this.subscribe = writing.subscribe
    this.#calls = calls
    this.#writing = writing
    this.#joining = joining
    this.#sending = new Sending({ writing, joining, timer, save: calls.save })
    this.#words = new RestorableDraft(writing, joining, timer)
    this.#words.find(isReturning)
    joining.joinPublication(entry)
  }

  get type(): DeclaredContent {
    return this.#writing.type
  }

  isDirty(): boolean {
    return this.#writing.isDirty()
  }

  /** Starts autosave; returns the cleanup. */
  attach(): () => void {
    const leave = () => {
      this.#writing.keep()
      void this.flush()
    }
    const look = () => (document.hidden ? leave() : void this.refresh())
    const retry = () => void this.flush()
    document.addEventListener('visibilitychange', look)
    window.addEventListener('pagehide', leave)
    window.addEventListener('online', retry)
    this.#timer.turn(true)
    if (this.isDirty()) this.#timer.afterPause()
    return () => {
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('online', retry)
      this.#timer.turn(false)
      leave()
    }
  }

  change(path: string, value: unknown): void {
    this.#writing.change(path, value)
    this.#timer.afterPause()
  }

  flush(): Promise<boolean> {
    return this.#sending.flush()
  }

  publish(how: PublishOptions = {}): Promise<SaveResult> {
    return this.#sending.act((written) => this.#calls.publish({ ...written, ...how }))
  }

  actOnTyped(write: (written: WrittenContent) => Promise<EditedContent>): Promise<SaveResult> {
    return this.#sending.act(write)
  }

  unschedule(): Promise<SaveResult> {
    return this.#sending.actOnSaved(({ version }) => this.#calls.unschedule({ version }))
  }

  /** Saves first, so that the history contains what was typed. */
  discard(): Promise<SaveResult> {
    return this.#sending.actOnSaved(({ version }) => this.#calls.discard({ version }))
  }

  restore(revision: string): Promise<SaveResult> {
    return this.#sending.actOnSaved(({ version }) => this.#calls.restore({ version, revision }))
  }

  actOnSaved(write: (of: { version: number }) => Promise<EditedContent>): Promise<SaveResult> {
    return this.#sending.actOnSaved(({ version }) => write({ version }))
  }

  takeWords(words: StoredDraft): void {
    this.#words.take(words)
  }

  dropWords(words: StoredDraft): void {
    this.#words.drop(words)
  }

  readonly dismissMessage = (): void => this.#writing.show({ message: undefined })

  /** Someone else may have saved, or a scheduled publication may be due. */
  refresh(): Promise<void> {
    return this.#sending.inTurn(() => this.#readAgain())
  }

  /** Reads the entry again if it has this later version. */
  follow(version: number): Promise<void> {
    return this.#sending.inTurn(async () => {
      if (version > this.#writing.standing.version) await this.#readAgain()
    })
  }

  async #readAgain(): Promise<void> {
    const writing = this.#writing
    if (writing.snapshot().question || !this.#timer.isOn) return
    // Failures are ignored: the next save reports the same.
    const current = await this.#calls.read().catch(() => undefined)
    if (!current) return
    const before = writing.snapshot().entry
    if (current.version !== writing.standing.version) this.#joining.join(current)
    else {
      writing.show({ entry: current })
      this.#joining.joinPublication(current)
    }
    this.#joining.reportRequest(before, current)
    if (this.isDirty()) this.#timer.afterPause()
  }
}
