import type { TranslationCode } from 'college/languages'
import type { CacheTag } from 'contract/cache-tags'
import { faculty, member, memberNotFound } from 'contract/people/faculty'
import { hasLeft } from 'contract/people/presence'
import * as z from 'zod/mini'
import { publicRichTextOf } from '../../content/public/library-content.ts'
import { columnsIn, rowsIn } from '../../content/records/translated-rows.ts'
import { collegeDay } from '../../platform/college-day.ts'
import type { Db } from '../../platform/db/open.ts'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import { notFound } from '../../platform/errors.ts'

const columns = z.keyof(member).options

/** Former members have their last day but no contact details. Rejects with 404. */
export async function readMemberPage(db: Db, slug: string, now: Date, language?: TranslationCode) {
  const row = await db
    .selectFrom('memberAddresses')
    .innerJoin('faculty', 'faculty._id', 'memberId')
    .select(columnsIn(faculty.fields, columns, language).map((name) => `faculty.${name}` as const))
    .where('memberAddresses.slug', '=', slug)
    .executeTakeFirst()
  if (!row) throw notFound(memberNotFound)
  const { publications, left, ...present } = rowsIn(faculty.fields, language)(row)
  const { email: _, phone: __, whatsapp: ___, officeHours: ____, ...former } = present
  const field = faculty.fields.publications
  const { text, shows } = await publicRichTextOf(db, field, publications, now, language)
  const hasLeftCollege = hasLeft({ left }, collegeDay(now))
  return {
    page: {
      ...(hasLeftCollege ? { ...former, left } : present),
      ...(text && { publications: text }),
    },
    shows: ['faculty', ...shows] satisfies CacheTag[],
  }
}

/** Former members included: their pages stay. */
export async function readMemberTexts(db: DbOrTrx, now: Date, slug?: string) {
  const rows = await db
    .selectFrom('faculty')
    .selectAll()
    .$if(slug !== undefined, (found) => found.where('slug', '=', slug ?? ''))
    .execute()
  return rows.map((row) => ({
    name: row.slug,
    row: hasLeft({ left: row.left ?? undefined }, collegeDay(now))
      ? { ...row, officeHours: null }
      : row,
  }))
}
