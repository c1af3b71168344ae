import * as z from 'zod/mini'
import { staffGroup } from './designations.ts'
import {
  createdBody,
  type Endpoint,
  failures,
  line,
  messageBody,
  optionalEmailAddress,
  optionalLine,
  optionalText,
  text,
} from './endpoint.ts'
import { pictureFile } from './pictures.ts'
import { visibleLength } from './visible-text.ts'

export const memberNotFound = 'Faculty member not found'
export const memberCreated = 'Faculty member added successfully!'
export const memberUpdated = 'Faculty member updated successfully!'
export const memberDeleted = 'Faculty member deleted successfully!'
export const stepUpRequired = 'Password verification required'

/** Somebody who teaches at the college, leads it or manages it. */
export const facultyMember = z.object({
  _id: z.string(),
  name: z.string(),
  designation: z.string(),
  department: z.optional(z.string()),
  specialization: z.optional(z.string()),
  /** Years. */
  experience: z.optional(z.number()),
  education: z.optional(z.string()),
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  whatsapp: z.optional(z.string()),
  officeHours: z.optional(z.string()),
  achievements: z.optional(z.string()),
  /** A few sentences about them. */
  about: z.optional(z.string()),
  /** Address of the photo on this origin; `contract/pictures` reads its size from it. */
  photo: z.optional(z.string()),
})
export type FacultyMember = z.infer<typeof facultyMember>

/** Parts of the list: who leads the college, who heads a department, who teaches a course. */
export const facultySelections = z.object({
  group: z.optional(z.enum(['team', 'heads'], 'group is team or heads')),
  /** Code of a course, see `contract/program-code`. */
  course: z.optional(z.string().check(z.regex(/^[a-z]{2,10}$/, 'course is a code such as bca'))),
})

export const listFaculty = {
  method: 'GET',
  url: '/api/faculty',
  access: 'everyone',
  schema: {
    summary: 'All faculty and staff by rank; `group` and `course` ask for a part of them',
    querystring: facultySelections,
    response: { 200: z.array(facultyMember), ...failures(400, 503) },
  },
} as const satisfies Endpoint

const experienceRule = 'Experience must be a number of years, at least 0'

const fields = {
  name: text('Name', 2, 100),
  designation: line('Designation', 100),
  department: optionalLine('Department', 100),
  specialization: optionalText('Specialization', 2_000),
  /** Years, as a form sends them: `12` or `12.5`. */
  experience: z.optional(
    z.string(experienceRule).check(z.trim(), z.regex(/^(\d{1,2}(\.\d{1,2})?)?$/, experienceRule)),
  ),
  education: optionalText('Education', 2_000),
  email: optionalEmailAddress('Please enter a valid email address'),
  phone: optionalLine('Phone', 20),
  whatsapp: optionalLine('WhatsApp', 20),
  officeHours: optionalLine('Office hours', 100),
  achievements: optionalText('Achievements', 2_000),
  about: optionalText('About', 2_000),
}

/** What has to be known of who teaches, and need not be of who leads or manages the college. */
const teachingRules = [
  { field: 'department', least: 1, message: 'Department is required' },
  {
    field: 'specialization',
    least: 5,
    message: 'Specialization must be at least 5 characters long',
  },
  { field: 'education', least: 5, message: 'Education details must be at least 5 characters long' },
] as const

type Taught = { designation: string } & {
  [Field in (typeof teachingRules)[number]['field']]?: string | undefined
}

/** Told together with what is wrong with the fields themselves, not after it. */
const meetsTeachingRules = teachingRules.map(({ field, least, message }) =>
  z.refine<Taught>(
    (member) =>
      !member.designation ||
      staffGroup(member.designation) !== 'teaching' ||
      visibleLength(member[field] ?? '') >= least,
    {
      path: [field],
      error: message,
      when: ({ issues }) => !issues.some(({ path }) => path?.[0] === field),
    },
  ),
)

export const memberForm = z
  .object({ ...fields, photo: pictureFile('Profile photo is required') })
  .check(...meetsTeachingRules)
export type MemberForm = z.infer<typeof memberForm>

/** The same form for a change: a photo only when it is replaced. */
export const memberUpdateForm = z
  .object({ ...fields, photo: z.optional(pictureFile('Profile photo is required')) })
  .check(...meetsTeachingRules)
export type MemberUpdateForm = z.infer<typeof memberUpdateForm>

const params = z.object({ memberId: z.uuid(memberNotFound) })

export const createMember = {
  method: 'POST',
  url: '/api/faculty',
  access: 'administrator',
  schema: {
    summary: 'Enter somebody who teaches at the college, leads it or manages it',
    consumes: ['multipart/form-data'],
    body: memberForm,
    response: { 201: createdBody, ...failures(400, 401, 403, 413, 415, 503) },
  },
} as const satisfies Endpoint

export const updateMember = {
  method: 'PUT',
  url: '/api/faculty/:memberId',
  access: 'administrator',
  schema: {
    summary: 'Change a member; the photo stays when none is sent',
    consumes: ['multipart/form-data'],
    params,
    body: memberUpdateForm,
    response: { 200: messageBody, ...failures(400, 401, 403, 404, 413, 415, 503) },
  },
} as const satisfies Endpoint

export const deleteMember = {
  method: 'DELETE',
  url: '/api/faculty/:memberId',
  access: 'administrator',
  stepUp: true,
  schema: {
    summary: 'Delete a member and the photo, once after `verify-password` within 5 minutes',
    params,
    response: { 200: messageBody, ...failures(401, 403, 404, 503) },
  },
} as const satisfies Endpoint
