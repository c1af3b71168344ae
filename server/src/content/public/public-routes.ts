import { getAbout } from 'contract/content/about'
import { getAccountPages } from 'contract/content/account-pages'
import { getCampus } from 'contract/content/campus'
import { getContactPage } from 'contract/content/contact-page'
import { getCourseGroup, listCourseGroups } from 'contract/content/course-groups'
import { getCoursePages } from 'contract/content/course-pages'
import { getCourse, listCourses } from 'contract/content/courses'
import { getEventPages } from 'contract/content/event-pages'
import { getEventSlides } from 'contract/content/event-slides'
import { getFacts } from 'contract/content/facts'
import { getHome } from 'contract/content/home'
import { getMenus, menus } from 'contract/content/menus'
import { getNumbers } from 'contract/content/numbers'
import { getPage, listPages } from 'contract/content/page'
import { getPrivacy } from 'contract/content/privacy'
import { getSlides } from 'contract/content/slides'
import { getTeamPage } from 'contract/content/team-page'
import { getTerms } from 'contract/content/terms'
import {
  type CollectionName,
  collectionNames,
  publicUrlOf,
  type SingletonName,
} from 'contract/content/types'
import type { Deps } from '../../deps.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { finishedJson } from '../../platform/response-cache/finished.ts'
import { type KeptEndpoint, keptMount } from '../../platform/response-cache/mount-cached.ts'
import { sendKept } from '../../platform/response-cache/send-cached.ts'
import { typesShown } from '../addresses/public-addresses.ts'
import { subjectsOf } from '../entries/subjects-of.ts'
import { readSingle } from './public-content.ts'
import { readEntries, readEntry } from './public-entries.ts'
import { readMenus } from './public-menus.ts'

type EntryEndpoint = KeptEndpoint & { schema: { params: typeof getPage.schema.params } }

export function publicContentRoutes(mount: Mount, deps: Deps) {
  const keep = keptMount(mount, deps)
  const keepSingle = (name: SingletonName, endpoint: KeptEndpoint) =>
    keep(endpoint, {
      subjects: subjectsOf(name),
      read: (_, moment) => readSingle(deps.db, name, endpoint.schema.response[200], moment),
      shows: (moment) => typesShown(deps.db, name, moment),
    })
  keepSingle('facts', getFacts)
  keepSingle('home', getHome)
  keepSingle('slides', getSlides)
  keepSingle('campus', getCampus)
  keepSingle('eventSlides', getEventSlides)
  keepSingle('about', getAbout)
  mount(getMenus, (request, _, reply) =>
    sendKept(deps, request, reply, {
      key: publicUrlOf('menus'),
      subjects: ['menus', ...collectionNames],
      work: async (moment) => {
        const { menus: found, shows } = await readMenus(deps.db, moment)
        const others = await typesShown(deps.db, 'menus', moment)
        return { ...finishedJson(menus.shown, found), shows: [...shows, ...others] }
      },
    }),
  )
  keepSingle('numbers', getNumbers)
  keepSingle('terms', getTerms)
  keepSingle('teamPage', getTeamPage)
  keepSingle('privacy', getPrivacy)
  keepSingle('eventPages', getEventPages)
  keepSingle('coursePages', getCoursePages)
  keepSingle('accountPages', getAccountPages)
  keepSingle('contactPage', getContactPage)

  const keepList = (name: CollectionName, endpoint: KeptEndpoint) =>
    keep(endpoint, {
      subjects: subjectsOf(name),
      read: async (_, moment) => {
        const entries = await readEntries(deps.db, name, moment)
        return endpoint.schema.response[200].parse(entries.map(({ data }) => data))
      },
    })
  const keepEntry = (name: CollectionName, endpoint: EntryEndpoint) =>
    keep(endpoint, {
      subjects: subjectsOf(name),
      read: async ({ params: { slug } }, moment) =>
        endpoint.schema.response[200].parse(await readEntry(deps.db, name, slug, moment)),
    })
  keepList('page', listPages)
  keepEntry('page', getPage)
  keepList('courseGroup', listCourseGroups)
  keepEntry('courseGroup', getCourseGroup)
  keepList('course', listCourses)
  keepEntry('course', getCourse)
}
