import { contentConflict, type EditedContent, type WrittenContent } from 'contract/content/calls'
import type { ContentData } from 'contract/content/data'
import { ApiError } from 'contract/platform/client'
import type { StoredDraft } from './local-draft.ts'
import type { Choices, Conflict } from './merge.ts'

export type PublishOptions = {
  at?: string
  isConfirmed?: true
  areTranslationsCorrect?: true
}

/** The calls of one entry. Each rejects with `ApiError`. */
export type ContentCalls = {
  read: () => Promise<EditedContent>
  save: (body: WrittenContent) => Promise<EditedContent>
  publish: (body: WrittenContent & PublishOptions) => Promise<EditedContent>
  unschedule: (body: { version: number }) => Promise<EditedContent>
  discard: (body: { version: number }) => Promise<EditedContent>
  restore: (body: { version: number; revision: string }) => Promise<EditedContent>
}

export type SaveStatus =
  | { stage: 'unchanged' | 'typed' | 'saving' }
  | { stage: 'saved'; at: string }
  /** An empty `reason` means that there was no connection. */
  | { stage: 'failed'; reason: string; isKept: boolean }

export type ConflictQuestion = {
  theirs: string
  conflicts: Conflict[]
  answer: (choices: Choices) => void
}

/** After a merge or a question, the writer looks at the result first. */
export type SaveResult = 'done' | 'merged' | 'asked' | 'not saved'

export type Snapshot = Readonly<{
  entry: EditedContent
  data: ContentData
  save: SaveStatus
  isActing: boolean
  question?: ConflictQuestion | undefined
  message?: string | undefined
  found: readonly StoredDraft[]
}>

export const isSame = (one: ContentData, other: ContentData) =>
  JSON.stringify(one) === JSON.stringify(other)

export function currentOf(error: unknown): EditedContent | undefined {
  const isConflict = error instanceof ApiError && error.status === 409
  return isConflict ? contentConflict.safeParse(error.answer).data?.current : undefined
}
