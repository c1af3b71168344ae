import { publishContent, readContent } from 'contract/content/calls'
import type { ContentData } from 'contract/content/data'
import { getDisclosure } from 'contract/content/disclosure'
import { readDisclosureReport } from 'contract/content/disclosure-report'
import { linkToEntry } from 'contract/content/rich-text/link-target'
import { aPageEditor } from './a-page-editor.ts'
import type { TestSettings } from './test-app.ts'
import { writtenOver } from './written-over.ts'

/** A site with the starting register, an editor, and the public responses. */
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
    change: async (slug: string, change: ContentData, at?: string) => {
      const params = { _id: idOf(slug) }
      const written = writtenOver(await call(readContent, { params }), change)
      const { entry } = await call(publishContent, {
        params,
        body: { ...written, ...(at && { at }) },
      })
      return entry
    },
    linkTo: ({ _id }: { _id: string }) => ({
      _key: 'link',
      label: 'Rules of the hostel',
      place: linkToEntry(_id),
    }),
    /** An item as visitors see it, if they do. */
    shown: async (slug: string) =>
      (await register()).groups.flatMap(({ items }) => items).find((item) => item.slug === slug),
  }
}
