import { wordMatcher } from './match-words'

/** Views with that name come before views that are only described by it. */
export function matchViews<View extends { label: string; alsoCalled?: string | undefined }>(
  views: readonly View[],
  q: string,
): View[] {
  const isMatch = wordMatcher(q)
  return views
    .filter(({ label, alsoCalled = '' }) => isMatch(`${label} ${alsoCalled}`))
    .toSorted((one, other) => Number(isMatch(other.label)) - Number(isMatch(one.label)))
}
