import { programCode } from 'contract/content/program-code'
import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** Program code; undefined if empty. Same rule as `programCode`. */
export const departmentCodeOf = ({
  department,
}: Readonly<Record<string, unknown>>): string | undefined =>
  typeof department === 'string' && department !== '' ? programCode(department) : undefined

export const codeOfRow = sql<string>`regexp_replace(lower(department), '[\\s.-]', '', 'g')`

export const hasCodeOf = (codes: readonly string[]): RawBuilder<SqlBool> =>
  sql`${codeOfRow} in (${sql.join(codes)})`
