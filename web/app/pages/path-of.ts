import { type PageId, type ParameterName, type PlainPageId, pages, paths } from './paths.ts'

type Parameters<Id extends PageId> = Record<ParameterName<Id>, string>

/** A pattern of addresses with the values of its parameters. */
const filled = (path: string, values: Record<string, string>) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))

/** The address of a page. */
export function pathOf(id: PlainPageId): string
export function pathOf<Id extends PageId>(id: Id, parameters: Parameters<Id>): string
export function pathOf(id: PageId, parameters: Record<string, string> = {}): string {
  return filled(paths[id].path, parameters)
}

/** The addresses that are in the sitemap whatever the database holds. */
export const listedPaths = (): string[] =>
  pages
    .filter(({ search, path, each }) => search === 'listed' && (each || !path.includes(':')))
    .flatMap(({ path, each }) => each?.map((params) => filled(path, params)) ?? [path])
