import { facultyDepartments } from 'college/departments'
import { staffGroup } from 'contract/designations'
import { type FacultyMember, faculty, type MemberUpdateForm, updateMember } from 'contract/faculty'
import type { Complete } from '../db/complete.ts'
import type { RecordKind } from '../records/kind.ts'
import { listFaculty } from './service.ts'

type MemberColumns = Omit<Complete<FacultyMember>, '_id' | 'photo'>

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
  }
}

/** What is special about who teaches at the college, leads it or manages it. */
export const memberKind: RecordKind<MemberUpdateForm> = {
  declared: faculty,
  subject: 'faculty',
  activitySubject: 'faculty',
  form: updateMember.schema.body,
  toColumns,
  picture: { column: 'photo', none: null },
  list: (db) => listFaculty(db),
  example: { department: facultyDepartments[0] ?? '' },
}
