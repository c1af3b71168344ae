import { exampleDepartment } from 'college/departments'
import { byDesignation } from 'college/designations'
import { parseProse } from 'contract/content/prose/prose-field'
import { textOf } from 'contract/content/prose/prose-node'
import {
  administrativeDesignations,
  managementDesignations,
  staffGroup,
} from 'contract/designations'
import { faculty, type MemberRecord, type MemberUpdateForm, updateMember } from 'contract/faculty'
import { photoBytes, photoTooLarge } from 'contract/pictures'
import { programCode } from 'contract/program-code'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Complete } from '../db/complete.ts'
import { naturalOrder } from '../db/natural-order.ts'
import { codeIn, codeOfRow, hasCodeOf } from '../records/departments.ts'
import type { Listing, RecordKind } from '../records/kind.ts'
import { addressFor } from './addresses.ts'
import { isHere } from './present.ts'
import { listRecords } from './service.ts'

type MemberColumns = Omit<Complete<MemberRecord>, '_id' | 'slug' | 'photo'>

/** A text that says something, as it is stored. */
function proseOf(json = ''): string | null {
  const prose = parseProse(json)
  return prose && textOf(prose).trim() !== '' ? JSON.stringify(prose) : null
}

/** What is kept of a form: of those who lead or manage the college nothing that belongs to teaching, whatever was sent. */
function toColumns(form: MemberUpdateForm): MemberColumns {
  const isTeaching = staffGroup(form.designation) === 'teaching'
  return {
    name: form.name,
    designation: form.designation,
    department: form.department || null,
    specialization: (isTeaching && form.specialization) || null,
    experience: isTeaching && form.experience ? Number(form.experience) : null,
    education: form.education || null,
    email: form.email || null,
    phone: form.phone || null,
    whatsapp: form.whatsapp || null,
    officeHours: (isTeaching && form.officeHours) || null,
    achievements: form.achievements || null,
    about: form.about || null,
    publications: proseOf(form.publications),
    left: form.left || null,
  }
}

const isOneOf = (designations: readonly string[]): RawBuilder<SqlBool> =>
  sql`designation in (${sql.join(designations)})`
const team = isOneOf([...administrativeDesignations, ...managementDesignations])

/** The rule is `staffGroup`. */
const groups: Readonly<Record<string, RawBuilder<SqlBool>>> = {
  teaching: sql`not ${team}`,
  administrative: isOneOf(administrativeDesignations),
  management: isOneOf(managementDesignations),
  team,
}

const byName = naturalOrder('name')

const listing = {
  // The code too, so that `bca` finds `B.C.A.`.
  searched: ['name', 'designation', 'department', codeOfRow],
  group: (name) => groups[name] ?? sql`1 = 0`,
  filters: {
    department: (department) => sql`${codeOfRow} = ${programCode(department)}`,
    designation: (designation) => sql`designation = ${designation}`,
    presence: (presence, now) => (presence === 'here' ? isHere(now) : sql`not ${isHere(now)}`),
  },
  sorts: {
    name: () => [byName],
    /** What is not known comes last. */
    department: () => [
      sql`case when department is null then 1 else 0 end`,
      naturalOrder(`department`),
      byName,
    ],
    experience: () => [sql`coalesce(experience, -1) desc`, byName],
  },
  values: {
    designation: (designations) =>
      designations
        .map((designation) => ({ designation, name: '' }))
        .toSorted(byDesignation)
        .map(({ designation }) => designation),
  },
} satisfies Listing<typeof faculty>

/** What is special about who teaches at the college, leads it or manages it. */
export const memberKind: RecordKind<MemberUpdateForm> = {
  declared: faculty,
  subject: 'faculty',
  form: updateMember.schema.body,
  toColumns,
  picture: { column: 'photo', none: null, bytes: photoBytes, tooLarge: photoTooLarge },
  department: {
    // Who leads or manages the college is the whole college's, wherever they come from.
    of: (columns) =>
      staffGroup(String(columns.designation)) === 'teaching' ? codeIn(columns) : undefined,
    isIn: (codes) => sql`not ${team} and ${hasCodeOf(codes)}`,
  },
  listing,
  list: listRecords,
  derive: async (trx, _id, { name }) =>
    typeof name === 'string' ? { slug: await addressFor(trx, _id, name) } : {},
  example: { department: exampleDepartment },
}
