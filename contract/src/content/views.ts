import * as z from 'zod/mini'
import { type Endpoint, failures, file, instant, messageBody } from '../platform/endpoint.ts'
import { contentNotFound } from './calls.ts'
import { contentData } from './data.ts'

export const linkMade = 'Anyone with this link can read the draft for seven days'
export const linkEnded = 'Link deleted. It no longer works.'
export const linkNotFound = 'This link has expired'

export const maxLinks = 20
export const tooManyLinks = `You already have ${maxLinks} preview links. Delete one, or wait for one to expire.`

const params = z.object({ _id: z.uuid(contentNotFound) })

export const shareDays = 7

export const sharedLink = z.object({
  _id: z.string(),
  author: z.string(),
  createdAt: instant,
  expiresAt: instant,
})

const token = z.object({ token: z.string().check(z.regex(/^[\w-]{43}$/, linkNotFound)) })

export const previewContent = {
  method: 'POST',
  url: '/api/admin/content/:_id/preview',
  access: 'write translations',
  summary: 'Store a preview of the current text for ten minutes',
  params,
  body: z.object({ data: contentData }),
  response: { 200: z.object({ path: z.string() }), ...failures(404, 413) },
} as const satisfies Endpoint

export const getPreview = {
  method: 'GET',
  url: '/api/admin/preview/:token',
  access: 'write translations',
  answers: 'text/html',
  summary: 'Get the page as a preview for its author',
  params: token,
  response: { 200: file, ...failures(404) },
} as const satisfies Endpoint

export const shareContent = {
  method: 'POST',
  url: '/api/admin/content/:_id/links',
  access: 'write content',
  summary: 'Create a link to the current draft for someone without an account',
  params,
  response: { 201: z.extend(messageBody, { url: z.string() }), ...failures(404, 409, 415) },
} as const satisfies Endpoint

export const listLinks = {
  method: 'GET',
  url: '/api/admin/content/:_id/links',
  access: 'write content',
  summary: 'List an entry’s active preview links',
  params,
  response: { 200: z.object({ links: z.array(sharedLink) }), ...failures(404) },
} as const satisfies Endpoint

export const endLink = {
  method: 'DELETE',
  url: '/api/admin/content/:_id/links/:linkId',
  access: 'write content',
  summary: 'Delete a preview link; it stops working at once',
  params: z.extend(params, { linkId: z.uuid(linkNotFound) }),
  response: { 200: messageBody, ...failures(404) },
} as const satisfies Endpoint

export const getShared = {
  method: 'GET',
  url: '/shared/:token',
  access: 'everyone',
  answers: 'text/html',
  summary: 'Get the page with a draft through a preview link',
  params: token,
  response: { 200: file, ...failures(404) },
} as const satisfies Endpoint
