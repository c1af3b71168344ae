import type { Catalogue } from 'contract/content/catalogue'
import {
  type PageEntry,
  type PageId,
  type ParameterName,
  type PlainPageId,
  pages,
  paths,
} from './paths.ts'

type Parameters<Id extends PageId> = Record<ParameterName<Id>, string>

const filled = (path: string, values: Record<string, string>) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))

export function pathOf(id: PlainPageId): string
export function pathOf<Id extends PageId>(id: Id, parameters: Parameters<Id>): string
export function pathOf(id: PageId, parameters: Record<string, string> = {}): string {
  return filled(paths[id].path, parameters)
}

export const recordPath = ({ path }: Pick<PageEntry, 'path'>, _id: string): string =>
  path.replace(/:\w+/, encodeURIComponent(_id))

const groupLinks = ({ groups }: Catalogue): { path: string; label: string }[] =>
  groups.map(({ slug, title }) => ({
    path: pathOf('course-group', { courseType: slug }),
    label: title,
  }))

export const listedPaths = (catalogue: Catalogue): string[] => [
  ...pages
    .filter(({ search, path }) => search === 'listed' && !path.includes(':'))
    .map(({ path }) => path),
  ...groupLinks(catalogue).map(({ path }) => path),
  ...catalogue.courses.map(({ slug }) => pathOf('course', { courseId: slug })),
]
