import { type ContentData, isObject } from './data.ts'
import type { ContentField, ContentFields } from './fields.ts'
import { saysNothing } from './link-words.ts'
import { proseFindings } from './prose/prose-findings.ts'
import { blocksOf, nodesIn, textOf } from './prose/prose-node.ts'

/** What is told before something is published: it stops that, or only warns. */
export type Finding = { path: string; message: string; level: 'stop' | 'warn' }

/** Looks through what is written for what no rule of a single field can see, or what is allowed and seldom meant. */
export type Check = (data: ContentData, fields: ContentFields) => Finding[]

/** A text of an entry, wherever it stands (`phones.0.number`), and the fields that stand beside it. */
type Place = { path: string; field: ContentField; text: string; beside: ContentFields }

export function placesOf(fields: ContentFields, data: ContentData, before = ''): Place[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = data[name]
    const path = before + name
    const { items } = field
    if (field.prose)
      return blocksOf(value).map((block) => ({ path, field, text: textOf(block), beside: fields }))
    if (!items)
      return typeof value === 'string' ? [{ path, field, text: value.trim(), beside: fields }] : []
    const list = Array.isArray(value) ? value : []
    return list.flatMap((item, place) =>
      isObject(item) ? placesOf(items.fields, item, `${path}.${place}.`) : [],
    )
  })
}

/** Warns of every text of which something can be said. */
const warnAbout =
  (say: (place: Place) => string | undefined): Check =>
  (data, fields) =>
    placesOf(fields, data).flatMap((place) => {
      const message = say(place)
      return message ? [{ path: place.path, message, level: 'warn' }] : []
    })

/** The words of a link or button are read alone, in a screen reader's list of links for example. */
const linksSayWhereTheyLead = warnAbout(({ field, text, beside }) =>
  field.kind === 'line' &&
  Object.values(beside).some(({ kind }) => kind === 'link' || kind === 'place') &&
  saysNothing(text)
    ? `“${text}” does not say where the link leads`
    : undefined,
)

/** Short codes of a country (112, 1912) have none. */
const longestShortCode = 6

const numbersHaveCountryCodes = warnAbout(({ field, text }) =>
  field.kind === 'phone' &&
  !text.startsWith('+') &&
  text.replace(/\D/g, '').length > longestShortCode
    ? `${text} has no country code (+91), so that it cannot be dialled from everywhere`
    : undefined,
)

/** Names that RFC 2606 and 6761 keep free: nobody ever has them. */
const reserved = /[@./](example|test|invalid|localhost)(\.(com|net|org))?([/:?#]|$)/i

const addressesReachSomebody = warnAbout(({ field, text }) =>
  (field.kind === 'email' || field.kind === 'link') && reserved.test(text)
    ? `${text} is a placeholder that reaches nobody`
    : undefined,
)

/** The kinds of fields that people read as words. */
const worded: readonly string[] = ['line', 'text', 'prose']

const placeholders = /\b(lorem ipsum|to do|todo|tbd|tba|xxx+|asdf)\b/i

const textsAreFinished = warnAbout(({ field, text }) =>
  worded.includes(field.kind) && placeholders.test(text)
    ? `“${placeholders.exec(text)?.[0]}” looks unfinished`
    : undefined,
)

/** So many letters may be a short name: NAAC, UGC, LL.B. */
const longestAbbreviation = 12

function textsAreNotShouted({ field, text }: Place): string | undefined {
  const letters = text.replace(/[^\p{L}]/gu, '')
  const isShouted = letters === letters.toUpperCase() && letters !== letters.toLowerCase()
  return worded.includes(field.kind) && isShouted && letters.length > longestAbbreviation
    ? 'Capitals alone are hard to read'
    : undefined
}

/** The same number, address or link twice in an entry is a slip of the clipboard. */
const nothingStandsTwice: Check = (data, fields) => {
  const seen = new Set<string>()
  return placesOf(fields, data).flatMap(({ path, field: { kind }, text }) => {
    if (!['phone', 'email', 'link'].includes(kind) || text === '') return []
    const bare = kind === 'phone' ? text.replace(/\D/g, '') : text.toLowerCase()
    if (seen.has(bare)) return [{ path, message: `${text} is there twice`, level: 'warn' }]
    seen.add(bare)
    return []
  })
}

/** Looks through the rich texts of an entry. */
const textsAreInOrder: Check = (data, fields) =>
  Object.entries(fields).flatMap(([name, { prose, items }]) => {
    if (prose)
      return nodesIn([data[name]])
        .flatMap(proseFindings)
        .map((message) => ({ path: name, message, level: 'warn' }))
    if (!items || !Array.isArray(data[name])) return []
    return data[name].flatMap((item, place) =>
      isObject(item)
        ? textsAreInOrder(item, items.fields).map((finding) => ({
            ...finding,
            path: `${name}.${place}.${finding.path}`,
          }))
        : [],
    )
  })

/** What is asked of every kind of content. */
const always: readonly Check[] = [
  linksSayWhereTheyLead,
  numbersHaveCountryCodes,
  addressesReachSomebody,
  textsAreFinished,
  warnAbout(textsAreNotShouted),
  nothingStandsTwice,
  textsAreInOrder,
]

/** Warns of a text that is allowed and yet too long for where it stands. */
export const fits =
  (name: string, most: number, where: string): Check =>
  (data) => {
    const value = data[name]
    const length = typeof value === 'string' ? [...value.trim()].length : 0
    const message = `${length} characters are too long for ${where}: ${most} fit`
    return length > most ? [{ path: name, message, level: 'warn' }] : []
  }

/** All that is found in what is written, each by its path. */
export function findingsOf(
  { fields, checks }: { fields: ContentFields; checks: readonly Check[] },
  data: ContentData,
): Finding[] {
  const findings = [...checks, ...always].flatMap((check) => check(data, fields))
  // The same may be said of several paragraphs of a text.
  return [...new Map(findings.map((one) => [`${one.path} ${one.message}`, one])).values()]
}
