import { type Endpoint, failures } from '../platform/endpoint.ts'
import { type Content, singleton } from './content-type.ts'
import { line, text } from './text-fields.ts'

/** What the pages of all courses and of their groups have in common. */
export const coursePages = singleton({
  one: 'Pages of courses',
  many: 'Pages of courses',
  page: { anyOf: 'course' },
  fields: {
    callTitle: line({ label: 'Heading at the end of a course' }, 60),
    callText: text({ label: 'Words at the end of a course' }, 10, 300),
    groupCallTitle: line({ label: 'Heading at the end of a group of courses' }, 60),
    groupCallText: text({ label: 'Words at the end of a group of courses' }, 10, 300),
    withoutFaculty: text(
      { label: 'Where no teacher is listed', help: 'A link to the contact page follows' },
      10,
      300,
    ),
  },
})
export type CoursePages = Content<typeof coursePages>

export const getCoursePages = {
  method: 'GET',
  url: '/api/content/coursePages',
  access: 'everyone',
  schema: {
    summary: 'What the pages of all courses have in common',
    response: { 200: coursePages.shown, ...failures(503) },
  },
} as const satisfies Endpoint
