import * as z from 'zod/mini'
import { libraryItem } from '../content/library/items.ts'
import { publicPicture } from '../content/library/public-view.ts'
import { idParams } from '../content/record.ts'
import { type Endpoint, failures, messageBody } from '../platform/endpoint.ts'
import { eventNotFound } from './events.ts'

export const photosAdded = 'Photos added to the event page'
export const photoRemoved = 'Photo removed from the page. It’s still under “Pictures & Documents”.'
export const photosTooEarly = 'You can add photos once the event has started'
export const photosNotPictures =
  'A picture is no longer under “Pictures & Documents”. Please choose again.'
export const maxPhotos = 60
export const tooManyPhotos = `An event can show at most ${maxPhotos} photos`

const itemId = z
  .string('A photo must be an id from the library')
  .check(z.regex(/^[\w-]{1,64}$/, photosNotPictures))

export const eventPhoto = z.extend(publicPicture, { _id: z.string() })
export type EventPhoto = z.infer<typeof eventPhoto>

export const listEventPhotos = {
  method: 'GET',
  url: '/api/events/:_id/photos',
  access: 'everyone',
  summary: 'List an event’s photos in the order they were added',
  params: idParams(eventNotFound),
  response: { 200: z.object({ photos: z.array(eventPhoto) }), ...failures(404) },
} as const satisfies Endpoint

const path = '/api/admin/events/:_id/photos'

export const readEventPhotos = {
  method: 'GET',
  url: path,
  access: 'write records',
  summary: 'List an event’s photos for the panel',
  params: idParams(eventNotFound),
  response: { 200: z.object({ photos: z.array(libraryItem) }), ...failures(404) },
} as const satisfies Endpoint

export const addEventPhotos = {
  method: 'POST',
  url: path,
  access: 'write records',
  summary: 'Add library pictures to the page of an event that has started',
  params: idParams(eventNotFound),
  body: z.object({
    photos: z
      .array(itemId)
      .check(z.minLength(1, 'Choose a photo'), z.maxLength(maxPhotos, tooManyPhotos)),
  }),
  response: { 200: messageBody, ...failures(404, 409) },
} as const satisfies Endpoint

export const removeEventPhoto = {
  method: 'DELETE',
  url: '/api/admin/events/:_id/photos/:photoId',
  access: 'write records',
  summary: 'Remove a photo from an event page',
  params: z.extend(idParams(eventNotFound), { photoId: itemId }),
  response: { 200: messageBody, ...failures(404) },
} as const satisfies Endpoint
