export type FeedFilters = {
  category?: string | undefined
  department?: string | undefined
}

export function queryOf({ category, department }: FeedFilters): string {
  const texts = [
    category !== undefined && `category=${category}`,
    department !== undefined && `department=${department}`,
  ].filter(Boolean)
  return texts.length > 0 ? `?${texts.join('&')}` : ''
}
