import type { Imports } from './imports.ts'

/** Import cycles (Tarjan's strongly connected components). */
export function cyclesOf(imports: Imports): string[][] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const cycles: string[][] = []
  const numberOf = (path: string) => lowest.get(path) ?? Number.POSITIVE_INFINITY

  function visit(path: string): void {
    order.set(path, order.size)
    lowest.set(path, order.size - 1)
    open.push(path)
    for (const next of imports.get(path) ?? []) {
      if (!order.has(next)) visit(next)
      if (open.includes(next)) lowest.set(path, Math.min(numberOf(path), numberOf(next)))
    }
    if (numberOf(path) !== order.get(path)) return
    const cycle = open.splice(open.indexOf(path))
    if (cycle.length > 1 || imports.get(path)?.includes(path)) cycles.push(cycle)
  }

  for (const path of imports.keys()) if (!order.has(path)) visit(path)
  return cycles
}
