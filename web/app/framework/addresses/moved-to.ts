import { isObject } from 'contract/content/data'
import { programCode } from 'contract/content/program-code'
import { memberPageKey } from '#app/data/faculty'
import type { DeliveredQuery } from '#app/data/query-client'
import { siteContentKey } from '#app/data/site-content'
import { matchPage } from './match-page.ts'
import type { PageEntry } from './paths.ts'

const isOf =
  ({ id, showsEntry }: PageEntry) =>
  ({ queryKey: [all, type] }: DeliveredQuery) =>
    id === 'member'
      ? all === memberPageKey[0]
      : showsEntry !== undefined && all === siteContentKey[0] && type === showsEntry

export function movedTo(
  { pathname, search }: URL,
  answers: readonly DeliveredQuery[],
): string | undefined {
  const { page, parameters } = matchPage(pathname) ?? {}
  if (!page) return undefined
  const entry = answers.find(isOf(page))?.data
  const [[name, requested] = ['', '']] = Object.entries(parameters ?? {})
  if (!isObject(entry) || typeof entry.slug !== 'string') return undefined
  const spelled = page.showsEntry ? programCode : String
  if (spelled(decodeURIComponent(requested)) === spelled(entry.slug)) return undefined
  return page.path.replace(`:${name}`, entry.slug) + search
}
