import { type PageEntry, pages } from './paths.ts'

export type PageMatch = { page: PageEntry; parameters: Record<string, string> }

/** Names match in any case, as in the router. */
function parametersIn(path: string, pattern: string): Record<string, string> | undefined {
  const given = path.split('/')
  const wanted = pattern.split('/')
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
  for (const page of pages) {
    const parameters = parametersIn(path, page.path)
    if (parameters) return { page, parameters }
  }
  return undefined
}
