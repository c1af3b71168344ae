import { exampleDepartment } from 'college/departments'
import { byDesignation } from 'college/designations'
import { college } from 'college/facts'
import { endOfDay } from 'contract/content/admission'
import type { ContentField } from 'contract/content/field'
import { programCode } from 'contract/content/program-code'
import {
  administrativeDesignations,
  managementDesignations,
  staffGroup,
} from 'contract/people/designations'
import { faculty, isOfTeaching, type MemberUpdateForm } from 'contract/people/faculty'
import { placeholderPortraits } from 'contract/platform/pictures'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { recordColumns } from '../../content/records/columns.ts'
import { codeOfRow, departmentCodeOf, hasCodeOf } from '../../content/records/departments.ts'
import { isReferredTo } from '../../content/records/is-referred-to.ts'
import type { RecordKind, RecordListing } from '../../content/records/kind.ts'
import type { Columns } from '../../content/records/tables.ts'
import { translationIn } from '../../content/records/translated-rows.ts'
import { collegeDay } from '../../platform/college-day.ts'
import { isCurrentMember } from '../../platform/db/is-current-member.ts'
import { naturalOrder } from '../../platform/db/natural-order.ts'
import type { Db } from '../../platform/db/open.ts'
import { addressFor } from './addresses.ts'
import { memberRecords } from './public-faculty.ts'

/** To an account or an invitation, or by a profile that its teacher has sent for approval. */
const isLinked = isReferredTo(
  ['admins', 'invitations', 'profileChanges'],
  'memberId',
  sql.ref('faculty._id'),
)

async function nextDeparture(db: Db, now: Date): Promise<number> {
  const { left } = await db
    .selectFrom('faculty')
    .select(({ fn }) => fn.min('left').as('left'))
    .where('left', '>=', collegeDay(now))
    .executeTakeFirstOrThrow()
  return left ? Date.parse(endOfDay(left, college.timeZone)) : Number.POSITIVE_INFINITY
}

const fields = Object.entries<ContentField>(faculty.fields)
/** What a form omits is unknown. */
const always = fields.map(([name]) => name)
const texts = fields.flatMap(([name, { besideText }]) => (besideText ? [] : [name]))
const nothingOfTeaching = Object.fromEntries(
  fields.filter(([name]) => isOfTeaching(name)).map(([name]) => [name, null]),
)

/** Drops teaching fields of administrative and management staff, whatever was sent. */
const toColumns = (form: MemberUpdateForm): Columns => ({
  // Only the panel sends `seen`; other clients may know nothing of translations.
  ...recordColumns(faculty, form, form.seen === undefined ? texts : always),
  ...(staffGroup(form.designation) !== 'teaching' && nothingOfTeaching),
})

const isOneOf = (designations: readonly string[]): RawBuilder<SqlBool> =>
  sql`designation in (${sql.join(designations)})`
const team = isOneOf([...administrativeDesignations, ...managementDesignations])

const lacksPhoto = sql<SqlBool>`(photo is null or photo like ${`${placeholderPortraits}%`})`

const byName = naturalOrder('name')

const listing: RecordListing<typeof faculty> = {
  // The code as well, so that `bca` finds `B.C.A.`.
  searched: ['name', translationIn('name_hi'), 'designation', 'department', codeOfRow],
  // Same rule as `staffGroup`.
  groups: {
    teaching: sql`not ${team}`,
    administrative: isOneOf(administrativeDesignations),
    management: isOneOf(managementDesignations),
    team,
  },
  filters: {
    department: (department) => sql`${codeOfRow} = ${programCode(department)}`,
    designation: (designation) => sql`designation = ${designation}`,
    photo: (photo) => (photo === 'missing' ? lacksPhoto : sql`not (${lacksPhoto})`),
    presence: (presence, now) =>
      presence === 'here' ? isCurrentMember(now) : sql`not ${isCurrentMember(now)}`,
  },
  sorts: {
    name: () => [byName],
    /** Unknown departments last. */
    department: () => [
      sql`case when department is null then 1 else 0 end`,
      naturalOrder(`department`),
      byName,
    ],
    experience: () => [sql`coalesce(experience, -1) desc`, byName],
  },
  values: {
    designation: {
      sorted: (designations) =>
        designations
          .map((designation) => ({ designation, name: '' }))
          .toSorted(byDesignation)
          .map(({ designation }) => designation),
    },
  },
}

export const memberKind: RecordKind<typeof faculty> = {
  declared: faculty,
  subject: 'faculty',
  toColumns,
  department: {
    // Administrative and management staff belong to the whole college.
    of: (columns) =>
      staffGroup(String(columns.designation)) === 'teaching'
        ? departmentCodeOf(columns)
        : undefined,
    isIn: (codes) => sql`not ${team} and ${hasCodeOf(codes)}`,
  },
  nextChange: nextDeparture,
  listing,
  list: memberRecords,
  derive: async (trx, _id, { name }) =>
    typeof name === 'string' ? { slug: await addressFor(trx, _id, name) } : {},
  isExtended: isLinked,
  example: { department: exampleDepartment },
}
