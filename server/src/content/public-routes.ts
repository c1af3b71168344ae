import { about, getAbout } from 'contract/content/about'
import { accountPages, getAccountPages } from 'contract/content/account-pages'
import { campus, getCampus } from 'contract/content/campus'
import { contactPage, getContactPage } from 'contract/content/contact-page'
import {
  courseGroup,
  getCourseGroup,
  listCourseGroups,
  listedCourseGroup,
} from 'contract/content/course-groups'
import { coursePages, getCoursePages } from 'contract/content/course-pages'
import { course, getCourse, listCourses, listedCourse } from 'contract/content/courses'
import { eventPages, getEventPages } from 'contract/content/event-pages'
import { eventSlides, getEventSlides } from 'contract/content/event-slides'
import { facts, getFacts } from 'contract/content/facts'
import { getHome, home } from 'contract/content/home'
import { getMenus, menus } from 'contract/content/menus'
import { getNumbers, numbers } from 'contract/content/numbers'
import { getPage, listedPage, listPages, page } from 'contract/content/page'
import { getPrivacy, privacy } from 'contract/content/privacy'
import { getSlides, slides } from 'contract/content/slides'
import { getTeamPage, teamPage } from 'contract/content/team-page'
import { getTerms, terms } from 'contract/content/terms'
import {
  type CollectionName,
  collectionNames,
  contentTypes,
  publicEntryUrlOf,
  publicUrlOf,
  type SingletonName,
} from 'contract/content/types'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Db } from '../db/open.ts'
import type { Deps } from '../deps.ts'
import type { Mount } from '../http/mount.ts'
import { finishedJson } from '../kept/finished.ts'
import { sendKept } from '../kept/send-kept.ts'
import { typesShown } from './public-addresses.ts'
import { readSingle } from './public-content.ts'
import { readEntries, readEntry } from './public-entries.ts'
import { readMenus } from './public-menus.ts'
import { subjectsOf } from './subjects-of.ts'

const withHead = { hasHead: true }

/** The only entry of a type, with what decides what visitors get of it. */
const singleJson = async <Shown>(
  db: Db,
  name: SingletonName,
  shown: z.ZodMiniType<Shown>,
  moment: Date,
) => ({
  ...finishedJson(shown, await readSingle(db, name, shown, moment)),
  shows: await typesShown(db, name, moment),
})

/** What everybody may read of what the college has published; it is kept. */
export function publicContentRoutes(mount: Mount, deps: Deps) {
  const send =
    <Shown>(name: SingletonName, shown: z.ZodMiniType<Shown>) =>
    (request: FastifyRequest, _: unknown, reply: FastifyReply) =>
      sendKept(deps, request, reply, {
        key: publicUrlOf(name),
        subjects: subjectsOf(name),
        work: (moment) => singleJson(deps.db, name, shown, moment),
      })
  mount(getFacts, send('facts', facts.shown), withHead)
  mount(getHome, send('home', home.shown), withHead)
  mount(getSlides, send('slides', slides.shown), withHead)
  mount(getCampus, send('campus', campus.shown), withHead)
  mount(getEventSlides, send('eventSlides', eventSlides.shown), withHead)
  mount(getAbout, send('about', about.shown), withHead)
  mount(
    getMenus,
    (request, _, reply) =>
      sendKept(deps, request, reply, {
        key: publicUrlOf('menus'),
        subjects: ['menus', ...collectionNames],
        work: async (moment) => {
          const { menus: found, shows } = await readMenus(deps.db, moment)
          const others = await typesShown(deps.db, 'menus', moment)
          return { ...finishedJson(menus.shown, found), shows: [...shows, ...others] }
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
  mount(getAccountPages, send('accountPages', accountPages.shown), withHead)
  mount(getContactPage, send('contactPage', contactPage.shown), withHead)

  const sendList =
    <Listed>(name: CollectionName, listed: z.ZodMiniType<Listed>) =>
    (request: FastifyRequest, _: unknown, reply: FastifyReply) =>
      sendKept(deps, request, reply, {
        key: contentTypes[name].url,
        subjects: subjectsOf(name),
        work: async (moment) => {
          const entries = await readEntries(deps.db, name, moment)
          return finishedJson(
            z.array(listed),
            entries.map(({ data }) => z.parse(listed, data)),
          )
        },
      })
  const sendEntry =
    <Shown>(name: CollectionName, shown: z.ZodMiniType<Shown>) =>
    (request: FastifyRequest<{ Params: { slug: string } }>, _: unknown, reply: FastifyReply) =>
      sendKept(deps, request, reply, {
        key: publicEntryUrlOf(name, request.params.slug),
        subjects: subjectsOf(name),
        work: async (moment) => {
          const data = await readEntry(deps.db, name, request.params.slug, moment)
          return finishedJson(shown, z.parse(shown, data))
        },
      })
  mount(listPages, sendList('page', listedPage), withHead)
  mount(getPage, sendEntry('page', page.shown), withHead)
  mount(listCourseGroups, sendList('courseGroup', listedCourseGroup), withHead)
  mount(getCourseGroup, sendEntry('courseGroup', courseGroup.shown), withHead)
  mount(listCourses, sendList('course', listedCourse), withHead)
  mount(getCourse, sendEntry('course', course.shown), withHead)
}
