import { getCurrentUser } from 'contract/accounts/account'
import { getEventsOverview, listComingEvents, listEvents } from 'contract/events/events'
import { listFaculty } from 'contract/people/faculty'
import type { Load, LoadOrder } from '../load-generator.ts'
import { ask as askHelper, end, startHelper } from '../processes.ts'
import { deskJournal, openDesk } from './desk.ts'
import { lookAround } from './look.ts'
import { count, never, neverAny, type Part } from './part.ts'
import { startWriting } from './writing.ts'

const secondsEach = 2
const mebibyte = 1024 * 1024
const slopePer = 10_000
/** By then caches are filled and code is compiled. */
const warmUpShare = 0.2

type Sample = { requests: number; megabytes: number }

/** Megabytes per 10,000 requests: the slope of a linear regression. */
function slopeOf(samples: Sample[]): number {
  const mean = (of: (sample: Sample) => number) =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length
  const x = mean(({ requests }) => requests)
  const y = mean(({ megabytes }) => megabytes)
  const spread = mean(({ requests }) => (requests - x) ** 2)
  const together = mean(({ requests, megabytes }) => (requests - x) * (megabytes - y))
  return (together / spread) * slopePer
}

/** Many requests of every kind, while a clerk and visitors write: does memory grow? */
export const soak: Part = {
  size: 1_000_000,
  run: async ({ place, size, say }) => {
    const server = await place.start()
    const desk = await openDesk(server.origin, place)
    const journal = deskJournal()
    const stopWriting = startWriting({ origin: server.origin, desk, journal }, 1)
    const generator = startHelper('load-generator.ts')
    const paths = ['/', '/events', '/our-team', '/events.ics', '/about']
    const calls = [listEvents, getEventsOverview, listComingEvents, listFaculty].map((e) => e.url)
    const requested: Pick<LoadOrder, 'url' | 'headers'>[] = [
      ...[...paths, ...calls].flatMap((path) =>
        ['', 'br, gzip'].map((encoding) => ({
          url: server.origin + path,
          headers: { accept: '*/*', ...(encoding && { 'accept-encoding': encoding }) },
        })),
      ),
      { url: server.origin + getCurrentUser.url, headers: { cookie: desk.student } },
    ]
    const samples: Sample[] = []
    let requests = 0
    let errors = 0
    for (let turn = 0; requests < size; turn++) {
      const { url, headers } = requested[turn % requested.length] ?? {
        url: server.origin,
        headers: {},
      }
      const order: LoadOrder = { url, headers, seconds: secondsEach }
      const load = await askHelper<Load>(generator, order)
      requests += load.requests
      errors += load.faults
      const { residentBytes } = await server.usage()
      samples.push({ requests, megabytes: residentBytes / mebibyte })
      if (turn % 20 === 0) {
        const megabytes = Math.round(residentBytes / mebibyte)
        say(`  ${requests} requests, ${megabytes} MB`)
      }
    }
    await stopWriting()
    const { lost, doubled } = journal.check(await lookAround(place))
    const isAlive = server.child.exitCode === null
    await end(generator)
    await server.stop()
    const warm = samples.filter((sample) => sample.requests >= size * warmUpShare)
    const memory = warm.map(({ megabytes }) => megabytes)
    return [
      count('requests', requests),
      count('writes acknowledged meanwhile', journal.acknowledged()),
      never('broken connections, and responses other than 200', errors),
      {
        name: 'memory added with each 10,000 requests',
        value: Math.round(slopeOf(warm) * 1000) / 1000,
        unit: 'MB',
        atMost: 1,
      },
      count('resident memory, least', Math.round(Math.min(...memory)), 'MB'),
      count('resident memory, most', Math.round(Math.max(...memory)), 'MB'),
      neverAny('acknowledged writes that were lost', lost, say),
      neverAny('writes that exist twice', doubled, say),
      neverAny('unexpected responses', journal.unplanned, say),
      never('servers that exited', isAlive ? 0 : 1),
    ]
  },
}
