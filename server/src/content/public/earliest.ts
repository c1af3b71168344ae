/** The first of some moments as epoch milliseconds; infinity when there is none. */
export const earliest = (...moments: readonly (string | null)[]) =>
  Math.min(...moments.map((one) => (one ? Date.parse(one) : Number.POSITIVE_INFINITY)))
