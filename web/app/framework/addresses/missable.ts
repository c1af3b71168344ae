import type { PageId } from './paths.ts'

/** Their screens in `missing-screens.tsx` don't mention the URL, so one document serves all. */
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
