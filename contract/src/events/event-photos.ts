import * as z from 'zod/mini'
import { libraryItem } from '../content/library/items.ts'
import { shownPicture } from '../content/library/public-view.ts'
import { idParams } from '../content/record.ts'
import { type Endpoint, failures, messageBody } from '../platform/endpoint.ts'
import { eventNotFound } from './events.ts'

export const photosAdded = 'The photos are on the page of the event'
export const photoRemoved = 'The photo is off the page; it stays in the library'
export const photosTooEarly = 'Photos are added once the event has begun'
export const photosNotPictures =
  'Only pictures that are in the library can be shown: choose them again'
export const photosUndescribed =
  'Say first what each photo shows, for people who cannot see it, or that it is decorative'
/** So many photos an event shows. */
export const mostPhotos = 60
export const photosTooMany = `An event shows ${mostPhotos} photos at most`

const itemId = z
  .string('A photo is named by its id')
  .check(z.regex(/^[\w-]{1,64}$/, photosNotPictures))

export const eventPhoto = z.extend(shownPicture, { _id: z.string() })
export type EventPhoto = z.infer<typeof eventPhoto>

export const listEventPhotos = {
  method: 'GET',
  url: '/api/events/:_id/photos',
  access: 'everyone',
  schema: {
    summary: 'The photos of an event, in the order in which they were added',
    params: idParams(eventNotFound),
    response: { 200: z.object({ photos: z.array(eventPhoto) }), ...failures(404, 503) },
  },
} as const satisfies Endpoint

const path = '/api/admin/events/:_id/photos'

export const readEventPhotos = {
  method: 'GET',
  url: path,
  access: 'write records',
  schema: {
    summary: 'The photos of an event as the panel has them',
    params: idParams(eventNotFound),
    response: { 200: z.object({ photos: z.array(libraryItem) }), ...failures(401, 403, 404, 503) },
  },
} as const satisfies Endpoint

export const addEventPhotos = {
  method: 'POST',
  url: path,
  access: 'write records',
  schema: {
    summary: 'Show pictures of the library on the page of an event that has begun',
    params: idParams(eventNotFound),
    body: z.object({
      photos: z
        .array(itemId)
        .check(z.minLength(1, 'Choose a photo'), z.maxLength(mostPhotos, photosTooMany)),
    }),
    response: { 200: messageBody, ...failures(400, 401, 403, 404, 409, 415, 503) },
  },
} as const satisfies Endpoint

export const removeEventPhoto = {
  method: 'DELETE',
  url: '/api/admin/events/:_id/photos/:photoId',
  access: 'write records',
  schema: {
    summary: 'Take a photo off the page of an event',
    params: z.extend(idParams(eventNotFound), { photoId: itemId }),
    response: { 200: messageBody, ...failures(401, 403, 404, 503) },
  },
} as const satisfies Endpoint
