import { useDebounced } from '#app/lib/use-debounced'

const typingMilliseconds = 300
const longestSent = 200

/** What is searched for, once typing pauses. */
export const useSearchText = (typed: string): string =>
  useDebounced(typed.trim().slice(0, longestSent), typingMilliseconds)
