import { Refusal } from 'contract/client'
import type { EditedContent, WrittenContent } from 'contract/content/calls'
import type { DeclaredContent } from 'contract/content/content-type'
import type { ContentData } from 'contract/content/data'
import { differences } from 'contract/content/differences'
import { type ContentCalls, currentOf, isSame, type Outcome, type Snapshot } from './editing-state'
import { setAt, withKeys } from './form-data'
import { dropWords, type FoundWords, findWords, OwnWords } from './kept-words'
import { type Choices, merge } from './merge'

/** Typing has paused for so long when it is saved. */
const pauseMilliseconds = 2000
/** What could not be sent is sent again after so long. */
const againMilliseconds = 10_000
/** So often somebody else may be quicker at a stretch. */
const mostRounds = 5

type Standing = { version: number; basedOn: string | undefined; data: ContentData }
type Other = { base: ContentData; theirs: ContentData; who: string; mine: () => ContentData }

type Options = {
  entry: EditedContent
  type: DeclaredContent
  calls: ContentCalls
  /** Email of who writes. */
  writer: string
  /** Takes over what could not be saved when a session ended. */
  isReturning: boolean
}

/**
 * One entry in the hands of one writer: what is typed, what the server has of it, and how both come together. Writes go
 * one after the other, each from the version that the one before has made.
 */
export class Editing {
  readonly #type: DeclaredContent
  readonly #calls: ContentCalls
  readonly #writer: string
  readonly #words: OwnWords
  readonly #listeners = new Set<() => void>()
  #standing: Standing
  #snapshot: Snapshot
  #turn: Promise<unknown> = Promise.resolve()
  #timer: ReturnType<typeof setTimeout> | undefined
  /** What was sent and never answered: it may have come all the same. */
  #unanswered: ContentData[] = []
  #isAttached = false

  constructor({ entry, type, calls, writer, isReturning }: Options) {
    this.#type = type
    this.#calls = calls
    this.#writer = writer
    this.#words = new OwnWords(entry._id, writer)
    const data = withKeys(type.fields, entry.data)
    this.#standing = { version: entry.version, basedOn: entry.basedOn, data }
    this.#snapshot = { entry, data, save: { stage: 'unchanged' }, isActing: false, found: [] }
    this.#find(isReturning)
    this.#joinPublication(entry)
  }

  readonly snapshot = (): Snapshot => this.#snapshot

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Whether something is typed that the server does not have. */
  isDirty(): boolean {
    return !isSame(this.#snapshot.data, this.#standing.data)
  }

  /** Begins to save what is typed, and hears when the page is left or the connection is back. Gives what ends it. */
  attach(): () => void {
    const leave = () => {
      this.#keep()
      void this.flush()
    }
    const look = () => (document.hidden ? leave() : void this.refresh())
    const retry = () => void this.flush()
    document.addEventListener('visibilitychange', look)
    window.addEventListener('pagehide', leave)
    window.addEventListener('online', retry)
    this.#isAttached = true
    if (this.isDirty()) this.#saveAfter(pauseMilliseconds)
    return () => {
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('online', retry)
      this.#isAttached = false
      leave()
    }
  }

  /** Takes what is typed at a path. */
  change(path: string, value: unknown): void {
    const { data, save } = this.#snapshot
    const isFailed = save.stage === 'failed' || save.stage === 'saving'
    this.#show({ data: setAt(data, path, value), save: isFailed ? save : { stage: 'typed' } })
    this.#saveAfter(pauseMilliseconds)
  }

  /** Saves now what is typed; true when the server has it all. */
  flush(): Promise<boolean> {
    clearTimeout(this.#timer)
    return this.#inTurn(() => this.#save())
  }

  /** Publishes what is typed, now or at a moment; a draft on its way is waited for. */
  publish(at?: string): Promise<Outcome> {
    return this.#act((written) => this.#calls.publish({ ...written, ...(at && { at }) }))
  }

  unschedule(): Promise<Outcome> {
    return this.#actOnSaved(({ version }) => this.#calls.unschedule({ version }))
  }

  /** Goes back to what is public. What is typed is saved before, so that the history has it. */
  discard(): Promise<Outcome> {
    return this.#actOnSaved(({ version }) => this.#calls.discard({ version }))
  }

  restore(revision: string): Promise<Outcome> {
    return this.#actOnSaved(({ version }) => this.#calls.restore({ version, revision }))
  }

  /** Puts what was never saved into the form. */
  takeWords(words: FoundWords): void {
    const { data } = this.#snapshot
    const { base } = words
    const theirs = 'What stands there now'
    this.#combine({ base, theirs: data, who: theirs, mine: () => words.data }, (merged) => {
      this.#words.adopt(words)
      this.#show({ data: merged, found: this.#others(words) })
      this.#saveAfter(pauseMilliseconds)
    })
  }

