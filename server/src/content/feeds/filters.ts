export type Narrowed = {
  category?: string | undefined
  department?: string | undefined
}

export function queryOf({ category, department }: Narrowed): string {
  const said = [
    category !== undefined && `category=${category}`,
    department !== undefined && `department=${department}`,
  ].filter(Boolean)
  return said.length > 0 ? `?${said.join('&')}` : ''
}
