export const formatCount = (count: number): string => count.toLocaleString('en-US')

/** `1,20,000`, as amounts are written in India. */
export const formatAmount = (amount: number): string => amount.toLocaleString('en-IN')

export const countOf = (count: number, one: string, many: string): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`
