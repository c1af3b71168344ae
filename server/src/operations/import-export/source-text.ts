import { isObject } from 'contract/content/data'

const plainName = /^[A-Za-z_]\w*$/
const longestLine = 100
const shortName = 4

function quoted(text: string): string {
  const bare = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"')
  const hasOnlyApostrophes = bare.includes("'") && !bare.includes('"')
  return hasOnlyApostrophes ? `"${bare}"` : `'${bare.replaceAll("'", "\\'")}'`
}

const named = (name: string) => (plainName.test(name) ? name : quoted(name))

const entriesIn = (value: object) =>
  Object.entries(value).filter(([, child]) => child !== undefined)

const isTable = (list: readonly unknown[]) =>
  list.length > 1 && list.every((one) => isObject(one) && entriesIn(one).length > 1)

function inLine(value: unknown): string | undefined {
  if (typeof value === 'string') return quoted(value)
  if (Array.isArray(value)) {
    const items = value.map(inLine)
    return isTable(value) || items.includes(undefined) ? undefined : `[${items.join(', ')}]`
  }
  if (!isObject(value)) return JSON.stringify(value)
  const entries = entriesIn(value).map(([name, child]) => {
    const text = inLine(child)
    return text === undefined ? undefined : `${named(name)}: ${text}`
  })
  if (entries.length === 0) return '{}'
  return entries.includes(undefined) ? undefined : `{ ${entries.join(', ')} }`
}

function entryText(before: string, value: unknown, indent: string): string {
  const line = inLine(value)
  if (line !== undefined && indent.length + before.length + line.length + 1 <= longestLine)
    return `${indent}${before}${line},\n`
  if (typeof value !== 'string') return `${indent}${before}${blockText(value, indent)},\n`
  const isBelow = before.length - ': '.length > shortName
  return `${indent}${before.trimEnd()}${isBelow ? `\n${indent}  ` : ' '.repeat(before ? 1 : 0)}${line},\n`
}

function blockText(value: unknown, indent: string): string {
  const inner = `${indent}  `
  if (Array.isArray(value))
    return `[\n${value.map((item) => entryText('', item, inner)).join('')}${indent}]`
  if (!isObject(value)) return inLine(value) ?? ''
  const lines = entriesIn(value).map(([name, child]) => entryText(`${named(name)}: `, child, inner))
  return `{\n${lines.join('')}${indent}}`
}

export const sourceText = (value: unknown, indent = ''): string =>
  (Array.isArray(value) && value.length === 0) || (isObject(value) && entriesIn(value).length === 0)
    ? (inLine(value) ?? '')
    : blockText(value, indent)

export function listOfNames(before: string, names: readonly string[]): string {
  const line = `${before}[${names.join(', ')}]`
  return line.length <= longestLine
    ? line
    : `${before}[\n${names.map((name) => `  ${name},\n`).join('')}]`
}
