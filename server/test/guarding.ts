import { fillGuarded } from './fill-guarded.ts'
import { filledOnce } from './filled-once.ts'
import { guardedCalls } from './guarded-calls.ts'
import { stateOf } from './registration-status-of.ts'
import { sessionThatEnds } from './session-that-ends.ts'
import { type TestSettings, testApp } from './test-app.ts'

type Opened = Awaited<ReturnType<typeof testApp>>

/** Opens servers with targets for each guarded call; their clock starts at the time of creation. */
export function guardedSite() {
  const copyOfFilled = filledOnce(fillGuarded)
  async function guarding<Settings extends Opened>(
    open: (database: TestSettings['database']) => Promise<Settings>,
  ) {
    const { place, told, filledAt } = await copyOfFilled()
    const settings = await open(place)
    settings.advance(filledAt - Date.now())
    return { ...settings, ...guardedCalls(settings, told) }
  }
  return {
    /** A server whose session ends between the guard and the write. */
    ending: () => guarding(sessionThatEnds),
    lasting: (more: TestSettings = {}) =>
      guarding((database) => testApp({ ...more, ...(database && { database }) })),
  }
}

/** Everything except attempt counters and sessions. */
export async function writtenIn(settings: Parameters<typeof stateOf>[0]) {
  const { attempts: _, adminSessions: __, studentSessions: ___, ...state } = await stateOf(settings)
  return state
}
