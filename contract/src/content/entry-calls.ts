import * as z from 'zod/mini'
import { type Endpoint, failures, instant, line, messageBody } from '../platform/endpoint.ts'
import {
  changedContent,
  contentConflict,
  contentEntry,
  contentNotFound,
  contentParams,
  contentTypeName,
  editedContent,
  futureTime,
  versionOf,
} from './calls.ts'
import { contentUse, inUseFailure } from './use.ts'

export const contentCreated = 'Created as a draft. Only staff see it until you publish.'
export const contentWithdrawn = 'Unpublished. Visitors no longer see it.'
export const contentEnds = 'Scheduled to be unpublished'
export const contentEndless = 'It stays public until someone unpublishes it'
export const contentToTrash = (title: string) => `“${title}” moved to the trash`
export const contentFromTrash = (title: string) => `“${title}” restored as a draft`
export const contentMoved = 'Moved'
export const singletonStays = 'There’s only one of these, and it’s always public'
export const noSuchCollection = 'You can’t create another entry of this type'
export const endIsTooEarly = 'Choose a time after publication'
export const slugTaken = (name: string) =>
  `“${name}” already uses this address. Choose a different one.`
export const contentInUse = 'Other pages link to this. Remove it there first.'
export const contentReinstated = 'Undone. Visitors see it again.'
export const nothingToReinstate = 'No version of this was public'
export const notInTrash = 'This isn’t in the trash'
export const positionChangedMeanwhile =
  'Someone changed the order in the meantime. Check it and move again.'

export const trashDays = 30

const path = '/api/admin/content'

export const createContent = {
  method: 'POST',
  url: path,
  access: 'write content',
  summary: 'Create an entry as a draft',
  body: z.object({
    /** Chosen by the client, so that a repeated request creates one entry; ids are compared letter by letter. */
    _id: z.uuid(contentNotFound).check(z.lowercase(contentNotFound)),
    type: contentTypeName,
    /** Follows the rules of the type's name field; the slug is derived from it. */
    name: line('Name', 1_000),
  }),
  response: { 201: z.extend(messageBody, { entry: editedContent }), ...failures(409, 413) },
} as const satisfies Endpoint

const of = z.object({ version: versionOf })

export const withdrawContent = {
  method: 'POST',
  url: `${path}/:_id/withdraw`,
  access: 'publish translations',
  summary:
    'Unpublish an entry; the public version becomes the draft unless there is one. Rejected while other entries need it',
  params: contentParams,
  body: of,
  response: { ...changedContent, 409: z.union([contentConflict, inUseFailure]) },
} as const satisfies Endpoint

export const endContent = {
  method: 'POST',
  url: `${path}/:_id/end`,
  access: 'publish translations',
  summary:
    'Set or remove the time when an entry is unpublished; rejected while other entries need it',
  params: contentParams,
  body: z.extend(of, {
    at: z.optional(futureTime),
  }),
  response: { ...changedContent, 409: z.union([contentConflict, inUseFailure]) },
} as const satisfies Endpoint

export const trashContent = {
  method: 'POST',
  url: `${path}/:_id/trash`,
  access: 'write content',
  summary: 'Move an entry to the trash; rejected while other entries refer to it',
  params: contentParams,
  body: of,
  response: { ...changedContent, 409: z.union([contentConflict, inUseFailure]) },
} as const satisfies Endpoint

export const recoverContent = {
  method: 'POST',
  url: `${path}/:_id/recover`,
  access: 'write content',
  summary: 'Restore an entry from the trash as a draft',
  params: contentParams,
  body: of,
  response: changedContent,
} as const satisfies Endpoint

export const reinstateContent = {
  method: 'POST',
  url: `${path}/:_id/reinstate`,
  access: 'publish translations',
  summary:
    'Undo unpublishing an entry, or moving it to the trash: the last public version is public again, and a newer draft stays. Rejected if the entry has changed since',
  params: contentParams,
  /** `unpublishAt`: the end date that it had. */
  body: z.extend(of, { unpublishAt: z.optional(instant) }),
  response: changedContent,
} as const satisfies Endpoint

export const moveContent = {
  method: 'POST',
  url: `${path}/:_id/move`,
  access: 'publish content',
  summary: 'Move an entry before another one of its type, or to the end',
  params: contentParams,
  body: z.object({
    /** The position that the client saw, to detect concurrent moves. */
    position: z.number('A move needs the current position'),
    before: z.optional(z.uuid(contentNotFound)),
  }),
  response: {
    200: z.extend(messageBody, { entries: z.array(contentEntry) }),
    ...failures(404, 409, 413),
  },
} as const satisfies Endpoint

export const listUses = {
  method: 'GET',
  url: `${path}/:_id/uses`,
  access: 'see content',
  summary: 'List where an entry is used',
  params: contentParams,
  response: { 200: z.object({ uses: z.array(contentUse) }), ...failures(404) },
} as const satisfies Endpoint
