import { wordMatcher } from './match-words'
import type { OfficeResultsProps } from './office-results'
import { ResultList, SimpleRow } from './result-list'

const most = 4

export function ViewResults({ panel, q }: OfficeResultsProps) {
  const isMatch = wordMatcher(q)
  const matches = panel.views.filter(({ label, alsoCalled = '' }) =>
    isMatch(`${label} ${alsoCalled}`),
  )
  // Views with that name come before views that are only described by it.
  const sorted = matches.toSorted(
    (one, other) => Number(isMatch(other.label)) - Number(isMatch(one.label)),
  )
  if (sorted.length === 0) return null
  return (
    <ResultList title="In the panel">
      {sorted.slice(0, most).map(({ id, label, icon, description }) => (
        <SimpleRow
          key={id}
          icon={icon}
          title={label}
          about={description}
          onOpen={() => panel.open(id)}
        />
      ))}
    </ResultList>
  )
}
