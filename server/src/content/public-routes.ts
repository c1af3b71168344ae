import { about, getAbout } from 'contract/content/about'
import { facts, getFacts } from 'contract/content/facts'
import { getHome, home } from 'contract/content/home'
import { getNumbers, numbers } from 'contract/content/numbers'
import { publicUrlOf, type SingletonName } from 'contract/content/types'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { Deps } from '../deps.ts'
import type { Mount } from '../http/mount.ts'
import { finishedJson } from '../kept/finished.ts'
import { sendKept } from '../kept/send-kept.ts'
import { readSingle } from './public-content.ts'

const withHead = { hasHead: true }

/** What everybody may read of what the college has published; it is kept. */
export function publicContentRoutes(mount: Mount, deps: Deps) {
  const send =
    <Shown>(name: SingletonName, shown: z.ZodMiniType<Shown>) =>
    (request: FastifyRequest, _: unknown, reply: FastifyReply) =>
      sendKept(deps, request, reply, {
        key: publicUrlOf(name),
        subjects: [name],
        work: async (moment) => finishedJson(shown, await readSingle(deps.db, name, shown, moment)),
      })
  mount(getFacts, send('facts', facts.shown), withHead)
  mount(getHome, send('home', home.shown), withHead)
  mount(getAbout, send('about', about.shown), withHead)
  mount(getNumbers, send('numbers', numbers.shown), withHead)
}
