import { queryOptions } from '@tanstack/react-query'

/** Fetched with the first search or the first visit of Help, not with the panel. */
export const helpTopicsQuery = () =>
  queryOptions({
    queryKey: ['help-topics'],
    queryFn: async () => {
      const [website, people] = await Promise.all([
        import('./topics-of-website'),
        import('./topics-of-people'),
      ])
      return [...website.topicsOfWebsite, ...people.topicsOfPeople]
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
