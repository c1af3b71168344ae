import { type ContentData, isObject } from 'contract/content/data'
import { isLibraryKind } from 'contract/content/library/items'
import { packageIsNewer, packageUnreadable } from 'contract/content/package'
import { declaredOf, translationTypeOf } from 'contract/content/translations/translation-types'
import {
  type ContentTypeName,
  contentTypeNames,
  contentTypes,
  isCollectionName,
  isTypeName,
} from 'contract/content/types'
import { usesOf } from 'contract/content/uses'
import * as z from 'zod/mini'
import { dataOf, editedId, itemAt, readRevisions } from '../../content/model/entry.ts'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import { badRequest } from '../../platform/errors.ts'
import { inTurns } from '../../platform/queues/in-turns.ts'
import { hasMoreParts } from './json-size.ts'
import { maxFiles } from './package-names.ts'
import type { PackedFile } from './packed-files.ts'

/** Raise when an older version could not read what is written. Version 1 had no files, version 2 no translations. */
const format = 3

const maxEntries = 5_000
/** Names and values; the sample content has 44,000. */
const maxParts = 1_000_000
const tooMuch = 'The package contains too much. Export one type of content at a time.'
const deepest = 40
const idsAtOnce = 500

export type PackagedEntry = { type: unknown; _id?: unknown; data: unknown; translations?: unknown }

type ExportedEntry = {
  type: ContentTypeName
  _id?: string
  data: ContentData
  /** By language. */
  translations?: Record<string, ContentData>
}

export type Packaged = {
  entries: ExportedEntry[]
  files: ReadonlySet<string>
  people: PackedPerson[]
}

/** People are not exported; the name helps where they are missing. */
const packedPerson = z.object({ _id: z.string(), name: z.string() })
export type PackedPerson = z.infer<typeof packedPerson>

/** All content, or one type, as it is being edited, without the trash. Reproducible, whatever the database. */
export async function readPackaged(
  db: DbOrTrx,
  now: Date,
  wanted?: ContentTypeName,
): Promise<Packaged> {
  const stored = await db
    .selectFrom('contentItems')
    .selectAll()
    .where('deletedAt', 'is', null)
    .execute()
  const items = stored
    .filter(({ type }) => !wanted || type === wanted)
    .flatMap((item) => {
      const { type } = item
      return isTypeName(type)
        ? [{ ...itemAt(item, now), type, rank: contentTypeNames.indexOf(type) }]
        : []
    })
    .toSorted(
      (one, other) =>
        one.rank - other.rank || one.position - other.position || (one._id < other._id ? -1 : 1),
    )
  const translations = Map.groupBy(
    stored.map((item) => itemAt(item, now)),
    ({ sourceId }) => sourceId ?? '',
  )
  const translationsOf = (_id: string) =>
    (translations.get(_id) ?? []).toSorted((one, other) =>
      (one.language ?? '') < (other.language ?? '') ? -1 : 1,
    )
  const words = new Map<string, ContentData>()
  const ids = items.flatMap((item) => [item, ...translationsOf(item._id)].map(editedId))
  for (let done = 0; done < ids.length; done += idsAtOnce)
    for await (const revision of inTurns(
      await readRevisions(db, ids.slice(done, done + idsAtOnce)),
    ))
      words.set(revision._id, dataOf(revision))
  const entries = items.flatMap((item) => {
    const data = words.get(editedId(item) ?? '')
    const { type, _id } = item
    const translated = translationsOf(_id).flatMap((translation) => {
      const texts = words.get(editedId(translation) ?? '')
      return texts && translation.language ? [[translation.language, texts] as const] : []
    })
    const entry: ExportedEntry = {
      type,
      ...(isCollectionName(type) && { _id }),
      data: data ?? {},
      ...(translated.length > 0 && { translations: Object.fromEntries(translated) }),
    }
    return data ? [entry] : []
  })
  const uses = []
  for await (const { type, data, translations = {} } of inTurns(entries)) {
    uses.push(...usesOf(contentTypes[type].fields, data))
    const { fields } = declaredOf(translationTypeOf(type))
    for (const texts of Object.values(translations)) uses.push(...usesOf(fields, texts))
  }
  const files = uses.flatMap(({ target }) => (isLibraryKind(target.kind) ? [target.id] : []))
  const members = uses.flatMap(({ target }) => (target.kind === 'member' ? [target.id] : []))
  return { entries, files: new Set(files), people: await readPeople(db, [...new Set(members)]) }
}

async function readPeople(db: DbOrTrx, ids: readonly string[]): Promise<PackedPerson[]> {
  const people: PackedPerson[] = []
  for (let done = 0; done < ids.length; done += idsAtOnce)
    people.push(
      ...(await db
        .selectFrom('faculty')
        .select(['_id', 'name'])
        .where('_id', 'in', ids.slice(done, done + idsAtOnce))
        .execute()),
    )
  return people.toSorted((one, other) => (one._id < other._id ? -1 : 1))
}

export const packageText = (
  { entries, people }: Pick<Packaged, 'entries' | 'people'>,
  files: readonly PackedFile[],
) => `${JSON.stringify({ collegeContent: format, entries, files, people }, null, 2)}\n`

type ReadPackage = { entries: PackagedEntry[]; files: unknown[]; people: PackedPerson[] }

/** Keys that could pollute a prototype. */
const dangerous = new Set(['__proto__', 'constructor', 'prototype'])

function checkValue(value: unknown, depth = 0): void {
  if (typeof value !== 'object' || value === null) return
  if (depth > deepest) throw badRequest('The package is nested too deeply')
  for (const name of Object.keys(value))
    if (dangerous.has(name))
      throw badRequest(`The package contains a name that is not allowed: ${name}`)
  for (const child of Object.values(value)) checkValue(child, depth + 1)
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw badRequest(packageUnreadable)
  }
}

/** Rejects with 400 for an invalid package. */
export async function readPackage(words: Uint8Array): Promise<ReadPackage> {
  if (await hasMoreParts(words, maxParts)) throw badRequest(tooMuch)
  const read = parse(words)
  if (!isObject(read) || typeof read.collegeContent !== 'number' || !Array.isArray(read.entries))
    throw badRequest(packageUnreadable)
  if (read.collegeContent > format) throw badRequest(packageIsNewer)
  if (read.entries.length > maxEntries)
    throw badRequest(`The package has more than ${maxEntries} entries`)
  const { files = [] } = read
  if (!Array.isArray(files)) throw badRequest(packageUnreadable)
  if (files.length > maxFiles) throw badRequest(`The package has more than ${maxFiles} files`)
  checkValue({ ...read, entries: [] })
  const entries: PackagedEntry[] = []
  for await (const entry of inTurns(read.entries)) {
    checkValue(entry, 2)
    if (!isObject(entry)) throw badRequest(packageUnreadable)
    const { type, _id, data, translations } = entry
    entries.push({ type, _id, data, translations })
  }
  const { data: people = [] } = z.array(packedPerson).safeParse(read.people)
  return { entries, files, people }
}
