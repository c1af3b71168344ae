/** The id of the member whose details an address asks for, `?teacher=<id>`: such an address can be shared. */
export const askedTeacher = (search: URLSearchParams) => search.get('teacher') ?? undefined
