import type { Rolldown } from 'vite'

export const formLibrary = /\/node_modules\/react-hook-form\//
export const queryLibrary = /\/node_modules\/@tanstack\//
export const schemaLibrary = /\/node_modules\/zod\//

/** Whether one of `modules` is reached from a module along its imports or importers. */
export function leadsTo(
  modules: RegExp,
  id: string,
  along: 'importers' | 'importedIds',
  context: Pick<Rolldown.ChunkingContext, 'getModuleInfo'>,
  seen = new Set<string>(),
): boolean {
  if (modules.test(id)) return true
  // The schemas that a slim module declares are dropped.
  if (along === 'importedIds' && id.endsWith('?slim')) return false
  seen.add(id)
  const next: readonly string[] = context.getModuleInfo(id)?.[along] ?? []
  return next.some((one) => !seen.has(one) && leadsTo(modules, one, along, context, seen))
}
