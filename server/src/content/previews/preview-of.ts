import { alertView, listAlerts } from 'contract/content/alerts'
import type { DeclaredSingleton } from 'contract/content/content-type'
import { listedCourseGroup } from 'contract/content/course-groups'
import { listedCourse } from 'contract/content/courses'
import { contentData } from 'contract/content/data'
import { disclosurePath } from 'contract/content/disclosure'
import { noticesPath } from 'contract/content/notices'
import { listedPage } from 'contract/content/page'
import { isSlug } from 'contract/content/text-fields'
import {
  type CollectionName,
  type ContentTypeName,
  contentTypes,
  isCollectionName,
  isSingletonName,
  isTypeName,
  type PagedName,
  publicEntryUrlOf,
  publicUrlOf,
  type SingletonName,
} from 'contract/content/types'
import { pageAddresses } from 'contract/platform/page-addresses'
import * as z from 'zod/mini'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import { checkItems } from '../disclosure/items.ts'
import { registerOf } from '../disclosure/register.ts'
import { withDefaults } from '../model/with-defaults.ts'
import { toSummary } from '../notices/notice-summaries.ts'
import { publicContentOf } from '../public/library-content.ts'
import { type PublicEntry, readEntries, toPublicEntries } from '../public/public-entries.ts'
import { withTabulatedCourses } from '../public/tabulated-courses.ts'

export type PreviewedEntry = {
  type: ContentTypeName
  itemId: string
  position: number
  data: string
}

type Previewed = { page: string; instead: Map<string, unknown> }
type PreviewEntry = (db: DbOrTrx, draft: PublicEntry, now: Date) => Promise<Previewed>

/** `instead`: responses that replace the public ones during rendering. */
export async function previewOf(
  db: DbOrTrx,
  { type, itemId, position, data: stored }: PreviewedEntry,
  now: Date,
): Promise<Previewed> {
  const data = withDefaults(type, contentData.parse(JSON.parse(stored)))
  if (isSingletonName(type)) {
    const instead = new Map([[publicUrlOf(type), await publicContentOf(db, type, data, now)]])
    return { page: await pageOfSingle(db, type, now), instead }
  }
  // A draft may have no address yet.
  const slug = typeof data.slug === 'string' && isSlug(data.slug) ? data.slug : 'preview'
  const [visible = {}] = await toPublicEntries(
    db,
    type,
    [{ _id: '', data: { ...data, slug } }],
    now,
  )
  const draft = { _id: itemId, position, data: { ...visible, slug } }
  return previews[type]?.(db, draft, now) ?? ownPage(type, draft, draft.data)
}

async function pageOfSingle(db: DbOrTrx, type: SingletonName, now: Date): Promise<string> {
  const { page }: DeclaredSingleton = contentTypes[type]
  if (typeof page === 'string') return page
  const { anyOf } = page
  if (!isTypeName(anyOf) || !isCollectionName(anyOf)) return '/'
  const [first] = await readEntries(db, anyOf, now)
  return first ? contentTypes[anyOf].page(String(first.data.slug)) : '/'
}

const previews: Partial<Record<CollectionName, PreviewEntry>> & Record<PagedName, PreviewEntry> = {
  page: async (db, draft, now) => {
    const data = await withTabulatedCourses(db, draft.data, now)
    return onOwnPage('page', listedPage)(db, { ...draft, data }, now)
  },
  courseGroup: onOwnPage('courseGroup', listedCourseGroup),
  course: onOwnPage('course', listedCourse),
  notice: async (db, draft, now) => ownPage('notice', draft, await toSummary(db, draft, now)),
  // These have no page of their own, and the list knows only public ones.
  noticeCategory: async () => ({ page: noticesPath, instead: new Map() }),
  eventCategory: async () => ({ page: pageAddresses.events, instead: new Map() }),
  disclosureGroup: async () => ({ page: disclosurePath, instead: new Map() }),
  disclosureItem: async (db, draft, now) => {
    const all = await withDraft(db, 'disclosureItem', draft, now)
    const previewed = await registerOf(db, await checkItems(db, all, now), now)
    const instead = new Map([[contentTypes.disclosureItem.url, previewed]])
    return { page: disclosurePath, instead }
  },
  alert: async (_, { _id, data }, now) => {
    const published = { _id, key: _id, publishedAt: now.toISOString() }
    const previewed = z.parse(alertView, { ...data, ...published })
    return { page: '/', instead: new Map([[listAlerts.url, [previewed]]]) }
  },
}

function ownPage(type: CollectionName, { data: { slug } }: PublicEntry, entry: unknown) {
  const address = String(slug)
  return {
    page: contentTypes[type].page(address),
    instead: new Map<string, unknown>([[publicEntryUrlOf(type, address), entry]]),
  }
}

/** Also in the list, which menus and cards show. */
function onOwnPage(type: CollectionName, listed: z.ZodMiniType): PreviewEntry {
  return async (db, draft, now) => {
    const { page, instead } = ownPage(type, draft, draft.data)
    const all = await withDraft(db, type, draft, now)
    const entries = all.map(({ data }) => data)
    return { page, instead: instead.set(contentTypes[type].url, z.parse(z.array(listed), entries)) }
  }
}

async function withDraft(db: DbOrTrx, type: CollectionName, draft: PublicEntry, now: Date) {
  const entries = await readEntries(db, type, now)
  return [...entries.filter(({ _id }) => _id !== draft._id), draft].toSorted(
    (one, other) => one.position - other.position,
  )
}