  dropWords(words: FoundWords): void {
    dropWords(words.place)
    this.#show({ found: this.#others(words) })
  }

  /** The sentence of a merge has been read. */
  readonly dismissTold = (): void => this.#show({ told: undefined })

  #others({ place }: FoundWords): FoundWords[] {
    return this.#snapshot.found.filter((one) => one.place !== place)
  }

  #show(change: Partial<Snapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change }
    for (const listener of this.#listeners) listener()
  }

  #saveAfter(milliseconds: number): void {
    clearTimeout(this.#timer)
    if (this.#isAttached) this.#timer = setTimeout(() => void this.flush(), milliseconds)
  }

  /** One request at a time, in the order in which they were asked for. */
  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = this.#turn.then(work)
    this.#turn = turn.catch(() => undefined)
    return turn
  }

  #written(): WrittenContent {
    const { version, basedOn } = this.#standing
    return { version, ...(basedOn && { basedOn }), data: this.#snapshot.data }
  }

  async #save(): Promise<boolean> {
    for (let round = 0; round < mostRounds; round++) {
      if (this.#snapshot.question) return false
      if (!this.isDirty()) {
        this.#rest()
        return true
      }
      const written = this.#written()
      this.#show({ save: { stage: 'saving' } })
      try {
        this.#take(await this.#calls.save(written), written.data)
        return !this.isDirty()
      } catch (error) {
        if (!this.#isJoined(error, written.data)) return false
      }
    }
    return false
  }

  /** What the server answered to data that was sent. What is typed since stays as it is typed. */
  #take(entry: EditedContent, sent: ContentData): void {
    const stored = withKeys(this.#type.fields, entry.data)
    const sides = { base: sent, mine: this.#snapshot.data, theirs: stored }
    const { data } = merge(this.#type.fields, sides)
    this.#standing = { version: entry.version, basedOn: entry.basedOn, data: stored }
    this.#unanswered = []
    this.#show({ entry, data })
    this.#joinPublication(entry)
    if (this.isDirty()) {
      this.#show({ save: { stage: 'typed' } })
      this.#saveAfter(pauseMilliseconds)
      return
    }
    this.#rest()
  }

  /** Everything that is typed is on the server. */
  #rest(): void {
    this.#words.drop()
    const { hasDraft, savedAt: at } = this.#snapshot.entry
    this.#show({ save: hasDraft ? { stage: 'saved', at } : { stage: 'unchanged' } })
  }

  /** Whether a refusal was only that somebody was quicker, and both are together now; else says what was refused. */
  #isJoined(error: unknown, sent: ContentData): boolean {
    const current = currentOf(error)
    if (current) {
      this.#join(current)
      this.#keep()
    } else this.#fail(error, sent)
    return current !== undefined
  }

  #fail(error: unknown, sent: ContentData): void {
    const { status, message } = error instanceof Refusal ? error : new Refusal(0, { message: '' })
    if (status === 0) this.#unanswered.push(sent)
    if (!this.isDirty()) {
      this.#rest()
      return
    }
    const isKept = this.#keep()
    this.#show({ save: { stage: 'failed', reason: status === 0 ? '' : message, isKept } })
    if (status === 0 || status === 429 || status >= 500) this.#saveAfter(againMilliseconds)
  }

  #keep(): boolean {
    const { version, data: base } = this.#standing
    return !this.isDirty() || this.#words.keep({ version, base, data: this.#snapshot.data })
  }

  /** Whether all that somebody wrote into what stood there is in what stands there now. */
  #has(theirs: ContentData, base: ContentData, mine: ContentData): boolean {
    const { data, conflicts } = merge(this.#type.fields, { base, mine, theirs })
    return conflicts.length === 0 && isSame(data, theirs)
  }

  /** Looks for what was never saved. What stands there meanwhile needs nobody to ask. */
  #find(isReturning: boolean): void {
    const { entry, data: theirs } = this.#snapshot
    const found = findWords(entry._id, this.#writer).filter(({ base, data, place }) => {
      const isThere = this.#has(theirs, base, data)
      if (isThere) dropWords(place)
      return !isThere
    })
    this.#snapshot = { ...this.#snapshot, found }
    const [newest] = found
    if (newest && isReturning) this.takeWords(newest)
  }

  /** Puts two sides together, and goes on; asks before where both have changed the same. */
  #combine(other: Other, goOn: (data: ContentData) => void, choices: Choices = {}): void {
    const { mine, who: theirs, ...sides } = other
    const merged = merge(this.#type.fields, { ...sides, mine: mine() }, choices)
    const conflicts = merged.conflicts.filter(({ path }) => !choices[path])
    if (conflicts.length === 0) {
      goOn(merged.data)
      return
    }
    const answer = (chosen: Choices) => {
      this.#show({ question: undefined })
      this.#combine(other, goOn, { ...choices, ...chosen })
      void this.flush()
    }
    this.#show({ question: { theirs, conflicts, answer }, save: { stage: 'typed' } })
  }

  #tell(merged: ContentData, say: (fields: string) => string): void {
    const changed = differences(this.#type, this.#snapshot.data, merged)
    const names = [...new Set(changed.map(({ field }) => field))].join(', ')
    this.#show({ data: merged, ...(names && { told: say(names) }) })
  }

  /** Puts together what is typed and what somebody else has written meanwhile. */
  #join(current: EditedContent): void {
    const theirs = withKeys(this.#type.fields, current.data)
    const isOwn = current.author.toLowerCase() === this.#writer.toLowerCase()
    const who = isOwn ? 'You, in another window' : current.author
    const { data: stood } = this.#standing
    const base = this.#unanswered.findLast((sent) => this.#has(theirs, stood, sent)) ?? stood
    const mine = () => this.#snapshot.data
    this.#show({ entry: current })
    this.#combine({ base, theirs, who, mine }, (merged) => {
      this.#standing = { version: current.version, basedOn: current.basedOn, data: theirs }
      this.#unanswered = []
      this.#tell(merged, (names) =>
        isOwn
          ? `You changed ${names} in another window; it is merged`
          : `${who} changed ${names} meanwhile; it is merged`,
      )
      this.#joinPublication(current)
    })
  }

  /** Puts together what is typed and what was published since the draft was begun. */
  #joinPublication({ publicData, publicRevision, basedOnData = {} }: EditedContent): void {
    if (!publicData || publicRevision === this.#standing.basedOn) return
    const { fields } = this.#type
    const base = withKeys(fields, basedOnData)
    const theirs = withKeys(fields, publicData)
    const mine = () => this.#snapshot.data
    this.#combine({ base, theirs, who: 'What was published meanwhile', mine }, (merged) => {
      this.#standing = { ...this.#standing, basedOn: publicRevision }
      this.#tell(merged, (names) => `Published meanwhile, and merged: ${names}`)
      if (this.isDirty()) this.#saveAfter(pauseMilliseconds)
    })
  }

  /** Asks what stands there now: somebody may have written, or a moment of publication have come. */
  refresh(): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#snapshot.question || !this.#isAttached) return
      // Whether it can be had or not: what is saved next tells the same.
      const current = await this.#calls.read().catch(() => undefined)
      if (!current) return
      if (current.version !== this.#standing.version) this.#join(current)
      else {
        this.#show({ entry: current })
        this.#joinPublication(current)
      }
      if (this.isDirty()) this.#saveAfter(pauseMilliseconds)
    })
  }

  async #acting(work: () => Promise<Outcome>): Promise<Outcome> {
    clearTimeout(this.#timer)
    this.#show({ isActing: true })
    try {
      return await this.#inTurn(work)
    } finally {
      this.#show({ isActing: false })
      if (this.isDirty() && !this.#snapshot.question) this.#saveAfter(pauseMilliseconds)
    }
  }

  /** Does something with what is typed. Rejects with what the server refused; where a merge has changed it, it is first to be read. */
  #act(write: (written: WrittenContent) => Promise<EditedContent>): Promise<Outcome> {
    return this.#acting(async () => {
      for (let round = 0; round < mostRounds; round++) {
        if (this.#snapshot.question) return 'asked'
        const written = this.#written()
        try {
          this.#take(await write(written), written.data)
          return 'done'
        } catch (error) {
          if (!this.#isJoined(error, written.data)) throw error
          if (this.#snapshot.question) return 'asked'
          if (!isSame(written.data, this.#snapshot.data)) return 'merged'
        }
      }
      return 'not saved'
    })
  }

  /** The same of what is saved: everything that is typed has to be before. */
  #actOnSaved(write: (written: WrittenContent) => Promise<EditedContent>): Promise<Outcome> {
    return this.flush().then((isSaved) => {
      if (isSaved) return this.#act(write)
      return this.#snapshot.question ? 'asked' : 'not saved'
    })
  }
}
