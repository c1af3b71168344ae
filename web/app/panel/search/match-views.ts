import { inBoth, wordMatcher } from './match-words'

const nameOf = ({ label }: { label: string }) => inBoth(label)

/** Views with that name come before views that are only described by it. */
export function matchViews<View extends { label: string; alsoCalled?: string | undefined }>(
  views: readonly View[],
  q: string,
): View[] {
  const isMatch = wordMatcher(q)
  return views
    .filter((view) => isMatch(`${nameOf(view)} ${view.alsoCalled ?? ''}`))
    .toSorted((one, other) => Number(isMatch(nameOf(other))) - Number(isMatch(nameOf(one))))
}
