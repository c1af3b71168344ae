/** Every other one of a crowd has a separate network; the rest share one. */
export const networkOf = (one: number) =>
  one % 2 ? '198.18.0.1' : `198.19.${one >> 8}.${one & 255}`
