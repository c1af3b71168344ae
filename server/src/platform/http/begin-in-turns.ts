const begunPerTurn = 32

/**
 * Starts a limited number of requests per turn of the event loop: when hundreds arrive together, others' responses are read in
 * between.
 */
export function beginInTurns(most = begunPerTurn): (begin: () => void) => void {
  const line: (() => void)[] = []
  let begun = 0
  const nextTurn = () => {
    begun = 0
    for (const begin of line.splice(0, most)) {
      if (begun++ === 0) setImmediate(nextTurn)
      begin()
    }
  }
  return (begin) => {
    if (begun >= most) {
      line.push(begin)
      return
    }
    if (begun++ === 0) setImmediate(nextTurn)
    begin()
  }
}
