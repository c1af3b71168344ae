import * as z from 'zod/mini'
import { type Endpoint, failures } from '../../platform/endpoint.ts'
import { type CollectionName, contentTypes, type SingletonName } from '../types.ts'

const mainTypes = [
  'home',
  'slides',
  'campus',
  'about',
  'numbers',
  'contactPage',
  'privacy',
  'terms',
] as const satisfies SingletonName[]

/** By path: what a page is about, except entries with pages of their own. Other pages show lists, which have no language of their own. */
export const typesByPath: ReadonlyMap<unknown, readonly SingletonName[]> = new Map(
  mainTypes.map((type) => {
    const { page } = contentTypes[type]
    return [page, mainTypes.filter((other) => contentTypes[other].page === page)]
  }),
)

export const translatedPages = [
  'page',
  'courseGroup',
  'course',
  'notice',
] as const satisfies CollectionName[]

const languages = z.array(z.string())

export const getPageLanguages = {
  method: 'GET',
  url: '/api/content/languages',
  access: 'everyone',
  summary: 'List the languages other than English that a page’s main text is fully translated into',
  querystring: z.object({ path: z.string().check(z.maxLength(200)) }),
  response: { 200: z.object({ languages }), ...failures(400, 404) },
} as const satisfies Endpoint

export const listTranslatedPages = {
  method: 'GET',
  url: '/api/content/translated-pages',
  access: 'everyone',
  summary: 'List the pages that have all of their main text in another language',
  response: { 200: z.object({ pages: z.array(z.object({ path: z.string(), languages })) }) },
} as const satisfies Endpoint
