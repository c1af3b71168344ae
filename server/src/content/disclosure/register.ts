import type { TranslationCode } from 'college/languages'
import { noGroupTitle, type Register } from 'contract/content/disclosure'
import { disclosureGroup } from 'contract/content/disclosure-groups'
import * as z from 'zod/mini'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import { publicAt } from '../model/public-at.ts'
import { readEntries } from '../public/public-entries.ts'
import { type CheckedItem, checkItems } from './items.ts'

export const itemCountsOf = (items: readonly CheckedItem[]) => {
  const count = (wanted: CheckedItem['standing']) =>
    items.filter(({ standing }) => standing === wanted).length
  return { published: count('published'), notApplicable: count('notApplicable') }
}

/** Includes items with nothing to show. */
export const readItems = async (
  db: DbOrTrx,
  now: Date,
  language?: TranslationCode,
): Promise<CheckedItem[]> =>
  checkItems(db, await readEntries(db, 'disclosureItem', now, language), now)

/** Includes replaced and renamed files. Undefined until the initial content exists. */
async function readChangedAt(db: DbOrTrx, ids: readonly string[], now: Date) {
  if (ids.length === 0) return undefined
  const current = db
    .selectFrom('contentItems')
    .innerJoin('contentRevisions', (join) => join.on('contentRevisions._id', '=', publicAt(now)))
    .where('contentItems._id', 'in', ids)
  const { newest } = await current
    .select(({ fn }) =>
      fn.max(fn.coalesce('contentRevisions.publishedAt', 'contentItems.publishAt')).as('newest'),
    )
    .executeTakeFirstOrThrow()
  const { replaced } = await db
    .selectFrom('contentUses')
    .innerJoin('libraryItems', 'libraryItems._id', 'contentUses.targetId')
    .where('contentUses.revisionId', 'in', current.select('contentRevisions._id'))
    .select(({ fn }) => fn.max('libraryItems.savedAt').as('replaced'))
    .executeTakeFirstOrThrow()
  return [newest, replaced]
    .filter((one) => one !== null)
    .toSorted()
    .at(-1)
}

export async function registerOf(
  db: DbOrTrx,
  items: readonly CheckedItem[],
  now: Date,
  language?: TranslationCode,
): Promise<Register> {
  const entries = await readEntries(db, 'disclosureGroup', now, language)
  const named = entries.map(({ data }) => z.parse(disclosureGroup.shown, data))
  const visible = items.filter(({ standing }) => standing !== 'missing')
  const groups = [...named, { slug: '', title: noGroupTitle }].map(({ slug, title }) => ({
    slug,
    title,
    items: visible.filter(({ group }) => group === slug).map(({ item }) => item),
  }))
  const ids = visible.map(({ _id }) => _id).filter((_id) => _id !== '')
  const changedAt = await readChangedAt(db, ids, now)
  return {
    ...itemCountsOf(items),
    groups: groups.filter((group) => group.items.length > 0),
    ...(changedAt && { changedAt }),
  }
}

export const readRegister = async (
  db: DbOrTrx,
  now: Date,
  language?: TranslationCode,
): Promise<Register> => registerOf(db, await readItems(db, now, language), now, language)
