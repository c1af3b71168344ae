import type * as z from 'zod/mini'

export function problemsOf(issues: readonly z.core.$ZodIssue[]): string[] {
  const byField = new Map<unknown, string>()
  for (const { path, message } of issues) if (!byField.has(path[0])) byField.set(path[0], message)
  return [...byField.values()]
}
