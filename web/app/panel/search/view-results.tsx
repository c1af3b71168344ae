import { matchViews } from './match-views'
import type { OfficeResultsProps } from './office-results'
import { ResultList, SimpleRow } from './result-list'

const most = 4

export function ViewResults({ panel, q }: OfficeResultsProps) {
  const matches = matchViews(panel.views, q)
  if (matches.length === 0) return null
  return (
    <ResultList title="In the panel">
      {matches.slice(0, most).map(({ id, label, icon, description }) => (
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
