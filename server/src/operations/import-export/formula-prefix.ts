// What `escape_formulas` of csv-stringify puts an apostrophe in front of, the full-width signs included.
const formula = '[=+\\-@\\t\\r\\uFF1D\\uFF0B\\uFF0D\\uFF20]'
const looksMarked = new RegExp(`^'+${formula}`)

/** Text that already looks escaped gets another apostrophe, so that it survives unescaping. */
export const beforeMarking = (text: string) => (looksMarked.test(text) ? `'${text}` : text)

export const withoutFormulaPrefix = (cell: string) =>
  looksMarked.test(cell) ? cell.slice(1) : cell
