// What `escape_formulas` of csv-stringify puts an apostrophe in front of, the full-width signs included.
const formula = '[=+\\-@\\t\\r\\uFF1D\\uFF0B\\uFF0D\\uFF20]'
const looksMarked = new RegExp(`^'+${formula}`)

/** Before a text is written: one that only looks as if it were marked gets an apostrophe, too, to lose it again. */
export const beforeMarking = (text: string) => (looksMarked.test(text) ? `'${text}` : text)

/** The text of a cell without the apostrophe that protects it from being taken for a formula. */
export const withoutMark = (cell: string) => (looksMarked.test(cell) ? cell.slice(1) : cell)
