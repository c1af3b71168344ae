import * as z from 'zod/mini'
import { type Endpoint, failures } from '../platform/endpoint.ts'
import { warnIfLong } from './checks.ts'
import { type Content, collection } from './content-type.ts'
import { optionalPicture } from './library-fields.ts'
import { list } from './list-field.ts'
import { lineField, slug, textField } from './text-fields.ts'
import { languageQuerystring } from './translations/language-query.ts'

export const courseGroup = collection({
  one: 'Course group',
  many: 'Course groups',
  page: (name) => `/courses/${name}`,
  url: '/api/content/course-groups',
  nameField: 'title',
  fields: {
    title: lineField({ label: 'Name' }, 60),
    slug: slug({ label: 'Address', help: 'The part after /courses/' }),
    summary: textField(
      { label: 'Summary', help: 'Under the name and in search results: one or two sentences' },
      20,
      300,
    ),
    picture: optionalPicture({
      label: 'Picture',
      help: 'On the group’s page, and for courses without a picture',
    }),
    description: list(
      { label: 'Overview' },
      { text: textField({ label: 'Paragraph' }, 10, 3000) },
      { least: 1, most: 12 },
    ),
    facilities: list(
      { label: 'Facilities' },
      {
        name: lineField({ label: 'Facility' }, 80),
        text: textField({ label: 'Details' }, 10, 1500),
      },
      { most: 16 },
    ),
  },
  checks: [warnIfLong('summary', 155, 'search results')],
})
export type CourseGroup = Content<typeof courseGroup>

export const listedCourseGroup = z.pick(courseGroup.shown, { slug: true, title: true })
export type ListedCourseGroup = z.output<typeof listedCourseGroup>

export const listCourseGroups = {
  method: 'GET',
  url: '/api/content/course-groups',
  access: 'everyone',
  summary: 'List course groups in menu order',
  querystring: languageQuerystring,
  response: { 200: z.array(listedCourseGroup) },
} as const satisfies Endpoint

export const getCourseGroup = {
  method: 'GET',
  url: '/api/content/course-groups/:slug',
  access: 'everyone',
  summary: 'Get a course group; previous addresses work, too',
  params: z.object({ slug: z.string() }),
  querystring: languageQuerystring,
  response: { 200: courseGroup.shown, ...failures(404) },
} as const satisfies Endpoint
