import { programCode } from 'contract/content/program-code'
import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** The program code of what stands in the column `department`; undefined where nothing does. The rule is `programCode`. */
export const codeIn = ({ department }: Readonly<Record<string, unknown>>): string | undefined =>
  typeof department === 'string' && department !== '' ? programCode(department) : undefined

/** The same of rows. */
export const codeOfRow = sql<string>`regexp_replace(lower(department), '[\\s.-]', '', 'g')`

/** Whether rows have one of these codes. */
export const hasCodeOf = (codes: readonly string[]): RawBuilder<SqlBool> =>
  sql`${codeOfRow} in (${sql.join(codes)})`
