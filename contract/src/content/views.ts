import * as z from 'zod/mini'
import { type Endpoint, failures, file, instant, messageBody } from '../platform/endpoint.ts'
import { contentNotFound } from './calls.ts'
import { contentData } from './data.ts'

export const linkMade = 'Whoever has this link can read the draft for seven days'
export const linkEnded = 'The link leads nowhere any more'
export const linkNotFound = 'This link is over'

/** Each keeps a copy of the draft for as long as it is good. */
export const mostLinks = 20
export const tooManyLinks = `You have ${mostLinks} links to drafts. Delete one, or wait for one to expire, before you create another.`

const params = z.object({ _id: z.uuid(contentNotFound) })

/** How long a link to a draft is good. */
export const shareDays = 7

/** A link by which somebody without an account reads one state of an entry. */
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
  access: 'write content',
  schema: {
    summary: 'Keep what is written for ten minutes, to look at it on its page',
    params,
    body: z.object({ data: contentData }),
    response: {
      200: z.object({ path: z.string() }),
      ...failures(400, 401, 403, 404, 413, 415, 503),
    },
  },
} as const satisfies Endpoint

export const getPreview = {
  method: 'GET',
  url: '/api/admin/preview/:token',
  access: 'write content',
  answers: 'text/html',
  schema: {
    summary: 'The page with what is written, for whoever writes it',
    params: token,
    response: { 200: file, ...failures(401, 403, 404, 503) },
  },
} as const satisfies Endpoint

export const shareContent = {
  method: 'POST',
  url: '/api/admin/content/:_id/links',
  access: 'write content',
  schema: {
    summary: 'Make a link to what is edited now, for somebody without an account',
    params,
    response: {
      201: z.extend(messageBody, { url: z.string() }),
      ...failures(401, 403, 404, 409, 415, 503),
    },
  },
} as const satisfies Endpoint

export const listLinks = {
  method: 'GET',
  url: '/api/admin/content/:_id/links',
  access: 'write content',
  schema: {
    summary: 'The links to drafts of an entry that still lead there',
    params,
    response: { 200: z.object({ links: z.array(sharedLink) }), ...failures(401, 403, 404, 503) },
  },
} as const satisfies Endpoint

export const endLink = {
  method: 'DELETE',
  url: '/api/admin/content/:_id/links/:linkId',
  access: 'write content',
  schema: {
    summary: 'End such a link at once',
    params: z.extend(params, { linkId: z.uuid(linkNotFound) }),
    response: { 200: messageBody, ...failures(401, 403, 404, 503) },
  },
} as const satisfies Endpoint

export const getShared = {
  method: 'GET',
  url: '/shared/:token',
  access: 'everyone',
  answers: 'text/html',
  schema: {
    summary: 'The page with a draft, for whoever was given the link',
    params: token,
    response: { 200: file, ...failures(404, 503) },
  },
} as const satisfies Endpoint
