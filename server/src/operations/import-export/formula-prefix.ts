// What `escape_formulas` of csv-stringify puts an apostrophe in front of, the full-width signs included.
const formula = '[=+\\-@\\t\\r\\uFF1D\\uFF0B\\uFF0D\\uFF20]'
const looksMarked = new RegExp(`^'+${formula}`)

/** Text that already looks escaped gets another apostrophe, so that it survives unescaping. */
export const beforeMarking = (text: string) => (looksMarked.test(text) ? `'${text}` : text)

/** `="00123"`: how some programs keep a spreadsheet from rewriting a number. */
const quotedText = /^="((?:[^"]|"")*)"$/

export function withoutFormulaPrefix(cell: string): string {
  const quoted = quotedText.exec(cell)?.[1]
  if (quoted !== undefined) return quoted.replaceAll('""', '"')
  return looksMarked.test(cell) ? cell.slice(1) : cell
}
