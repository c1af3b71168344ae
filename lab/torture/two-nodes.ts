import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { WebServer } from '../web-server.ts'

const pauseMilliseconds = 50
/** Attempts, alternating between the servers. */
const maxTries = 600

/** Two servers on one database, one of which dies and restarts now and then. */
export async function startTwo(start: () => Promise<WebServer>) {
  const nodes: [WebServer, WebServer] = [await start(), await start()]
  const counts = { kills: 0, died: 0 }
  const place = (at: number) => (at % 2 === 0 ? 0 : 1)
  return {
    counts,
    origin: (at: number) => nodes[place(at)].origin,
    /** SIGKILL, and a replacement. */
    async kill(at: number): Promise<void> {
      const { child } = nodes[place(at)]
      if (child.exitCode !== null) counts.died++
      const gone = once(child, 'exit')
      if (child.kill('SIGKILL')) await gone
      counts.kills++
      nodes[place(at)] = await start()
    },
    stop: async () => {
      for (const node of nodes) await node.stop()
    },
  }
}
export type TwoNodes = Awaited<ReturnType<typeof startTwo>>

/** Tries the servers in turn until there is a result; undefined means no response. */
export async function insist<Answer>(
  nodes: TwoNodes,
  first: number,
  act: (origin: string) => Promise<Answer | undefined>,
): Promise<Answer> {
  for (let at = first; at < first + maxTries; at++) {
    const answer = await act(nodes.origin(at))
    if (answer !== undefined) return answer
    await sleep(pauseMilliseconds)
  }
  throw new Error('No server answers any more')
}
