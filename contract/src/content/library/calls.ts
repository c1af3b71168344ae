import * as z from 'zod/mini'
import { bulkChanged, bulkReport, selectionOf, selectionResponse } from '../../platform/bulk.ts'
import {
  createdBody,
  type Endpoint,
  failures,
  file as fileAnswer,
  messageBody,
  newIdQuery,
} from '../../platform/endpoint.ts'
import { contentUse, inUseFailure } from '../use.ts'
import { libraryFilters } from './filters.ts'
import {
  alt,
  libraryCollection as collection,
  libraryFileEmpty,
  libraryItem,
  libraryTexts,
  libraryVersion,
  listedItem,
} from './items.ts'

export const libraryItemNotFound = 'This picture or document doesn’t exist'
export const libraryVersionNotFound = 'This earlier file doesn’t exist'
export const libraryUploaded = 'File uploaded'
export const librarySaved = 'Saved'
export const libraryReplaced = 'Replaced. The new file now appears everywhere it’s used.'
export const libraryDeleted = (name: string) => `“${name}” deleted`
export const libraryItemChangedMeanwhile =
  'Someone changed this in the meantime. Please review it again.'
export const libraryInUse = 'This is still in use. Remove it from these pages first.'
export const libraryNotYours =
  'This belongs to someone else or appears where your account can’t publish. Ask a publisher to change it.'

export const usedFileDeleted =
  'A picture or document used here has been deleted. Remove it or choose another one.'

/** Reviewers must get exactly what they were sent. */
export const libraryRequested =
  'This is part of a review request. Withdraw the request first, or ask a publisher to change it.'

/** Per account in 24 hours. */
export const maxUploadedFiles = 300
export const maxUploadedBytes = 2 * 1024 ** 3
export const tooManyUploads = `You can upload up to ${maxUploadedFiles} files or 2 GB in 24 hours. Try again later.`

export const libraryPage = 48
/** Their names come with each page of the list. */
export const maxCollections = 300
export const alreadyDescribed = 'It already has a description. Open it to change it.'
export const nothingToDescribe = 'Only pictures have a description'
const path = '/api/admin/library'
const params = z.object({
  _id: z.string().check(z.regex(/^[\w-]{1,64}$/, libraryItemNotFound)),
})
const unseen = 'version must be the version that was edited'
const version = z.int(unseen).check(z.positive(unseen))
const versionText = z.string(unseen).check(z.regex(/^[1-9]\d{0,8}$/, unseen))
const file = z.file(libraryFileEmpty).check(z.refine(({ size }) => size > 0, libraryFileEmpty))
const item = z.extend(messageBody, { item: libraryItem })
const changed = { 200: item, ...failures(404, 409, 413, 429) } as const

export const selectLibraryItems = {
  method: 'GET',
  url: `${path}/selection`,
  access: 'see content',
  summary: 'List the ids and versions of all files that match, for a bulk action',
  querystring: z.object(libraryFilters),
  response: selectionResponse,
} as const satisfies Endpoint

export const listLibrary = {
  method: 'GET',
  url: path,
  access: 'see content',
  summary: 'List pictures and documents, last changed first',
  querystring: z.object({
    ...libraryFilters,
    page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,3}$/, 'page must be from 1 to 9999'))),
  }),
  response: {
    200: z.object({
      items: z.array(listedItem),
      total: z.number(),
      /** Names in use, in natural order: if there are more than `maxCollections`, those used last. */
      collections: z.optional(z.array(z.string())),
    }),
    ...failures(400),
  },
} as const satisfies Endpoint

export const readLibraryItem = {
  method: 'GET',
  url: `${path}/:_id`,
  access: 'see content',
  summary: 'Get a picture or document with its earlier files and where it is used',
  params,
  response: {
    200: z.object({
      item: libraryItem,
      versions: z.array(libraryVersion),
      places: z.array(contentUse),
    }),
    ...failures(404),
  },
} as const satisfies Endpoint

export const readLibraryFile = {
  method: 'GET',
  url: `${path}/:_id/files/:file`,
  access: 'see content',
  answers: 'application/pdf',
  summary: 'Download an earlier file of a document: a PDF or a picture',
  params: z.extend(params, { file: z.uuid(libraryVersionNotFound) }),
  response: { 200: fileAnswer, ...failures(400, 404, 416) },
} as const satisfies Endpoint

export const uploadToLibrary = {
  method: 'POST',
  url: path,
  access: 'write content',
  summary: 'Upload a picture or document',
  consumes: ['multipart/form-data'],
  querystring: newIdQuery,
  body: z.object({
    file,
    /** Absent: decided by the file type. */
    kind: libraryFilters.kind,
  }),
  response: { 201: z.extend(createdBody, { item: libraryItem }), ...failures(409, 413, 429) },
} as const satisfies Endpoint

export const describeLibraryItem = {
  method: 'PUT',
  url: `${path}/:_id`,
  access: 'write content',
  summary:
    'Update the description and focal point of a picture, or the name, language and transcript of a document',
  params,
  body: z.extend(libraryTexts, { version }),
  response: changed,
} as const satisfies Endpoint

export const replaceLibraryFile = {
  method: 'PUT',
  url: `${path}/:_id/file`,
  access: 'write content',
  summary: 'Replace the file; the previous one stays in its history',
  consumes: ['multipart/form-data'],
  params,
  body: z.object({
    file,
    version: versionText,
  }),
  response: changed,
} as const satisfies Endpoint

export const restoreLibraryFile = {
  method: 'POST',
  url: `${path}/:_id/restore`,
  access: 'write content',
  summary: 'Restore an earlier file',
  params,
  body: z.object({ version, file: z.uuid(libraryVersionNotFound) }),
  response: changed,
} as const satisfies Endpoint

export const deleteManyLibraryItems = {
  method: 'POST',
  url: `${path}/bulk/deletion`,
  access: 'write content',
  summary:
    'Delete many pictures and documents that aren’t in use, one by one under the usual rules; one rejection doesn’t stop the rest',
  body: z.object({ entries: selectionOf(z.extend(params, { version })) }),
  response: bulkChanged,
} as const satisfies Endpoint

export const recoverLibraryItems = {
  method: 'POST',
  url: `${path}/bulk/recovery`,
  access: 'write content',
  summary: 'Undo deleting pictures and documents; those that have changed since are rejected',
  body: z.object({ entries: selectionOf(z.extend(params, { version })) }),
  response: bulkChanged,
} as const satisfies Endpoint

export const describeManyLibraryItems = {
  method: 'POST',
  url: `${path}/bulk/description`,
  access: 'write content',
  summary:
    'Describe many pictures, or move files to a collection; the others follow if one is rejected. Returns the files that still exist, as they are now',
  body: z.object({
    entries: selectionOf(z.extend(params, { version, alt })),
    /** For pictures without a description that aren't given one individually. */
    alt,
    /** Empty: out of their collection. Absent: they stay where they are. */
    collection,
  }),
  response: { ...bulkChanged, 200: z.extend(bulkReport, { items: z.array(listedItem) }) },
} as const satisfies Endpoint

export const deleteLibraryItem = {
  method: 'DELETE',
  url: `${path}/:_id`,
  access: 'write content',
  summary: 'Delete a picture or document that isn’t in use',
  params,
  querystring: z.object({ version: versionText }),
  response: { 200: messageBody, 409: inUseFailure, ...failures(404) },
} as const satisfies Endpoint
