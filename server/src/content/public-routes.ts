import { about, getAbout } from 'contract/content/about'
import { contactPage, getContactPage } from 'contract/content/contact-page'
import { coursePages, getCoursePages } from 'contract/content/course-pages'
import { eventPages, getEventPages } from 'contract/content/event-pages'
import { facts, getFacts } from 'contract/content/facts'
import { getHome, home } from 'contract/content/home'
import { getMenus, menus } from 'contract/content/menus'
import { getNumbers, numbers } from 'contract/content/numbers'
import { getPrivacy, privacy } from 'contract/content/privacy'
import { getTeamPage, teamPage } from 'contract/content/team-page'
import { getTerms, terms } from 'contract/content/terms'
import { collectionNames, publicUrlOf, type SingletonName } from 'contract/content/types'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { Deps } from '../deps.ts'
import type { Mount } from '../http/mount.ts'
import { finishedJson } from '../kept/finished.ts'
import { sendKept } from '../kept/send-kept.ts'
import { readSingle } from './public-content.ts'
import { readMenus } from './public-menus.ts'

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
  mount(
    getMenus,
    (request, _, reply) =>
      sendKept(deps, request, reply, {
        key: publicUrlOf('menus'),
        subjects: ['menus', ...collectionNames],
        work: async (moment) => {
          const { menus: found, shows } = await readMenus(deps.db, moment)
          return { ...finishedJson(menus.shown, found), shows }
        },
      }),
    withHead,
  )
  mount(getNumbers, send('numbers', numbers.shown), withHead)
  mount(getTerms, send('terms', terms.shown), withHead)
  mount(getTeamPage, send('teamPage', teamPage.shown), withHead)
  mount(getPrivacy, send('privacy', privacy.shown), withHead)
  mount(getEventPages, send('eventPages', eventPages.shown), withHead)
  mount(getCoursePages, send('coursePages', coursePages.shown), withHead)
  mount(getContactPage, send('contactPage', contactPage.shown), withHead)
}
