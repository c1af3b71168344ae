import { isObject } from 'contract/content/data'
import { programCode } from 'contract/program-code'
import type { Answer } from '#app/data/query-client'
import { siteContentKey } from '#app/data/site-content'
import { matchPage } from './match-page.ts'

/** The address at which an entry lies now whose page was asked for by a former one. */
export function movedTo({ pathname, search }: URL, answers: readonly Answer[]): string | undefined {
  const { page, parameters } = matchPage(pathname) ?? {}
  if (!page?.showsEntry) return undefined
  const entry = answers.find(
    ({ queryKey: [all, type] }) => all === siteContentKey[0] && type === page.showsEntry,
  )?.data
  const [[name, asked] = ['', '']] = Object.entries(parameters ?? {})
  if (!isObject(entry) || typeof entry.slug !== 'string') return undefined
  if (programCode(decodeURIComponent(asked)) === programCode(entry.slug)) return undefined
  return page.path.replace(`:${name}`, entry.slug) + search
}
