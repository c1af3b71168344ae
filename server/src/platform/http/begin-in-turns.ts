const begunPerTurn = 32

/**
 * Begins so many requests in one turn of the event loop, the others in the next ones: when five hundred arrive together, the
 * answers that somebody else's request waits for are read in between.
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
