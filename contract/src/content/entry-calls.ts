import * as z from 'zod/mini'
import { type Endpoint, failures, line, messageBody } from '../platform/endpoint.ts'
import {
  changedContent,
  contentConflict,
  contentEntry,
  contentNotFound,
  contentParams,
  contentTypeName,
  editedContent,
  momentToCome,
  versionOf,
} from './calls.ts'
import { contentUse, stillUsed } from './use.ts'

export const contentCreated = 'Created as a draft, which nobody but you and your colleagues sees'
export const contentWithdrawn = 'Withdrawn: visitors do not see it any more'
export const contentEnds = 'Visitors will not see it any more from that moment on'
export const contentEndless = 'It stays public until somebody withdraws it'
export const contentToTrash = 'Moved to the trash'
export const contentFromTrash = 'Restored from the trash as a draft'
export const contentMoved = 'Moved'
export const alwaysThere = 'There is only one of it, which is always public'
export const noSuchCollection = 'There is one entry of this type, and no other can be made'
export const endIsTooEarly = 'Choose a moment after it is published'
/** The fault of a slug that another entry has. */
export const slugTaken = (name: string) => `“${name}” has this address: choose another one`
export const contentInUse = 'Other pages lead here: take it out of them first'
export const notInTrash = 'It is not in the trash'
export const movedMeanwhile = 'Somebody has moved this meanwhile. Look at the order, then move it.'

/** For how many days an entry in the trash can be restored. */
export const trashDays = 30

const path = '/api/admin/content'

export const createContent = {
  method: 'POST',
  url: path,
  access: 'write content',
  schema: {
    summary: 'Begin an entry of a type that has many, as a draft that nobody else sees',
    body: z.object({
      /** Chosen by the client, so that the same request sent twice makes one entry. */
      _id: z.uuid(contentNotFound),
      type: contentTypeName,
      /** Its name, by the rules of the field that holds it; its slug is proposed from the name. */
      name: line('What it is called', 1_000),
    }),
    response: {
      201: z.extend(messageBody, { entry: editedContent }),
      ...failures(400, 401, 403, 409, 413, 415, 503),
    },
  },
} as const satisfies Endpoint

const of = z.object({ version: versionOf })

export const withdrawContent = {
  method: 'POST',
  url: `${path}/:_id/withdraw`,
  access: 'publish content',
  schema: {
    summary:
      'Show it to visitors no more; what was public becomes the draft unless there is one. Refused where others must name it',
    params: contentParams,
    body: of,
    response: { ...changedContent, 409: z.union([contentConflict, stillUsed]) },
  },
} as const satisfies Endpoint

export const endContent = {
  method: 'POST',
  url: `${path}/:_id/end`,
  access: 'publish content',
  schema: {
    summary:
      'Show it to visitors until a moment, or without an end; refused where others must name it',
    params: contentParams,
    body: z.extend(of, {
      at: z.optional(momentToCome),
    }),
    response: { ...changedContent, 409: z.union([contentConflict, stillUsed]) },
  },
} as const satisfies Endpoint

export const trashContent = {
  method: 'POST',
  url: `${path}/:_id/trash`,
  access: 'write content',
  schema: {
    summary: 'Move to the trash, where visitors do not see it; refused where others refer to it',
    params: contentParams,
    body: of,
    response: { ...changedContent, 409: z.union([contentConflict, stillUsed]) },
  },
} as const satisfies Endpoint

export const recoverContent = {
  method: 'POST',
  url: `${path}/:_id/recover`,
  access: 'write content',
  schema: {
    summary: 'Restore from the trash as a draft',
    params: contentParams,
    body: of,
    response: changedContent,
  },
} as const satisfies Endpoint

export const moveContent = {
  method: 'POST',
  url: `${path}/:_id/move`,
  access: 'publish content',
  schema: {
    summary: 'Put an entry before another one of its type, or last',
    params: contentParams,
    body: z.object({
      /** The place at which the client saw it: refused when somebody has moved it since. */
      position: z.number('A move says from where'),
      before: z.optional(z.uuid(contentNotFound)),
    }),
    response: {
      200: z.extend(messageBody, { entries: z.array(contentEntry) }),
      ...failures(400, 401, 403, 404, 409, 413, 415, 503),
    },
  },
} as const satisfies Endpoint

export const listUses = {
  method: 'GET',
  url: `${path}/:_id/uses`,
  access: 'see content',
  schema: {
    summary: 'Where an entry is referred to',
    params: contentParams,
    response: { 200: z.object({ uses: z.array(contentUse) }), ...failures(401, 403, 404, 503) },
  },
} as const satisfies Endpoint
