import type { PageId } from './paths.ts'

/**
 * Pages that are about what their first query asks for, and missing without it. Each has a screen for that in
 * `missing-screens.tsx`, which says nothing of the address, so that one document does for all.
 */
const missable = [
  'course-group',
  'course',
  'events',
  'events-month',
  'notices',
  'notice',
  'member',
  'page',
  'event',
] as const satisfies PageId[]
export type MissablePageId = (typeof missable)[number]

export const isMissable = (id: PageId): id is MissablePageId =>
  missable.some((missablePage) => missablePage === id)
