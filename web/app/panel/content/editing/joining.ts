import type { EditedContent } from 'contract/content/calls'
import type { ContentData } from 'contract/content/data'
import { differences, kindOnly } from 'contract/content/differences'
import { withKeys } from '../entries/form-data.ts'
import type { DraftStore } from './draft-store.ts'
import { isSame } from './editing-state.ts'
import { type Choices, merge } from './merge.ts'
import type { SaveTimer } from './save-timer.ts'

type Other = { base: ContentData; theirs: ContentData; who: string; mine: () => ContentData }

/** Merges what is typed with what others have saved or published, and asks where both changed the same. */
export class Joining {
  readonly #writing: DraftStore
  readonly #timer: SaveTimer
  readonly #nameOf: (email: string) => string

  constructor(writing: DraftStore, timer: SaveTimer, nameOf: (email: string) => string) {
    this.#writing = writing
    this.#timer = timer
    this.#nameOf = nameOf
  }

  has(theirs: ContentData, base: ContentData, mine: ContentData): boolean {
    const { data, conflicts } = merge(this.#writing.type.fields, { base, mine, theirs })
    return conflicts.length === 0 && isSame(data, theirs)
  }

  combine(other: Other, goOn: (data: ContentData) => void, choices: Choices = {}): void {
    const { mine, who: theirs, ...sides } = other
    const merged = merge(this.#writing.type.fields, { ...sides, mine: mine() }, choices)
    const conflicts = merged.conflicts.filter(({ path }) => !choices[path])
    if (conflicts.length === 0) {
      goOn(merged.data)
      return
    }
    const answer = (chosen: Choices) => {
      this.#writing.show({ question: undefined })
      this.combine(other, goOn, { ...choices, ...chosen })
      this.#timer.now()
    }
    this.#writing.show({ question: { theirs, conflicts, answer }, save: { stage: 'typed' } })
  }

  join(current: EditedContent): void {
    const writing = this.#writing
    const theirs = withKeys(writing.type.fields, current.data)
    const isOwn = current.author.toLowerCase() === writing.writer.toLowerCase()
    const who = isOwn ? 'You, in another window' : this.#nameOf(current.author)
    const { data: stood } = writing.standing
    const base = writing.unanswered.findLast((sent) => this.has(theirs, stood, sent)) ?? stood
    const mine = () => writing.snapshot().data
    writing.show({ entry: current })
    this.combine({ base, theirs, who, mine }, (merged) => {
      writing.stand(current)
      this.#tell(merged, (names) =>
        isOwn
          ? `Merged your changes to ${names} from another window`
          : `Merged changes by ${who} to ${names}`,
      )
      this.joinPublication(current)
    })
  }

  joinPublication({ publicData, publicRevision, basedOnData = {} }: EditedContent): void {
    const writing = this.#writing
    if (!publicData || publicRevision === writing.standing.basedOn) return
    const { fields } = writing.type
    const base = withKeys(fields, basedOnData)
    const theirs = withKeys(fields, publicData)
    const mine = () => writing.snapshot().data
    this.combine({ base, theirs, who: 'The version published in the meantime', mine }, (merged) => {
      writing.baseOn(publicRevision)
      this.#tell(merged, (names) => `Merged changes published in the meantime: ${names}`)
      if (writing.isDirty()) this.#timer.afterPause()
    })
  }

  /** What somebody else did with a review request. */
  reportRequest({ request: before }: EditedContent, now: EditedContent): void {
    const { request, returned, publicRevision } = now
    if (before?.revision === request?.revision) return
    const notify = (message: string) => this.#writing.show({ message })
    if (request)
      notify(`${this.#nameOf(request.by)} sent ${before ? 'a new version' : 'this'} for review`)
    else if (publicRevision === before?.revision) notify('The version sent for review is published')
    else if (returned) notify(`${this.#nameOf(returned.by)} returned this for changes`)
    else notify('The review request was withdrawn')
  }

  #tell(merged: ContentData, report: (fields: string) => string): void {
    const changed = differences(this.#writing.type, this.#writing.snapshot().data, merged, kindOnly)
    const names = [...new Set(changed.map(({ field }) => field))].join(', ')
    this.#writing.show({ data: merged, ...(names && { message: report(names) }) })
  }
}
