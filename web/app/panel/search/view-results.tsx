import { useRights } from '../shell/use-rights'
import { viewOf } from '../views'
import { viewsOf } from '../views-of'
import { FoundList, SimpleRow } from './found-list'
import { wordMatcher } from './match-words'
import type { OfficeResultsProps } from './office-results'

const most = 4

export function ViewResults({ panel, q }: OfficeResultsProps) {
  const { account } = useRights()
  const matches = wordMatcher(q)
  const views = viewsOf(account).map((id) => ({ id, ...viewOf(id) }))
  const found = views.filter(
    ({ id, label, alsoCalled = '' }) => id !== 'search' && matches(`${label} ${alsoCalled}`),
  )
  // A view of that name comes before views that are also called so.
  const sorted = found.toSorted(
    (one, other) => Number(matches(other.label)) - Number(matches(one.label)),
  )
  if (sorted.length === 0) return null
  return (
    <FoundList title="In the panel">
      {sorted.slice(0, most).map(({ id, label, icon, description }) => (
        <SimpleRow
          key={id}
          icon={icon}
          title={label}
          about={description}
          onOpen={() => panel.open(id)}
        />
      ))}
    </FoundList>
  )
}
