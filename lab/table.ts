/** The first column is left-aligned, all others right-aligned. */
export function printTable(heading: string[], rows: string[][]): void {
  const all = [heading, ...rows]
  const widths = heading.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  const line = (row: string[]) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0
        return column === 0 ? cell.padEnd(width) : cell.padStart(width)
      })
      .join('  ')
  const rule = '─'.repeat(line(heading).length)
  console.log(['', line(heading), rule, ...rows.map(line)].join('\n'))
}
