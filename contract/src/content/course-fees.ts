import * as z from 'zod/mini'
import type { Endpoint } from '../platform/endpoint.ts'
import {
  changedContent,
  contentEntry,
  contentParams,
  type EditedContent,
  versionOf,
} from './calls.ts'
import { readable } from './content-type.ts'
import { course } from './courses.ts'
import type { ContentData } from './data.ts'

export const feesSaved = 'Saved as a draft'
export const feesPublished = 'Published. The new fees are on the website.'
export const feesNeedPublicCourse = 'Publish the course first. Its fees are saved as a draft.'
export const feesAreWaiting =
  'This course is scheduled or waiting for review. Its fees are saved as a draft.'

const feesOfVersion = z.pick(course.stored, { fees: true, feesAsOf: true })
export type FeesOfVersion = z.infer<typeof feesOfVersion>

/** The fees as edited, and what visitors see if the course is public. */
export const courseFees = z.extend(
  z.pick(contentEntry, {
    _id: true,
    title: true,
    department: true,
    isPublic: true,
    hasDraft: true,
    publishAt: true,
    request: true,
  }),
  {
    version: z.number(),
    fullTitle: z.optional(z.string()),
    edited: feesOfVersion,
    public: z.optional(feesOfVersion),
  },
)
export type CourseFees = z.infer<typeof courseFees>

const { fees, feesAsOf } = course.fields
export const feeFields = { fees, feesAsOf }

/** Stored data may predate the current rules. */
export const feesIn = (data: ContentData): FeesOfVersion =>
  feesOfVersion.parse(readable(feeFields, data))

export function feesOfCourse(entry: EditedContent): CourseFees {
  const { _id, title, department, isPublic, hasDraft, publishAt, request, version } = entry
  const { fullTitle } = entry.data
  return {
    ...{ _id, title, isPublic, hasDraft, version },
    ...(department && { department }),
    ...(publishAt && { publishAt }),
    ...(request && { request }),
    ...(typeof fullTitle === 'string' && { fullTitle }),
    edited: feesIn(entry.data),
    ...(entry.publicData && { public: feesIn(entry.publicData) }),
  }
}

/** A scheduled or requested version would bring the old fees back. */
export const acceptsFees = ({ isPublic, publishAt, request }: Omit<CourseFees, 'edited'>) =>
  isPublic && !publishAt && !request

const path = '/api/admin/fees'
const written = z.object({
  version: versionOf,
  fees: fees.schema,
  feesAsOf: feesAsOf.schema,
})
export type WrittenFees = z.infer<typeof written>

export const listFees = {
  method: 'GET',
  url: path,
  access: 'write content',
  summary: 'List the fees of the courses that the account may edit, in menu order',
  response: { 200: z.object({ courses: z.array(courseFees) }) },
} as const satisfies Endpoint

export const saveFees = {
  method: 'PUT',
  url: `${path}/:_id`,
  access: 'write content',
  summary: 'Save the fees of a course in its draft',
  params: contentParams,
  body: written,
  response: changedContent,
} as const satisfies Endpoint

export const publishFees = {
  method: 'POST',
  url: `${path}/:_id/publish`,
  access: 'publish content',
  summary: 'Publish the fees of a public course; its other unpublished changes stay a draft',
  params: contentParams,
  body: written,
  response: changedContent,
} as const satisfies Endpoint
