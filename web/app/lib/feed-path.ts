type Narrowed = { category?: string | undefined; department?: string | undefined }

export function feedPath(feed: string, { category, department }: Narrowed): string {
  const query = [category && `category=${category}`, department && `department=${department}`]
    .filter(Boolean)
    .join('&')
  return query ? `${feed}?${query}` : feed
}
