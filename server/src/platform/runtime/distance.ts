/** Damerau–Levenshtein distance, at most `most + 1`. Called for thousands of words, so it allocates nothing per letter. */
export function distance(one: string, other: string, most: number): number {
  const width = other.length + 1
  if (Math.abs(one.length - other.length) > most) return most + 1
  let beforeLast = new Uint16Array(width)
  let last = Uint16Array.from({ length: width }, (_, place) => place)
  let present = new Uint16Array(width)
  for (let row = 1; row <= one.length; row++) {
    present[0] = row
    let least = row
    for (let column = 1; column < width; column++) {
      const changed = one[row - 1] === other[column - 1] ? 0 : 1
      let steps = Math.min(
        at(last, column) + 1,
        at(present, column - 1) + 1,
        at(last, column - 1) + changed,
      )
      if (
        row > 1 &&
        column > 1 &&
        one[row - 1] === other[column - 2] &&
        one[row - 2] === other[column - 1]
      )
        steps = Math.min(steps, at(beforeLast, column - 2) + 1)
      present[column] = steps
      least = Math.min(least, steps)
    }
    if (least > most) return most + 1
    const free = beforeLast
    beforeLast = last
    last = present
    present = free
  }
  return at(last, other.length)
}

const at = (row: Uint16Array, column: number) => row[column] ?? 0
