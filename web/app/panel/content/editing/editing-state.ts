import { contentConflict, type EditedContent, type WrittenContent } from 'contract/content/calls'
import type { ContentData } from 'contract/content/data'
import { Refusal } from 'contract/platform/client'
import type { Choices, Conflict } from './merge'
import type { FoundWords } from './saved-words'

/** The calls of one entry. Each rejects with `Refusal`. */
export type ContentCalls = {
  read: () => Promise<EditedContent>
  save: (body: WrittenContent) => Promise<EditedContent>
  publish: (body: WrittenContent & { at?: string; isConfirmed?: true }) => Promise<EditedContent>
  unschedule: (body: { version: number }) => Promise<EditedContent>
  discard: (body: { version: number }) => Promise<EditedContent>
  restore: (body: { version: number; revision: string }) => Promise<EditedContent>
}

export type SaveState =
  | { stage: 'unchanged' | 'typed' | 'saving' }
  | { stage: 'saved'; at: string }
  /** Without a reason there was no connection. */
  | { stage: 'failed'; reason: string; isKept: boolean }

/** What two sides wrote into the same fields, for the writer to decide. */
export type Question = {
  /** Whose the other side is: an email, or what it is. */
  theirs: string
  conflicts: Conflict[]
  answer: (choices: Choices) => void
}

/** What became of an act: a merge or a question is first to be looked at. */
export type Outcome = 'done' | 'merged' | 'asked' | 'not saved'

export type Snapshot = Readonly<{
  /** As the server last told it. */
  entry: EditedContent
  /** As it is typed. */
  data: ContentData
  save: SaveState
  isActing: boolean
  question?: Question | undefined
  /** What was merged, in a sentence. */
  told?: string | undefined
  /** What was once typed and never saved. */
  found: readonly FoundWords[]
}>

export const isSame = (one: ContentData, other: ContentData) =>
  JSON.stringify(one) === JSON.stringify(other)

/** What stands there instead, where an answer says that somebody was quicker. */
export function currentOf(error: unknown): EditedContent | undefined {
  const isConflict = error instanceof Refusal && error.status === 409
  return isConflict ? contentConflict.safeParse(error.answer).data?.current : undefined
}
