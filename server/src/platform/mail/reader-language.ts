import { hindiOfCollege } from 'college/hindi'
import type { TranslationCode } from 'college/languages'
import type { College } from 'contract/content/facts'
import type { DbOrTrx } from '../db/schema.ts'
import type { ReaderLanguage } from './texts-in.ts'

const names: Record<TranslationCode, Readonly<Record<string, string>>> = { hi: hindiOfCollege }

export function collegeIn(college: College, language: ReaderLanguage): College {
  if (!language) return college
  const nameOf = (text: string) => names[language][text] ?? text
  return {
    ...college,
    name: nameOf(college.name),
    addressLines: college.addressLines.map(nameOf),
  }
}

type Reader = {
  to: string
  /** Of a reader without a row. */
  language?: ReaderLanguage
  studentId?: string | null | undefined
  subscriptionId?: string | null | undefined
  registrationId?: string | null | undefined
  isToStaff?: true
}

/** Never that of the person who caused the email. */
export async function readerLanguage(db: DbOrTrx, reader: Reader): Promise<ReaderLanguage> {
  if (reader.language !== undefined) return reader.language
  if (reader.isToStaff) {
    const account = await db
      .selectFrom('admins')
      .select('language')
      .where('email', '=', reader.to)
      .executeTakeFirst()
    return account?.language ?? null
  }
  const rows = [
    ['registrations', reader.registrationId],
    ['subscriptions', reader.subscriptionId],
    ['students', reader.studentId],
  ] as const
  for (const [table, _id] of rows) {
    if (!_id) continue
    const row = await db
      .selectFrom(table)
      .select('language')
      .where('_id', '=', _id)
      .executeTakeFirst()
    return row?.language ?? null
  }
  return null
}
