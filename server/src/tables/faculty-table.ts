import { facultyDepartments } from 'college/departments'
import { type MemberUpdateForm, memberUpdateForm } from 'contract/faculty'
import { fieldsOf, memberOf } from '../faculty/member.ts'
import { insertMember, listFaculty } from '../faculty/service.ts'
import { problemsOf } from './problems-of.ts'
import { type Cells, type Entry, fieldsIn, type Table } from './table.ts'

const columns = [
  'name',
  'designation',
  'department',
  'specialization',
  'experience',
  'education',
  'email',
  'phone',
  'whatsapp',
  'officeHours',
  'achievements',
  'about',
] as const

type MemberFields = { [Column in (typeof columns)[number]]?: string | number | null | undefined }

const cellsOf = (fields: MemberFields): Cells =>
  Object.fromEntries(columns.map((column) => [column, String(fields[column] ?? '')]))

function entryOf(form: MemberUpdateForm): Entry {
  const member = memberOf(form)
  // The table has no pictures: the photo stays as it is.
  const { photo: _, ...fields } = fieldsOf(member)
  return {
    cells: cellsOf(fields),
    insert: (trx, now) => insertMember(trx, member, now),
    update: async (trx, _id, changed, now) => {
      await trx
        .updateTable('faculty')
        .set({ ...fieldsIn(fields, changed), updatedAt: now.toISOString() })
        .where('_id', '=', _id)
        .execute()
    },
  }
}

export const facultyTable: Table = {
  activitySubject: 'faculty',
  columns,
  times: [],
  required: ['name', 'designation'],
  nameColumn: 'name',
  example: {
    name: 'Dr. Meera Nair',
    designation: 'Assistant Professor',
    department: facultyDepartments[0] ?? '',
    specialization: 'Databases and distributed systems',
    experience: '12',
    education: 'Ph.D. in Computer Science',
    email: 'meera.nair@example.com',
    phone: '+91 98000 00000',
    whatsapp: '+91 98000 00000',
    officeHours: 'Monday to Friday, 10 AM to 1 PM',
    achievements: 'Best Teacher Award 2024',
    about: '',
  },
  list: async (db) =>
    (await listFaculty(db)).map((member) => ({ _id: member._id, cells: cellsOf(member) })),
  check: (cells) => {
    const { data: form, error } = memberUpdateForm.safeParse(cells)
    return error ? { problems: problemsOf(error.issues) } : entryOf(form)
  },
}
