import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { sampleEvents } from 'college/sample-events'
import { sampleFaculty } from 'college/sample-faculty'
import { startingContent, startingEntries } from 'college/starting-content'
import { startingDocuments } from 'college/starting-documents'
import { startingPictures } from 'college/starting-pictures'
import { startingSheets } from 'college/starting-sheets'
import { startingTranslations } from 'college/starting-translations'
import { type BuiltFiles, built } from './built-files.ts'

export type StartingSite = {
  content: typeof startingContent
  entries: typeof startingEntries
  /** If there are none, `starting-hindi.ts` has the Hindi of the sample. */
  translations: typeof startingTranslations
  pictures: typeof startingPictures
  documents: typeof startingDocuments
  /** Printed for documents that have no file. */
  sheets: typeof startingSheets
  samplePictures: readonly string[]
  /** In `pictures/portraits/`. */
  portraits: readonly string[]
  /** Has `pictures/` and `documents/`. */
  folder: string
  built: BuiltFiles
}

export const starting: StartingSite = {
  content: startingContent,
  entries: startingEntries,
  translations: startingTranslations,
  pictures: startingPictures,
  documents: startingDocuments,
  samplePictures: sampleEvents.flatMap(({ picture = [] }) => picture),
  portraits: sampleFaculty.flatMap(({ portrait = [] }) => portrait),
  sheets: startingSheets,
  folder: dirname(createRequire(import.meta.url).resolve('college/package.json')),
  built,
}
