import { listAlerts, shownAlert } from 'contract/content/alerts'
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
import type { Reading } from '../../platform/db/open.ts'
import { judgeItems } from '../disclosure/items.ts'
import { registerOf } from '../disclosure/register.ts'
import { complete } from '../entries/complete.ts'
import { shownContent } from '../library/public-content.ts'
import { toTold } from '../notices/notice-summaries.ts'
import { type PublicEntry, readEntries, toShown } from '../public/public-entries.ts'

export type View = { type: ContentTypeName; itemId: string; position: number; data: string }

const listed: Partial<Record<CollectionName, z.ZodMiniType>> = {
  page: listedPage,
  courseGroup: listedCourseGroup,
  course: listedCourse,
}

/** `instead`: responses that replace the public ones during rendering. */
export async function previewOf(
  db: Reading,
  { type, itemId, position, data: stored }: View,
  moment: Date,
): Promise<{ page: string; instead: Map<string, unknown> }> {
  const data = complete(type, contentData.parse(JSON.parse(stored)))
  if (isSingletonName(type)) {
    const page = await pageOfSingle(db, type, moment)
    return {
      page,
      instead: new Map([[publicUrlOf(type), await shownContent(db, type, data, moment)]]),
    }
  }
  // A draft may have no address yet.
  const slug = typeof data.slug === 'string' && isSlug(data.slug) ? data.slug : 'preview'
  const [shown = {}] = await toShown(db, type, [{ ...data, slug }], moment)
  // These have no page of their own, and the list knows only public ones.
  if (type === 'noticeCategory') return { page: noticesPath, instead: new Map() }
  if (type === 'eventCategory') return { page: pageAddresses.events, instead: new Map() }
  if (type === 'alert') {
    const publishedAt = moment.toISOString()
    const told = z.parse(shownAlert, { ...shown, _id: itemId, key: itemId, publishedAt })
    return { page: '/', instead: new Map([[listAlerts.url, [told]]]) }
  }
  if (type === 'disclosureGroup') return { page: disclosurePath, instead: new Map() }
  if (type === 'disclosureItem') {
    const entries = await readEntries(db, type, moment)
    const all = withEntry(entries, { _id: itemId, position, data: shown })
    const previewed = await registerOf(db, await judgeItems(db, all, moment), moment)
    return { page: disclosurePath, instead: new Map([[contentTypes[type].url, previewed]]) }
  }
  const told = type === 'notice' ? await toTold(db, { _id: itemId, data: shown }, moment) : shown
  const instead = new Map<string, unknown>([[publicEntryUrlOf(type, slug), told]])
  const list = listed[type]
  if (list) {
    const entries = await readEntries(db, type, moment)
    const all = withEntry(entries, { _id: itemId, position, data: shown })
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

async function pageOfSingle(db: Reading, type: SingletonName, moment: Date): Promise<string> {
  const { page }: DeclaredSingleton = contentTypes[type]
  if (typeof page === 'string') return page
  const { anyOf } = page
  if (!isTypeName(anyOf) || !isCollectionName(anyOf)) return '/'
  const [first] = await readEntries(db, anyOf, moment)
  return first ? contentTypes[anyOf].page(String(first.data.slug)) : '/'
}

const withEntry = (entries: readonly PublicEntry[], entry: PublicEntry): PublicEntry[] =>
  [...entries.filter(({ _id }) => _id !== entry._id), entry].toSorted(
    (one, other) => one.position - other.position,
  )
