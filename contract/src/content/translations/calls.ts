import * as z from 'zod/mini'
import { type Endpoint, failures, instant, messageBody } from '../../platform/endpoint.ts'
import { contentParams, contentTypeName, editedContent } from '../calls.ts'
import { contentData } from '../data.ts'
import { languageCode } from './language-query.ts'

export const translationBegun = 'Translation started'
export const unknownLanguage = 'The website has no pages in this language'
export const notTranslatable = 'A translation can’t be translated'
export const translationStays =
  'Unpublish the translation instead. It moves to the trash together with its English version.'

const url = '/api/admin/content/:_id/translations'

export const translationSummary = z.object({
  _id: z.string(),
  language: z.string(),
  isPublic: z.boolean(),
  hasDraft: z.boolean(),
  publishAt: z.optional(instant),
  /** Texts of the source, and how many of them have no current translation, drafts included. */
  texts: z.number(),
  behind: z.number(),
})
export type TranslationSummary = z.infer<typeof translationSummary>

export const listTranslations = {
  method: 'GET',
  url,
  access: 'see content',
  summary: 'List the translations of an entry',
  params: contentParams,
  response: { 200: z.object({ translations: z.array(translationSummary) }), ...failures(404) },
} as const satisfies Endpoint

export const createTranslation = {
  method: 'POST',
  url,
  access: 'write translations',
  summary: 'Start the translation of an entry into a language, or get the one there is',
  params: contentParams,
  body: z.object({ language: languageCode }),
  response: { 201: z.extend(messageBody, { entry: editedContent }), ...failures(404, 413) },
} as const satisfies Endpoint

/** The scheduled version, else the public one, else the draft. */
export const translationSource = z.object({
  _id: z.string(),
  type: contentTypeName,
  title: z.string(),
  isPublic: z.boolean(),
  data: contentData,
  /** By path, such as `documents.k3.label`: what the translation was made from, where that has changed since. */
  before: z.record(z.string(), z.unknown()),
  hasSuggestions: z.optional(z.boolean()),
})
export type TranslationSource = z.infer<typeof translationSource>

export const getTranslationSource = {
  method: 'GET',
  url: '/api/admin/content/:_id/source',
  access: 'see content',
  summary:
    'Get what a translation is made from, with earlier wordings of what has changed; of any other entry, itself',
  params: contentParams,
  response: { 200: translationSource, ...failures(404) },
} as const satisfies Endpoint

export const noSuggestion =
  'There’s no suggestion at the moment. Try again later, or translate this text yourself.'
export const tooRichToSuggest =
  'Texts with links or bold words can’t be suggested. Translate this one yourself.'

export const suggestTranslation = {
  method: 'POST',
  url: '/api/admin/content/:_id/suggestion',
  access: 'write translations',
  summary: 'Translate a text by machine, for a draft; stores nothing',
  params: contentParams,
  body: z.object({
    path: z.string('path is required').check(z.maxLength(200, 'path is too long')),
  }),
  response: {
    200: z.object({ text: z.unknown(), of: z.array(z.string()), isMachine: z.literal(true) }),
    ...failures(404, 429, 503),
  },
} as const satisfies Endpoint
