import {
  contentChangedMeanwhile,
  type EditedContent,
  type WrittenContent,
} from 'contract/content/calls'
import type { ContentData } from 'contract/content/data'
import { ApiError } from 'contract/platform/client'

type Draft = { data: ContentData; basedOn: string | undefined; author: string }
type Published = { data: ContentData; revision: string }

/** Ways in which a call can fail. */
export type Trouble = 'lost request' | 'lost answer' | undefined

/** Replaces the server for one entry, with its rule: a write names the version it is based on. */
export class ContentServer {
  version = 1
  revisions = new Map<string, ContentData>()
  published: Published
  draft: Draft | undefined
  scheduled: (Published & { at: string }) | undefined
  requests: Pick<EditedContent, 'request' | 'returned'> = {}
  /** Checked before every call. */
  trouble: () => Trouble = () => undefined
  /** Accepted writes, each with the data it replaced. */
  writes: { author: string; data: ContentData; before: ContentData }[] = []

  constructor(data: ContentData) {
    this.published = this.#publish(data)
  }

  #publish(data: ContentData): Published {
    const revision = `0192f000-0000-7000-8000-${String(this.revisions.size + 1).padStart(12, '0')}`
    this.revisions.set(revision, data)
    return { data, revision }
  }

  entry(): EditedContent {
    const { draft, scheduled, published, version } = this
    const basedOn = draft ? draft.basedOn : published.revision
    const base = basedOn !== published.revision ? this.revisions.get(basedOn ?? '') : undefined
    return structuredClone({
      _id: '0192f000-0000-7000-9000-000000000001',
      type: 'facts',
      title: 'College facts',
      position: 0,
      isPublic: true,
      hasDraft: draft !== undefined,
      ...(scheduled && { publishAt: scheduled.at }),
      ...this.requests,
      savedAt: '2026-11-21T05:12:00.000Z',
      author: draft?.author ?? 'first start',
      version,
      data: (draft ?? scheduled ?? published).data,
      publicData: published.data,
      publicRevision: published.revision,
      ...(basedOn && { basedOn }),
      ...(base && { basedOnData: base }),
    })
  }

  #conflict() {
    const answer = { message: contentChangedMeanwhile, current: this.entry() }
    return new ApiError(409, answer, answer)
  }

  #take(version: number): void {
    if (version !== this.version) throw this.#conflict()
    this.version++
  }

  #note(author: string, data: ContentData): void {
    this.writes.push({ author, data: structuredClone(data), before: this.entry().data })
  }

  /** A review request is sent or answered. */
  put(requests: Pick<EditedContent, 'request' | 'returned'>): void {
    this.requests = requests
    this.version++
  }

  /** Runs the scheduled publication. */
  comeToMoment(): void {
    if (!this.scheduled) return
    this.published = this.scheduled
    this.scheduled = undefined
    this.version++
  }

  /** One writer's calls. Each is answered a moment later. */
  callsOf(author: string) {
    const call = async <Args extends unknown[]>(work: (...args: Args) => void, ...args: Args) => {
      const trouble = this.trouble()
      await new Promise((resolve) => setTimeout(resolve, 50))
      if (trouble === 'lost request') throw new ApiError(0, { message: '' })
      work(...args)
      const entry = this.entry()
      await new Promise((resolve) => setTimeout(resolve, 50))
      if (trouble === 'lost answer') throw new ApiError(0, { message: '' })
      return entry
    }
    const isDone = ({ version, data }: WrittenContent) =>
      version === this.version - 1 &&
      this.draft?.author === author &&
      JSON.stringify(this.draft.data) === JSON.stringify(data)
    const save = (body: WrittenContent) => {
      if (isDone(body)) return
      this.#take(body.version)
      this.#note(author, body.data)
      this.draft = { data: structuredClone(body.data), basedOn: body.basedOn, author }
    }
    const publish = ({ version, basedOn, data, at }: WrittenContent & { at?: string }) => {
      if (version !== this.version || basedOn !== this.published.revision) throw this.#conflict()
      this.version++
      this.#note(author, data)
      const published = this.#publish(structuredClone(data))
      if (at) this.scheduled = { ...published, at }
      else this.published = published
      this.draft = undefined
    }
    const discard = ({ version }: { version: number }) => {
      this.#take(version)
      this.draft = undefined
    }
    const unschedule = ({ version }: { version: number }) => {
      this.#take(version)
      this.scheduled = undefined
    }
    const restore = ({ version, revision }: { version: number; revision: string }) => {
      this.#take(version)
      const data = this.revisions.get(revision) ?? {}
      this.draft = { data, basedOn: this.published.revision, author }
    }
    return {
      read: () => call(() => undefined),
      save: (body: WrittenContent) => call(save, body),
      publish: (body: WrittenContent & { at?: string }) => call(publish, body),
      unschedule: (body: { version: number }) => call(unschedule, body),
      discard: (body: { version: number }) => call(discard, body),
      restore: (body: { version: number; revision: string }) => call(restore, body),
    }
  }
}
