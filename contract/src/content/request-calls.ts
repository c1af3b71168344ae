import * as z from 'zod/mini'
import { type Endpoint, failures, messageBody } from '../platform/endpoint.ts'
import {
  changedContent,
  confirmation,
  contentParams,
  contentWrite,
  editedContent,
} from './calls.ts'
import { ofRequest, requestNote, requestPath, returnNote } from './request.ts'

const answered = {
  200: z.extend(messageBody, { entry: editedContent }),
  ...failures(404, 409, 413),
} as const

export const createPublicationRequest = {
  method: 'POST',
  url: requestPath,
  access: 'write translations',
  summary: 'Send a draft for review; the public version stays',
  params: contentParams,
  body: z.extend(contentWrite, { note: requestNote }),
  response: changedContent,
} as const satisfies Endpoint

export const cancelRequest = {
  method: 'POST',
  url: `${requestPath}/cancel`,
  access: 'write translations',
  summary: 'Withdraw a review request',
  params: contentParams,
  body: ofRequest,
  response: answered,
} as const satisfies Endpoint

export const approveRequest = {
  method: 'POST',
  url: `${requestPath}/approve`,
  access: 'publish translations',
  summary: 'Publish the revision sent for review; later edits stay a draft',
  params: contentParams,
  body: z.extend(ofRequest, confirmation),
  response: answered,
} as const satisfies Endpoint

export const returnRequest = {
  method: 'POST',
  url: `${requestPath}/return`,
  access: 'publish translations',
  summary: 'Return a review request to its author with a note; publishes nothing',
  params: contentParams,
  body: z.extend(ofRequest, { note: returnNote }),
  response: answered,
} as const satisfies Endpoint
