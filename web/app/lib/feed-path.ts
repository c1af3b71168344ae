/** What lists, their feeds and their calendars can be narrowed to. */
type Narrowed = { category?: string | undefined; department?: string | undefined }

/** The address of a feed or a calendar of what a list is narrowed to. */
export function feedPath(feed: string, { category, department }: Narrowed): string {
  const query = [category && `category=${category}`, department && `department=${department}`]
    .filter(Boolean)
    .join('&')
  return query ? `${feed}?${query}` : feed
}
