/**
 * Texts of the interface in another language. Keys are the English texts as pages show them: `#` stands for a number, `[date]` for
 * a date or time, `…` for anything. `$1` and so on in a translation are what stood there, translated; `=1` is what somebody typed.
 * `Apply@button` is `Apply` on a button, and `|` in a sentence stands between the children of an element.
 */
export type Dictionary = Readonly<Record<string, string>>

export type Words = {
  texts: Dictionary
  /** Texts around elements or values: they match only where an element has several children. */
  sentences: Dictionary
  /** Dates and times, which are written by rules. */
  written?: (text: string) => string | undefined
}

type Pattern = { test: RegExp; dates: readonly number[]; translation: string }
type Part = unknown

const holes = /#|\[date\]|…/g
const hole = {
  '#': String.raw`(\d[\d,.]*)`,
  '[date]': '([^\ue002]+?)',
  '…': '([^\ue002]+?)',
} as const
const isHole = (text: string): text is keyof typeof hole => Object.hasOwn(hole, text)
const holesIn = (key: string) => [...key.matchAll(holes)].map(([one]) => one).filter(isHole)
const hasHoles = (key: string) => holesIn(key).length > 0
const escaped = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')

const edge = '\ue002'

function patternOf([key, translation]: [string, string]): Pattern {
  const matched = holesIn(key)
  const parts = key.replaceAll('|', edge).split(holes).map(escaped)
  const source = parts.flatMap((part, index) => {
    const next = matched[index]
    return next === undefined ? [part] : [part, hole[next]]
  })
  return {
    test: new RegExp(`^${source.join('')}$`, 's'),
    dates: matched.flatMap((one, index) => (one === '[date]' ? [index + 1] : [])),
    translation,
  }
}

/** Patterns are tried by how they begin, the longest first, whatever order they were added in. */
const initial = (text: string) => (/^\p{L}/u.test(text) ? text.slice(0, 2) : '')

function createPatterns() {
  const groups = new Map<string, Map<string, Pattern>>()
  const group = (name: string) => groups.get(name) ?? new Map<string, Pattern>()
  return {
    add: (entry: [string, string]) => {
      const [key] = entry
      const patterns = [...group(initial(key)).set(key, patternOf(entry))]
      patterns.sort(([one], [other]) => other.length - one.length)
      groups.set(initial(key), new Map(patterns))
    },
    for: (text: string) => [
      ...group(initial(text)).values(),
      ...(initial(text) ? group('').values() : []),
    ],
  }
}

/** Stands for an element between texts. Private use, so that no text has them. */
const markOf = (index: number) => `\ue000${index}\ue001`
const marks = /(\ue000\d+\ue001)/

const isThere = (part: Part) =>
  part !== null &&
  part !== undefined &&
  typeof part !== 'boolean' &&
  !(typeof part === 'string' && part.trim() === '')
const isWritten = (part: Part): part is string | number =>
  typeof part === 'string' || typeof part === 'number'

const maxRemembered = 4_000
/** Longer texts are the college's. */
const longest = 400

function createDictionary() {
  const known = new Map<string, string>()
  const patterns = createPatterns()
  const mixed = createPatterns()
  let written: NonNullable<Words['written']> = () => undefined
  function add({ texts, sentences, written: more = written }: Words): void {
    written = more
    for (const entry of Object.entries(texts))
      if (hasHoles(entry[0])) patterns.add(entry)
      else known.set(...entry)
    for (const entry of Object.entries(sentences)) mixed.add(entry)
  }
  return { known, patterns, mixed, written: (text: string) => written(text), add }
}

/** `$1` is translated, `=1` is not. */
const piecesOf = (translation: string, partAt: (how: string, index: number) => Part[]) =>
  translation
    .split(/([$=]\d)/)
    .filter(Boolean)
    .flatMap((piece) =>
      /^[$=]\d$/.test(piece) ? partAt(piece.charAt(0), Number(piece.slice(1))) : [piece],
    )

export function createTranslator(words: Words) {
  const { known, patterns, mixed, written, ...dictionary } = createDictionary()
  const remembered = new Map<string, string | undefined>()
  function add(more: Words): void {
    dictionary.add(more)
    remembered.clear()
  }
  add(words)

  const filled = (pattern: Pattern, matched: RegExpExecArray) =>
    pattern.translation.replace(/([$=])(\d)/g, (_, how: string, index: string) => {
      const part = matched[Number(index)] ?? ''
      return how === '$' ? translated(part) : part
    })

  const match = ({ test, dates }: Pattern, text: string) => {
    const matched = test.exec(text)
    return matched && dates.every((index) => written(matched[index] ?? '') !== undefined) && matched
  }

  function find(text: string): string | undefined {
    const exact = known.get(text) ?? written(text)
    if (exact !== undefined) return exact
    for (const pattern of patterns.for(text)) {
      const matched = match(pattern, text)
      if (matched) return filled(pattern, matched)
    }
    return listed(text, ' · ') ?? listed(text, ', ')
  }

  /** `PDF, 2 pages`: between commas only if each part is known or has no words, because the college writes commas, too. */
  function listed(text: string, separator: string): string | undefined {
    const parts = text.split(separator)
    if (parts.length < 2) return undefined
    const mayStay = (part: string) => separator === ' · ' || !/[a-z]{3}/.test(part)
    const translations = parts.map((part) => translate(part) ?? (mayStay(part) ? part : ''))
    return translations.every(Boolean) && translations.some((part, index) => part !== parts[index])
      ? translations.join(separator)
      : undefined
  }

  /** Undefined if it isn't a text of the interface. */
  function translate(text: string): string | undefined {
    if (text.length > longest || !/[a-z]/i.test(text)) return undefined
    if (remembered.has(text)) return remembered.get(text)
    const [, before = '', inner = '', after = ''] = /^(\s*(?:· )?)(.*?)(\s*)$/s.exec(text) ?? []
    const matched = find(inner)
    const result = matched === undefined ? undefined : before + matched + after
    if (remembered.size > maxRemembered) remembered.clear()
    remembered.set(text, result)
    return result
  }

  /** The children of an element. Elements among them keep their place in the sentence; a list is what a component got as children. */
  function translateParts(children: readonly Part[]): readonly Part[] {
    const given = children.map((part) => (Array.isArray(part) ? translateParts(part) : part))
    if (!given.some((part) => typeof part === 'string')) return given
    const parts = given.filter(isThere)
    const line = parts.map((part, index) => (isWritten(part) ? `${part}`.trim() : markOf(index)))
    for (const pattern of mixed.for(line.join(edge))) {
      const matched = match(pattern, line.join(edge))
      if (matched)
        return piecesOf(pattern.translation, (how, index) =>
          withElements(matched[index] ?? '', parts, how === '$' ? translated : String),
        )
    }
    return given.map((part) => (typeof part === 'string' ? translated(part) : part))
  }

  const withElements = (text: string, parts: readonly Part[], written: (text: string) => string) =>
    text
      .split(marks)
      .filter(Boolean)
      .map((piece) => (marks.test(piece) ? parts[Number(piece.slice(1, -1))] : written(piece)))

  const translated = (text: string) => translate(text) ?? text
  const translateIn = (type: string, text: string) =>
    known.get(`${text}@${type}`) ?? translate(text)
  return { add, translate, translateIn, translateParts }
}
export type Translator = ReturnType<typeof createTranslator>
