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
  'about',
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
  about: member.about || null,
  photo: member.photo || null,
})

/** What is kept of a form: of those who lead or manage the college nothing that belongs to teaching, whatever was sent. */
export function memberOf(form: Omit<MemberForm, 'photo'>): Omit<NewMember, 'photo'> {
  const { specialization, experience, officeHours, ...member } = form
  if (staffGroup(member.designation) !== 'teaching') return member
  return {
    ...member,
    specialization,
    officeHours,
    ...(experience && { experience: Number(experience) }),
  }
}
