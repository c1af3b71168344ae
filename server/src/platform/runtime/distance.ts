/** Damerau–Levenshtein distance, at most `most + 1`. */
export function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row++) {
    const present = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      const isExchanged =
        column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      present[column] = Math.min(
        (last[column] ?? 0) + 1,
        (present[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isExchanged ? (beforeLast[column - 2] ?? Infinity) + 1 : Infinity,
      )
    }
    if (Math.min(...present) > most) return most + 1
    beforeLast = last
    last = present
  }
  return last[other.length] ?? 0
}
