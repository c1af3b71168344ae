import { type PageEntry, pages } from './paths.ts'

export type PageMatch = { page: PageEntry; parameters: Record<string, string> }

const patterns = pages.map((page) => ({ page, segments: page.path.split('/') }))

/** Names match in any case, as in the router. */
function parametersIn(
  given: readonly string[],
  wanted: readonly string[],
): Record<string, string> | undefined {
  if (given.length !== wanted.length) return undefined
  const parameters: Record<string, string> = {}
  for (const [index, name] of wanted.entries()) {
    const value = given[index] ?? ''
    if (name.startsWith(':') && value) parameters[name.slice(1)] = value
    else if (name !== value.toLowerCase()) return undefined
  }
  return parameters
}

export function matchPage(path: string): PageMatch | undefined {
  const given = path.split('/')
  for (const { page, segments } of patterns) {
    const parameters = parametersIn(given, segments)
    if (parameters) return { page, parameters }
  }
  return undefined
}
