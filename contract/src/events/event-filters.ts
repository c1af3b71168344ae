export type EventGroupFilters = {
  category?: string | undefined
  department?: string | undefined
}

export type EventListFilters = EventGroupFilters & {
  q?: string | undefined
  /** In the college's calendar. `month` is 1 to 12, of that year or of any. */
  year?: string | undefined
  month?: string | undefined
}

export const categoryAddress = /^[a-z\d.-]{1,80}$/
export const departmentCode = /^[a-z\d]{1,80}$/
export const yearNumber = /^[12]\d{3}$/
export const monthNumber = /^([1-9]|1[0-2])$/

export const isFiltered = ({ q, category, department, year, month }: EventListFilters): boolean =>
  [q, category, department, year, month].some((text) => text !== undefined)
