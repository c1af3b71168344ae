import * as z from 'zod/mini'
import { languageCode } from '../content/translations/language-query.ts'
import { translationFilters } from '../content/translations/list-calls.ts'
import { type Endpoint, failures, file } from '../platform/endpoint.ts'
import { importedFile, reportOf } from '../platform/imported.ts'
import { importRow } from './import.ts'

export const unknownText = 'This row isn’t from a downloaded file, or its entry is no longer public'
export const englishChanged =
  'The English has changed since the file was downloaded. Download it again and translate the new text.'
export const translatedMeanwhile =
  'Someone has changed this translation since the file was downloaded. Download it again.'
export const textTwice = 'An earlier row has the same text'
export const otherLines = (english: number, translated: number) =>
  `The English has ${english === 1 ? '1 line' : `${english} lines`}, the translation ${translated}. Write one line for each.`

const url = '/api/admin/translations/file'

export const exportTranslations = {
  method: 'GET',
  url: `${url}.xlsx`,
  access: 'write translations',
  answers: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  summary:
    'Export texts with their translations as an Excel file that can be imported again: those of the list’s filters, the most visible first',
  querystring: z.object(translationFilters),
  response: { 200: file, ...failures(400) },
} as const satisfies Endpoint

const querystring = z.object({ language: z.optional(languageCode) })
const body = importedFile('Choose an Excel or CSV file')
const response = {
  200: reportOf(importRow),
  ...failures(413),
} as const

export const checkTranslations = {
  method: 'POST',
  url: `${url}/check`,
  access: 'write translations',
  summary: 'Preview an import of translated texts, row by row; changes nothing',
  consumes: ['multipart/form-data'],
  querystring,
  body,
  response,
} as const satisfies Endpoint

export const importTranslations = {
  method: 'POST',
  url,
  access: 'write translations',
  summary: 'Import translated texts as drafts; rows that can’t be imported are left out',
  consumes: ['multipart/form-data'],
  querystring,
  body,
  response,
} as const satisfies Endpoint
