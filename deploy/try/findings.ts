import { printTable } from 'lab/table.ts'

export type Finding = { part: string; name: string; isHeld: boolean; seen: string }

export const say = (text: string) => process.stdout.write(`${text}\n`)

/** Prints each at once, as a whole run takes a while. */
export function createFindings() {
  const findings: Finding[] = []
  return {
    findings,
    note(part: string, name: string, isHeld: boolean, seen: string | number): void {
      findings.push({ part, name, isHeld, seen: String(seen) })
      say(`  ${isHeld ? 'held' : 'FAILED'}: ${name} (${seen})`)
    },
  }
}
export type Findings = ReturnType<typeof createFindings>

export function printFindings(findings: Finding[]): void {
  const shortened = (text: string) => {
    const line = text.replace(/\s+/g, ' ').trim()
    return line.length > 60 ? `${line.slice(0, 59)}…` : line
  }
  printTable(
    ['tried', 'seen', 'held'],
    findings.map(({ part, name, seen, isHeld }) => [
      `${part}: ${name}`,
      shortened(seen),
      isHeld ? 'yes' : 'NO',
    ]),
  )
}
