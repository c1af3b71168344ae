import { noGroupTitle, type Register } from 'contract/content/disclosure'
import { disclosureGroup } from 'contract/content/disclosure-groups'
import * as z from 'zod/mini'
import type { Reading } from '../../platform/db/open.ts'
import { publicAt } from '../public/public-at.ts'
import { readEntries } from '../public/public-entries.ts'
import { type JudgedItem, judgeItems } from './items.ts'

export const countsOf = (items: readonly JudgedItem[]) => {
  const count = (wanted: JudgedItem['standing']) =>
    items.filter(({ standing }) => standing === wanted).length
  return { published: count('published'), notApplicable: count('notApplicable') }
}

/** Includes items with nothing to show. */
export const readItems = async (db: Reading, moment: Date): Promise<JudgedItem[]> =>
  judgeItems(db, await readEntries(db, 'disclosureItem', moment), moment)

/** Includes replaced and renamed files. Undefined until the initial content exists. */
async function readChangedAt(db: Reading, ids: readonly string[], moment: Date) {
  if (ids.length === 0) return undefined
  const shown = db
    .selectFrom('contentItems')
    .innerJoin('contentRevisions', (join) => join.on('contentRevisions._id', '=', publicAt(moment)))
    .where('contentItems._id', 'in', ids)
  const { newest } = await shown
    .select(({ fn }) =>
      fn.max(fn.coalesce('contentRevisions.publishedAt', 'contentItems.publishAt')).as('newest'),
    )
    .executeTakeFirstOrThrow()
  const { replaced } = await db
    .selectFrom('contentUses')
    .innerJoin('libraryItems', 'libraryItems._id', 'contentUses.targetId')
    .where('contentUses.revisionId', 'in', shown.select('contentRevisions._id'))
    .select(({ fn }) => fn.max('libraryItems.savedAt').as('replaced'))
    .executeTakeFirstOrThrow()
  return [newest, replaced]
    .filter((one) => one !== null)
    .toSorted()
    .at(-1)
}

export async function registerOf(
  db: Reading,
  items: readonly JudgedItem[],
  moment: Date,
): Promise<Register> {
  const entries = await readEntries(db, 'disclosureGroup', moment)
  const named = entries.map(({ data }) => z.parse(disclosureGroup.shown, data))
  const shown = items.filter(({ standing }) => standing !== 'missing')
  const groups = [...named, { slug: '', title: noGroupTitle }].map(({ slug, title }) => ({
    slug,
    title,
    items: shown.filter(({ group }) => group === slug).map(({ item }) => item),
  }))
  const ids = shown.map(({ _id }) => _id).filter((_id) => _id !== '')
  const changedAt = await readChangedAt(db, ids, moment)
  return {
    ...countsOf(items),
    groups: groups.filter((group) => group.items.length > 0),
    ...(changedAt && { changedAt }),
  }
}

export const readRegister = async (db: Reading, moment: Date): Promise<Register> =>
  registerOf(db, await readItems(db, moment), moment)
