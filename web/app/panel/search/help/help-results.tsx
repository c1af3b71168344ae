import { useQuery } from '@tanstack/react-query'
import { CircleHelp } from 'lucide'
import { inBoth, wordMatcher } from '../match-words'
import type { OfficeResultsProps } from '../office-results'
import { ResultList, SimpleRow } from '../result-list'
import { helpTopicsQuery } from './help-topics-query'

const maxResults = 3

export function HelpResults({ panel, q }: OfficeResultsProps) {
  const { data: topics = [] } = useQuery(helpTopicsQuery())
  const isMatch = wordMatcher(q)
  const matches = topics.filter(
    ({ title, alsoCalled, opens }) =>
      panel.canOpen(opens.view) && isMatch(`${inBoth(title)} ${alsoCalled}`),
  )
  if (matches.length === 0) return null
  return (
    <ResultList title="Help">
      {matches.slice(0, maxResults).map(({ id, title, steps }) => (
        <SimpleRow
          key={id}
          icon={CircleHelp}
          title={title}
          about={`${steps.length} steps`}
          onOpen={() => panel.open('help', { choice: { topic: id } })}
        />
      ))}
    </ResultList>
  )
}
