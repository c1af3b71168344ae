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
  publicEntryUrlOf,
  publicUrlOf,
  type SingletonName,
} from 'contract/content/types'
import { pageAddresses } from 'contract/platform/page-addresses'
import * as z from 'zod/mini'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import { judgeItems } from '../disclosure/items.ts'
import { registerOf } from '../disclosure/register.ts'
import { withDefaults } from '../model/with-defaults.ts'
import { toSummary } from '../notices/notice-summaries.ts'
import { publicContentOf } from '../public/library-content.ts'
import { type PublicEntry, readEntries, toPublicEntries } from '../public/public-entries.ts'

export type PreviewedEntry = {
  type: ContentTypeName
  itemId: string
  position: number
  data: string
}

const listed: Partial<Record<CollectionName, z.ZodMiniType>> = {
  page: listedPage,
  courseGroup: listedCourseGroup,
  course: listedCourse,
}

/** `instead`: responses that replace the public ones during rendering. */
export async function previewOf(
  db: DbOrTrx,
  { type, itemId, position, data: stored }: PreviewedEntry,
  now: Date,
): Promise<{ page: string; instead: Map<string, unknown> }> {
  const data = withDefaults(type, contentData.parse(JSON.parse(stored)))
  if (isSingletonName(type)) {
    const page = await pageOfSingle(db, type, now)
    return {
      page,
      instead: new Map([[publicUrlOf(type), await publicContentOf(db, type, data, now)]]),
    }
  }
  // A draft may have no address yet.
  const slug = typeof data.slug === 'string' && isSlug(data.slug) ? data.slug : 'preview'
  const [visible = {}] = await toPublicEntries(db, type, [{ ...data, slug }], now)
  // These have no page of their own, and the list knows only public ones.
  if (type === 'noticeCategory') return { page: noticesPath, instead: new Map() }
  if (type === 'eventCategory') return { page: pageAddresses.events, instead: new Map() }
  if (type === 'alert') {
    const publishedAt = now.toISOString()
    const notified = z.parse(alertView, { ...visible, _id: itemId, key: itemId, publishedAt })
    return { page: '/', instead: new Map([[listAlerts.url, [notified]]]) }
  }
  if (type === 'disclosureGroup') return { page: disclosurePath, instead: new Map() }
  if (type === 'disclosureItem') {
    const entries = await readEntries(db, type, now)
    const all = withEntry(entries, { _id: itemId, position, data: visible })
    const previewed = await registerOf(db, await judgeItems(db, all, now), now)
    return { page: disclosurePath, instead: new Map([[contentTypes[type].url, previewed]]) }
  }
  const reported =
    type === 'notice' ? await toSummary(db, { _id: itemId, data: visible }, now) : visible
  const instead = new Map<string, unknown>([[publicEntryUrlOf(type, slug), reported]])
  const list = listed[type]
  if (list) {
    const entries = await readEntries(db, type, now)
    const all = withEntry(entries, { _id: itemId, position, data: visible })
    instead.set(
      contentTypes[type].url,
      z.parse(
        z.array(list),
        all.map((entry) => entry.data),
      ),
    )
  }
  return { page: contentTypes[type].page(slug), instead }
}

async function pageOfSingle(db: DbOrTrx, type: SingletonName, now: Date): Promise<string> {
  const { page }: DeclaredSingleton = contentTypes[type]
  if (typeof page === 'string') return page
  const { anyOf } = page
  if (!isTypeName(anyOf) || !isCollectionName(anyOf)) return '/'
  const [first] = await readEntries(db, anyOf, now)
  return first ? contentTypes[anyOf].page(String(first.data.slug)) : '/'
}

const withEntry = (entries: readonly PublicEntry[], entry: PublicEntry): PublicEntry[] =>
  [...entries.filter(({ _id }) => _id !== entry._id), entry].toSorted(
    (one, other) => one.position - other.position,
  )
