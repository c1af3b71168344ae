import { staffGroup } from 'contract/designations'
import type { FacultyMember, MemberForm } from 'contract/faculty'

/** What the public is shown of a member. */
export const publicColumns = [
  '_id',
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
  'photo',
] as const

/** What is known of somebody who comes to the college; `photo` is the address of a picture that is stored. */
export type NewMember = Omit<FacultyMember, '_id'>

/** The same as columns: what is not known is null. */
export const fieldsOf = (member: NewMember) => ({
  name: member.name,
  designation: member.designation,
  department: member.department || null,
  specialization: member.specialization || null,
  experience: member.experience ?? null,
  education: member.education || null,
  email: member.email || null,
  phone: member.phone || null,
  whatsapp: member.whatsapp || null,
  officeHours: member.officeHours || null,
  achievements: member.achievements || null,
  photo: member.photo || null,
})

/** What is kept of a form. Of those who lead or manage the college that is how to reach them, whatever else was sent. */
export function memberOf(form: Omit<MemberForm, 'photo'>): Omit<NewMember, 'photo'> {
  const { name, designation, email, phone, whatsapp, experience, ...teaching } = form
  const reachable = { name, designation, email, phone, whatsapp }
  if (staffGroup(designation) !== 'teaching') return reachable
  return { ...reachable, ...teaching, ...(experience && { experience: Number(experience) }) }
}
