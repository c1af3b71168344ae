import type { Endpoint } from '../platform/endpoint.ts'
import { type Content, singleton } from './content-type.ts'
import { lineField, textField } from './text-fields.ts'
import { languageQuerystring } from './translations/language-query.ts'

export const coursePages = singleton({
  one: 'Course pages',
  many: 'Course pages',
  page: { anyOf: 'course' },
  fields: {
    callTitle: lineField({ label: 'Closing heading on course pages' }, 60),
    callText: textField({ label: 'Closing text on course pages' }, 10, 300),
    groupCallTitle: lineField({ label: 'Closing heading on course group pages' }, 60),
    groupCallText: textField({ label: 'Closing text on course group pages' }, 10, 300),
    withoutFaculty: textField(
      { label: 'If no teacher is listed', help: 'A link to the contact page follows this text' },
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
  summary: 'Get the texts shared by all course pages',
  querystring: languageQuerystring,
  response: { 200: coursePages.shown },
} as const satisfies Endpoint
