import { printTable } from 'lab/table.ts'

export type Finding = { part: string; name: string; isHeld: boolean; seen: string }

export const say = (text: string) => process.stdout.write(`${text}\n`)

/** Prints each at once, as a whole run takes a while. */
export function createFindings() {
  const results: Finding[] = []
  return {
    findings: results,
    note(part: string, name: string, isLocked: boolean, seen: string | number): void {
      results.push({ part, name, isHeld: isLocked, seen: String(seen) })
      say(`  ${isLocked ? 'held' : 'FAILED'}: ${name} (${seen})`)
    },
  }
}
export type Findings = ReturnType<typeof createFindings>

export function printFindings(results: Finding[]): void {
  const shortened = (text: string) => {
    const line = text.replace(/\s+/g, ' ').trim()
    return line.length > 60 ? `${line.slice(0, 59)}…` : line
  }
  printTable(
    ['tried', 'seen', 'held'],
    results.map(({ part, name, seen, isHeld }) => [
      `${part}: ${name}`,
      shortened(seen),
      isHeld ? 'yes' : 'NO',
    ]),
  )
}
