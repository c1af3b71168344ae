const pageNumbers = /^[1-9]\d{0,4}$/

/** The page of a list that an address asks for; the first when it asks for none that can be. */
export function pageNumber(search: URLSearchParams): number {
  const page = search.get('page') ?? ''
  return pageNumbers.test(page) ? Number(page) : 1
}
