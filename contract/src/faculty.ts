import * as z from 'zod/mini'
import { type Endpoint, failures } from './endpoint.ts'

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
  schema: {
    summary: 'All faculty and staff by rank; `group` and `course` ask for a part of them',
    querystring: facultySelections,
    response: { 200: z.array(facultyMember), ...failures(400, 503) },
  },
} as const satisfies Endpoint
