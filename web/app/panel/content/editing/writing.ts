import type { EditedContent, WrittenContent } from 'contract/content/calls'
import type { DeclaredContent } from 'contract/content/content-type'
import type { ContentData } from 'contract/content/data'
import { setAt, withKeys } from '../entries/form-data'
import { isSame, type Snapshot } from './editing-state'
import { type FoundWords, OwnWords } from './saved-words'

/** What the server has: the next write is made from there. */
type Standing = Readonly<{ version: number; basedOn: string | undefined; data: ContentData }>

/** One entry as it is typed beside what the server has of it. What is only typed can be kept in this browser. */
export class Writing {
  readonly type: DeclaredContent
  /** Email of who writes. */
  readonly writer: string
  readonly #words: OwnWords
  readonly #listeners = new Set<() => void>()
  #standing: Standing
  #snapshot: Snapshot
  #unanswered: ContentData[] = []

  constructor(entry: EditedContent, type: DeclaredContent, writer: string) {
    this.type = type
    this.writer = writer
    this.#words = new OwnWords(entry._id, writer)
    const data = withKeys(type.fields, entry.data)
    this.#standing = { version: entry.version, basedOn: entry.basedOn, data }
    this.#snapshot = { entry, data, save: { stage: 'unchanged' }, isActing: false, found: [] }
  }

  readonly snapshot = (): Snapshot => this.#snapshot

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  show(change: Partial<Snapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change }
    for (const listener of this.#listeners) listener()
  }

  /** Takes what is typed at a path. */
  change(path: string, value: unknown): void {
    const { data, save } = this.#snapshot
    const isFailed = save.stage === 'failed' || save.stage === 'saving'
    this.show({ data: setAt(data, path, value), save: isFailed ? save : { stage: 'typed' } })
  }

  get standing(): Standing {
    return this.#standing
  }

  /** What was sent and never answered: it may have come all the same. */
  get unanswered(): readonly ContentData[] {
    return this.#unanswered
  }

  /** Begins to write into what the server has told. Gives its data as forms have it. */
  stand({ version, basedOn, data: told }: EditedContent): ContentData {
    const data = withKeys(this.type.fields, told)
    this.#standing = { version, basedOn, data }
    this.#unanswered = []
    return data
  }

  /** What is public is in what is typed now. */
  baseOn(revision: string | undefined): void {
    this.#standing = { ...this.#standing, basedOn: revision }
  }

  /** Nobody knows whether this has come. */
  doubt(sent: ContentData): void {
    this.#unanswered.push(sent)
  }

  /** Whether something is typed that the server does not have. */
  isDirty(): boolean {
    return !isSame(this.#snapshot.data, this.#standing.data)
  }

  /** What is typed, for the server. */
  written(): WrittenContent {
    const { version, basedOn } = this.#standing
    return { version, ...(basedOn && { basedOn }), data: this.#snapshot.data }
  }

  /** Keeps in this browser what the server does not have. False where the browser keeps nothing. */
  keep(): boolean {
    const { version, data: base } = this.#standing
    return !this.isDirty() || this.#words.keep({ version, base, data: this.#snapshot.data })
  }

  /** What was kept of an earlier form is typed here now. */
  adopt(words: FoundWords): void {
    this.#words.adopt(words)
  }

  /** Everything that is typed is on the server. */
  rest(): void {
    this.#words.drop()
    const { hasDraft, savedAt: at } = this.#snapshot.entry
    this.show({ save: hasDraft ? { stage: 'saved', at } : { stage: 'unchanged' } })
  }
}
