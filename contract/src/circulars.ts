import * as z from 'zod/mini'
import { type Endpoint, failures, text } from './endpoint.ts'
import { moment, picture, shapesOf, written } from './fields.ts'
import { eventImageBytes } from './pictures.ts'
import * as record from './record.ts'

const notFound = 'Circular not found'
const fields = {
  title: written({ kind: 'line', label: 'Title', example: 'Fees' }, text('Title', 3, 200)),
  text: written({ kind: 'text', label: 'Text', example: 'Fees are due' }, text('Text', 9, 9_000)),
  day: moment({ label: 'Day', example: '2030-01-15T10:00' }, 'Day is required'),
  picture: picture({ label: 'Picture' }, 'Picture is required', eventImageBytes),
}
const shapes = shapesOf(fields)

export const circular = z.object({ _id: z.string(), ...shapes.shown })
export type Circular = z.infer<typeof circular>
const listing = { filters: {}, sorts: { day: 'Newest first', title: 'Title' } } as const
const path = '/api/circulars'
export const listCirculars = {
  method: 'GET',
  url: '/api/circulars',
  access: 'everyone',
  schema: { summary: 'All circulars', response: { 200: z.array(circular), ...failures(503) } },
} as const satisfies Endpoint
export const getCircular = {
  method: 'GET',
  url: '/api/circulars/:_id',
  access: 'everyone',
  schema: {
    summary: 'One circular',
    params: record.idParams(notFound),
    response: { 200: circular, ...failures(404, 503) },
  },
} as const satisfies Endpoint
export const circulars = {
  one: 'circular',
  many: 'circulars',
  about: 'What the office lets everybody know',
  noted: { as: 'circular', label: 'Circulars', one: 'the circular', many: 'circulars' },
  nameField: 'title',
  fields,
  shown: circular,
  listing,
  found: { kind: 'notice', page: (_id) => `/circulars/${_id}`, namedBy: '_id', says: ['text'] },
  list: record.listCall('/api/admin/circulars', 'Circulars for the panel', circular, listing),
  all: listCirculars,
  get: getCircular,
  create: record.createCall(path, 'Publish a circular', z.object(shapes.schema)),
  update: record.updateCall(path, 'Change a circular', z.object(shapes.changed), notFound),
  remove: record.deleteCall(path, 'Delete a circular and its picture', notFound),
  says: { notFound, created: 'Published!', updated: 'Changed!', deleted: 'Deleted!' },
} as const satisfies record.DeclaredRecord<keyof typeof fields>
