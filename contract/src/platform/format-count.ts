export const formatCount = (count: number): string => count.toLocaleString('en-US')

export const countOf = (count: number, one: string, many: string): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`
