import { publishContent, readContent } from 'contract/content/calls'
import type { ContentData } from 'contract/content/data'
import { getDisclosure } from 'contract/content/disclosure'
import { readDisclosureReport } from 'contract/content/disclosure-report'
import { linkToEntry } from 'contract/content/rich-text/link-target'
import { aPageEditor } from './a-page-editor.ts'
import type { TestSettings } from './test-app.ts'
import { writtenOver } from './written-over.ts'

/** A site with the register that it begins with, somebody who keeps it, and what visitors read of it. */
export async function aRegister(settings: TestSettings = {}) {
  const editor = await aPageEditor(settings)
  const { call, db, visitor } = editor
  const rows = await db
    .selectFrom('contentItems')
    .select(['_id', 'slug'])
    .where('type', '=', 'disclosureItem')
    .execute()
  const idOf = (slug: string) => rows.find((row) => row.slug === slug)?._id ?? ''
  const register = () => visitor(getDisclosure)
  return {
    ...editor,
    idOf,
    register,
    report: () => call(readDisclosureReport),
    /** Publishes a change of an item. */
    change: async (slug: string, change: ContentData, at?: string) => {
      const params = { _id: idOf(slug) }
      const written = writtenOver(await call(readContent, { params }), change)
      const { entry } = await call(publishContent, {
        params,
        body: { ...written, ...(at && { at }) },
      })
      return entry
    },
    /** A link of an item to an entry. */
    linkTo: ({ _id }: { _id: string }) => ({
      _key: 'link',
      label: 'Rules of the hostel',
      place: linkToEntry(_id),
    }),
    /** What visitors read of an item; undefined where they do not find it. */
    shown: async (slug: string) =>
      (await register()).groups.flatMap(({ items }) => items).find((item) => item.slug === slug),
  }
}
