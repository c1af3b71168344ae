import { useQueries, useQuery } from '@tanstack/react-query'
import { departmentTitle } from 'contract/content/catalogue'
import { kindOnly, type NamedTarget, type NameOf } from 'contract/content/differences'
import { entriesQuery } from '#app/data/content-lists'
import { facultyQuery } from '#app/data/faculty'
import { libraryItemQuery } from '#app/data/library'
import { useCatalogue } from '#app/lib/site'

/** Gives only the kind of what has not loaded, was deleted or may not be seen. */
export function useNameOf(targets: readonly NamedTarget[]): NameOf {
  const catalogue = useCatalogue()
  const idsOf = (...kinds: NamedTarget['kind'][]) => [
    ...new Set(targets.flatMap(({ kind, id }) => (kinds.includes(kind) ? id : []))),
  ]
  const { data: entries = [] } = useQuery(entriesQuery(idsOf('entry')))
  const files = useQueries({ queries: idsOf('picture', 'document').map(libraryItemQuery) })
  const { data: members = [] } = useQuery({
    ...facultyQuery(),
    enabled: idsOf('member').length > 0,
  })
  const names = new Map([
    ...members.map(({ _id, name }) => [_id, name] as const),
    ...entries.map(({ _id, title }) => [_id, title] as const),
    ...files.flatMap(({ data }) => (data ? [[data.item._id, data.item.name] as const] : [])),
  ])
  return (target) =>
    target.kind === 'department'
      ? departmentTitle(catalogue, target.id)
      : (names.get(target.id) ?? kindOnly(target))
}
