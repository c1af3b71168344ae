import { useQuery } from '@tanstack/react-query'
import { contentTypes } from 'contract/content/types'
import { TextCursorInput } from 'lucide'
import { contentListQuery } from '#app/data/content-lists'
import { openEntry } from '../content/entries/open-entry'
import { matchFields } from './match-fields'
import type { OfficeResultsProps } from './office-results'
import { ResultList, SimpleRow } from './result-list'

export function FieldResults({ panel, q }: OfficeResultsProps) {
  const { data: entries = [] } = useQuery(contentListQuery())
  const rows = matchFields(q).flatMap((found) => {
    const entry = entries.find(({ type }) => type === found.type)
    return entry ? [{ ...found, entry }] : []
  })
  if (rows.length === 0) return null
  return (
    <ResultList title="Website texts">
      {rows.map(({ entry, type, field, label, help }) => (
        <SimpleRow
          key={`${type} ${field}`}
          icon={TextCursorInput}
          title={label}
          about={[contentTypes[type].one, help].filter(Boolean).join(': ')}
          onOpen={() => openEntry(panel, entry, field)}
        />
      ))}
    </ResultList>
  )
}
