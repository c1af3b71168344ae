/** Epoch milliseconds; infinity if there is none. */
export const earliest = (...moments: readonly (string | null)[]) =>
  Math.min(...moments.map((one) => (one ? Date.parse(one) : Number.POSITIVE_INFINITY)))
