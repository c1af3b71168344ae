import type { EditedContent, WrittenContent } from 'contract/content/calls'
import type { DeclaredContent } from 'contract/content/content-type'
import type { ContentData } from 'contract/content/data'
import { setAt, withKeys } from '../entries/form-data.ts'
import { isSame, type Snapshot } from './editing-state.ts'
import { LocalDraft, type StoredDraft } from './local-draft.ts'

type Status = Readonly<{ version: number; basedOn: string | undefined; data: ContentData }>

/** The typed data next to the server's version of it. */
export class DraftStore {
  readonly type: DeclaredContent
  readonly writer: string
  readonly #words: LocalDraft
  readonly #listeners = new Set<() => void>()
  #standing: Status
  #snapshot: Snapshot
  #unanswered: ContentData[] = []

  constructor(entry: EditedContent, type: DeclaredContent, writer: string) {
    this.type = type
    this.writer = writer
    this.#words = new LocalDraft(entry._id, writer)
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

  change(path: string, value: unknown): void {
    const { data, save } = this.#snapshot
    const isFailed = save.stage === 'failed' || save.stage === 'saving'
    this.show({ data: setAt(data, path, value), save: isFailed ? save : { stage: 'typed' } })
  }

  get standing(): Status {
    return this.#standing
  }

  /** Sent without a response: the server may have it all the same. */
  get unanswered(): readonly ContentData[] {
    return this.#unanswered
  }

  /** Returns the data with a key for every list item. */
  stand({ version, basedOn, data: written }: EditedContent): ContentData {
    const data = withKeys(this.type.fields, written)
    this.#standing = { version, basedOn, data }
    this.#unanswered = []
    return data
  }

  baseOn(revision: string | undefined): void {
    this.#standing = { ...this.#standing, basedOn: revision }
  }

  doubt(sent: ContentData): void {
    this.#unanswered.push(sent)
  }

  isDirty(): boolean {
    return !isSame(this.#snapshot.data, this.#standing.data)
  }

  written(): WrittenContent {
    const { version, basedOn } = this.#standing
    return { version, ...(basedOn && { basedOn }), data: this.#snapshot.data }
  }

  /** False when the browser can't store it. */
  keep(): boolean {
    const { version, data: base } = this.#standing
    return !this.isDirty() || this.#words.keep({ version, base, data: this.#snapshot.data })
  }

  adopt(words: StoredDraft): void {
    this.#words.adopt(words)
  }

  rest(): void {
    this.#words.drop()
    const { hasDraft, savedAt: at } = this.#snapshot.entry
    this.show({ save: hasDraft ? { stage: 'saved', at } : { stage: 'unchanged' } })
  }
}
