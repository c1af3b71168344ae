import type { ChildProcess } from 'node:child_process'
import { getCurrentUser } from 'contract/accounts/account'
import type { Figure } from '../figures.ts'
import type { Load, LoadOrder } from '../load-generator.ts'
import { median } from '../median.ts'
import { ask } from '../processes.ts'
import { startServer, type WebServer } from '../web-server.ts'
import { crowdFigures } from './crowd-figures.ts'
import { loginFigures } from './login-figures.ts'
import { refusalFigures } from './rejection-figures.ts'
import { addStudents, signIn } from './student-logins.ts'

const rounds = 3
const roundSeconds = 4
const warmUpSeconds = 1

async function sessionFigure(server: WebServer, generator: ChildProcess): Promise<Figure> {
  const url = server.origin + getCurrentUser.url
  const headers = { cookie: await signIn(server) }
  const load = (seconds: number) =>
    ask<Load>(generator, { url, headers, seconds } satisfies LoadOrder)
  const all: Load[] = []
  await load(warmUpSeconds)
  for (let round = 0; round < rounds; round++) all.push(await load(roundSeconds))
  if (all.some(({ faults }) => faults > 0)) throw new Error('A valid session is refused')
  const value = Math.round(median(all.map(({ perSecond }) => perSecond)))
  return { name: 'session checks', value, unit: '/s' }
}

export async function accountFigures(
  dataDir: string,
  generator: ChildProcess,
  report: (text: string) => void,
): Promise<Figure[]> {
  await addStudents(dataDir)
  const server = await startServer(dataDir)
  report('  logins')
  const logins = await loginFigures(server, generator)
  report('  session checks')
  const sessions = await sessionFigure(server, generator)
  report('  the list of events while students sign in')
  const crowd = await crowdFigures(server, generator)
  report('  refused logins')
  const rejections = await refusalFigures(server)
  await server.stop()
  return [...logins, sessions, ...crowd, ...rejections]
}
