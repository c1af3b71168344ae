const begunPerRound = 32
const maxTurns = 128

/**
 * Starts a limited number of requests per round, networks in turn: when hundreds arrive together, others' are read in between,
 * and answered before the second request of the same network. A round is a turn of the event loop, and longer while connections
 * arrive: libuv accepts one per turn, so a visitor would wait until every connection before is answered.
 */
export function beginInTurns(most = begunPerRound) {
  /** By network; the one that has waited longest comes first. */
  const lines = new Map<string, (() => void)[]>()
  let started = 0
  let turns = 0
  let hasAccepted = false

  function start(begin: () => void): void {
    if (started++ === 0) setImmediate(nextTurn)
    begin()
  }
  function nextTurn(): void {
    if (hasAccepted && ++turns < maxTurns) {
      hasAccepted = false
      setImmediate(nextTurn)
      return
    }
    turns = 0
    started = 0
    // A Map also visits what is added meanwhile.
    for (const [network, line] of lines) {
      const begin = line.shift()
      lines.delete(network)
      if (line.length > 0) lines.set(network, line)
      if (begin) start(begin)
      if (started >= most) return
    }
  }
  return {
    begin(networkOf: () => string, begin: () => void): void {
      if (started < most) {
        start(begin)
        return
      }
      const network = networkOf()
      const line = lines.get(network)
      if (line) line.push(begin)
      else lines.set(network, [begin])
    },
    noteAccepted(): void {
      hasAccepted = true
    },
  }
}
