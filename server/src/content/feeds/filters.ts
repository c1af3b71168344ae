/** What lists and their feeds and calendars are narrowed to, as addresses say it. */
export type Narrowed = {
  /** The address of a category. */
  category?: string | undefined
  /** A program code. */
  department?: string | undefined
}

/** These as the query of an address. */
export function queryOf({ category, department }: Narrowed): string {
  const said = [
    category !== undefined && `category=${category}`,
    department !== undefined && `department=${department}`,
  ].filter(Boolean)
  return said.length > 0 ? `?${said.join('&')}` : ''
}
