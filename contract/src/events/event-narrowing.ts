/** Whose events are asked for, of what kind: what lists, months, calendars and feeds can be narrowed to. */
export type EventGroups = {
  /** The address of a category. */
  category?: string | undefined
  /** A program code. */
  department?: string | undefined
}

/** What lists of events can be narrowed to, as addresses say it. */
export type EventNarrowing = EventGroups & {
  /** Words that are looked for. */
  q?: string | undefined
  /** The year in which an event begins, on the college's calendar, and the month, 1 to 12: of that year, or of any. */
  year?: string | undefined
  month?: string | undefined
}

export const categoryAddress = /^[a-z\d.-]{1,80}$/
export const departmentCode = /^[a-z\d]{1,80}$/
export const yearNumber = /^[12]\d{3}$/
export const monthNumber = /^([1-9]|1[0-2])$/

/** Whether any of it is said. */
export const isNarrowed = ({ q, category, department, year, month }: EventNarrowing): boolean =>
  [q, category, department, year, month].some((said) => said !== undefined)
