type Filtered = { category?: string | undefined; department?: string | undefined }

export function feedPath(feed: string, { category, department }: Filtered): string {
  const query = [category && `category=${category}`, department && `department=${department}`]
    .filter(Boolean)
    .join('&')
  return query ? `${feed}?${query}` : feed
}
