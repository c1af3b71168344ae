import { useQueries, useQuery } from '@tanstack/react-query'
import type { DeclaredContent } from 'contract/content/content-type'
import type { ContentData } from 'contract/content/data'
import { isLibraryKind } from 'contract/content/library/items'
import { usesOf } from 'contract/content/uses'
import { ApiError } from 'contract/platform/client'
import { entriesQuery } from '#app/data/content-lists'
import { facultyQuery } from '#app/data/faculty'
import { libraryItemQuery } from '#app/data/library'

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404

export function useMissingTargets({ fields }: DeclaredContent, data: ContentData) {
  const uses = usesOf(fields, data)
  const has = (kind: string) => uses.some(({ target }) => target.kind === kind)
  const named = uses.flatMap(({ target: { kind, id } }) => (kind === 'entry' ? [id] : []))
  const { data: entries } = useQuery(entriesQuery(named))
  const { data: people } = useQuery({ ...facultyQuery(), enabled: has('member') })
  const ids = [
    ...new Set(uses.flatMap(({ target: { kind, id } }) => (isLibraryKind(kind) ? [id] : []))),
  ]
  const goneItems = useQueries({
    queries: ids.map((id) => libraryItemQuery(id)),
    combine: (results) => ids.filter((_, index) => isGone(results[index]?.error)),
  })
  const errorOf = (kind: string, id: string): string | undefined => {
    if (isLibraryKind(kind))
      return goneItems.includes(id)
        ? `This ${kind} has been deleted, so visitors see nothing here`
        : undefined
    if (kind === 'member')
      return people?.every(({ _id }) => _id !== id)
        ? 'This person has been removed, so visitors don’t see them here'
        : undefined
    const entry = entries?.find(({ _id }) => _id === id)
    if (entry)
      return entry.isPublic ? undefined : `Hidden from visitors until “${entry.title}” is published`
    return entries && 'This page or course has been deleted'
  }
  return uses.flatMap(({ path, target }) => {
    const message = errorOf(target.kind, target.id)
    return message ? [{ path, message }] : []
  })
}
