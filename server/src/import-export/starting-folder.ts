import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readable } from 'contract/content/content-type'
import { type ContentData, isObject } from 'contract/content/data'
import {
  type ContentTypeName,
  contentTypeNames,
  contentTypes,
  isSingletonName,
} from 'contract/content/types'
import type { Reading } from '../content/entry.ts'
import { publicAt } from '../content/public-at.ts'

const plainName = /^[A-Za-z_]\w*$/

const quoted = (text: string) =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`

/** A value as it stands in source text. */
function literal(value: unknown, indent = ''): string {
  const inner = `${indent}  `
  const block = (open: string, lines: string[], close: string) =>
    lines.length === 0
      ? open + close
      : `${open}\n${lines.map((line) => `${inner}${line},\n`).join('')}${indent}${close}`
  if (typeof value === 'string') return quoted(value)
  if (Array.isArray(value)) {
    const items = value.map((item) => literal(item, inner))
    return block('[', items, ']')
  }
  if (!isObject(value)) return JSON.stringify(value)
  const lines = Object.entries(value)
    .filter(([, child]) => child !== undefined)
    .map(([name, child]) => {
      const key = plainName.test(name) ? name : quoted(name)
      return `${key}: ${literal(child, inner)}`
    })
  return block('{', lines, '}')
}

/** What is public of a type at a moment, in its order, by the fields of today. */
async function readPublic(
  db: Reading,
  type: ContentTypeName,
  moment: Date,
): Promise<ContentData[]> {
  const rows = await db
    .selectFrom('contentItems')
    .innerJoin('contentRevisions', (join) => join.on('contentRevisions._id', '=', publicAt(moment)))
    .select('data')
    .where('type', '=', type)
    .orderBy('position')
    .orderBy('contentItems._id')
    .execute()
  return rows.map(({ data }) => readable(contentTypes[type].fields, JSON.parse(data)))
}

const fileOf = (type: ContentTypeName) =>
  `${type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`

/** The source text of what an empty site begins with of a type; undefined where nothing is public. */
async function sourceOf(
  db: Reading,
  type: ContentTypeName,
  moment: Date,
): Promise<string | undefined> {
  const found = await readPublic(db, type, moment)
  const isSingle = isSingletonName(type)
  if (found.length === 0) return undefined
  const value = literal(isSingle ? found[0] : found)
  const kind = `ContentOf<'${type}'>`
  return `import type { ContentOf } from 'contract/content/types'

export const ${type}: ${isSingle ? kind : `readonly ${kind}[]`} = ${value}
`
}

/**
 * Writes what is public into a folder, as files like those of `college/starting-content/`. Gives their names. Drafts stay
 * here: an empty site publishes what it begins with.
 */
export async function writeStartingFolder(
  db: Reading,
  folder: string,
  moment: Date,
): Promise<string[]> {
  await mkdir(folder, { recursive: true })
  const written: string[] = []
  for (const type of contentTypeNames) {
    const source = await sourceOf(db, type, moment)
    if (!source) continue
    await writeFile(join(folder, fileOf(type)), source)
    written.push(fileOf(type))
  }
  return written
}
