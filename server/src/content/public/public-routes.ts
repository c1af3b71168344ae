import type { TranslationCode } from 'college/languages'
import { translations } from 'contract/cache-tags'
import { getAbout } from 'contract/content/about'
import { getAccountPages } from 'contract/content/account-pages'
import { type Campus, campus as campusType, getCampus } from 'contract/content/campus'
import { getContactPage } from 'contract/content/contact-page'
import { getCourseGroup, listCourseGroups } from 'contract/content/course-groups'
import { getCoursePages } from 'contract/content/course-pages'
import { getCourse, listCourses } from 'contract/content/courses'
import { getEventPages } from 'contract/content/event-pages'
import { getEventSlides } from 'contract/content/event-slides'
import { getFacts } from 'contract/content/facts'
import { getHome } from 'contract/content/home'
import { getMenus } from 'contract/content/menus'
import { getNumbers } from 'contract/content/numbers'
import { type getPage, listPages } from 'contract/content/page'
import { getPrivacy } from 'contract/content/privacy'
import { getSlides } from 'contract/content/slides'
import { getTeamPage } from 'contract/content/team-page'
import { getTermsOfUse } from 'contract/content/terms'
import {
  type CollectionName,
  type ContentTypeName,
  collectionNames,
  type SingletonName,
} from 'contract/content/types'
import type { Endpoint } from 'contract/platform/endpoint'
import type * as z from 'zod/mini'
import type { Db } from '../../platform/db/open.ts'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import type { PlatformDeps } from '../../platform/deps.ts'
import { languageOfCall } from '../../platform/http/language-of-call.ts'
import type { Mount } from '../../platform/http/mount.ts'
import {
  type CachedEndpoint,
  keyOf,
  mountCached,
} from '../../platform/response-cache/mount-cached.ts'
import { finishedJson } from '../../platform/response-cache/rendered-response.ts'
import { sendCached } from '../../platform/response-cache/send-cached.ts'
import { typesWithPages } from '../addresses/public-addresses.ts'
import { readReachableTargets } from '../addresses/reachable-targets.ts'
import { cacheTagsOf } from '../references/cache-tags-of.ts'
import { collegePageRoutes } from './page-routes.ts'
import { readSingle } from './public-content.ts'
import { readEntries, readPublicEntry } from './public-entries.ts'
import { readMenus } from './public-menus.ts'

type LinkedEndpoint<Shown> = Endpoint & { response: { 200: z.ZodMiniType<Shown> } }
type ReadLinked<Shown> = (
  db: Db,
  now: Date,
  language: TranslationCode | undefined,
) => Promise<{ content: Shown; shows: ContentTypeName[] }>
type EntryEndpoint = CachedEndpoint & { params: typeof getPage.params }

/** Facilities without the links that lead to nothing public. `shows`: the types that the result depends on. */
async function readCampus(
  db: DbOrTrx,
  now: Date,
  language: TranslationCode | undefined,
): Promise<{ content: Campus; shows: ContentTypeName[] }> {
  const campus = await readSingle(db, 'campus', campusType.shown, now, language)
  const targets = campus.facilities.flatMap(({ place }) => place ?? [])
  const { leadsSomewhere, types } = await readReachableTargets(db, targets, now)
  const facilities = campus.facilities.map(({ place, ...facility }) => ({
    ...facility,
    ...(place && leadsSomewhere(place) && { place }),
  }))
  return { content: { ...campus, facilities }, shows: ['campus', ...types] }
}

/** Links that lead to nothing public are left out, so the result also depends on what they lead to. */
const linkedStore =
  (mount: Mount, deps: PlatformDeps) =>
  <Shown>(name: SingletonName, endpoint: LinkedEndpoint<Shown>, read: ReadLinked<Shown>) =>
    mount<CachedEndpoint>(endpoint, (request, _, reply) => {
      const language = languageOfCall(request.query)
      const also = language ? [translations] : []
      return sendCached(deps, request, reply, {
        key: keyOf(endpoint, request),
        tags: [name, ...collectionNames, ...also],
        work: async (now) => {
          const { content, shows } = await read(deps.db, now, language)
          const others = await typesWithPages(deps.db, name, now)
          const finished = finishedJson(endpoint.response[200], content)
          return { ...finished, shows: [...shows, ...others, ...also] }
        },
      })
    })

export function publicContentRoutes(mount: Mount, deps: PlatformDeps) {
  const store = mountCached(mount, deps)
  const storeSingle = (name: SingletonName, endpoint: CachedEndpoint) =>
    store(endpoint, {
      tags: cacheTagsOf(name),
      read: (_, now, language) => readSingle(deps.db, name, endpoint.response[200], now, language),
      shows: (now) => typesWithPages(deps.db, name, now),
    })
  const storeLinked = linkedStore(mount, deps)
  storeSingle('facts', getFacts)
  storeSingle('home', getHome)
  storeSingle('slides', getSlides)
  storeLinked('campus', getCampus, readCampus)
  storeSingle('eventSlides', getEventSlides)
  storeSingle('about', getAbout)
  storeLinked('menus', getMenus, readMenus)
  storeSingle('numbers', getNumbers)
  storeSingle('terms', getTermsOfUse)
  storeSingle('teamPage', getTeamPage)
  storeSingle('privacy', getPrivacy)
  storeSingle('eventPages', getEventPages)
  storeSingle('coursePages', getCoursePages)
  storeSingle('accountPages', getAccountPages)
  storeSingle('contactPage', getContactPage)

  const storeList = (name: CollectionName, endpoint: CachedEndpoint) =>
    store(endpoint, {
      tags: cacheTagsOf(name),
      read: async (_, now, language) => {
        const entries = await readEntries(deps.db, name, now, language)
        return endpoint.response[200].parse(entries.map(({ data }) => data))
      },
    })
  const storeEntry = (name: CollectionName, endpoint: EntryEndpoint) =>
    store(endpoint, {
      tags: cacheTagsOf(name),
      read: async ({ params: { slug } }, now, language) =>
        endpoint.response[200].parse(await readPublicEntry(deps.db, name, slug, now, language)),
    })
  storeList('page', listPages)
  collegePageRoutes(mount, deps)
  storeList('courseGroup', listCourseGroups)
  storeEntry('courseGroup', getCourseGroup)
  storeList('course', listCourses)
  storeEntry('course', getCourse)
}
