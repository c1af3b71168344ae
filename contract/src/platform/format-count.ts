/** A count as people read it: `12,345`. */
export const formatCount = (count: number): string => count.toLocaleString('en-US')

/** A count with what is counted: `1 event`, `2,000 events`. */
export const countOf = (count: number, one: string, many: string): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`
