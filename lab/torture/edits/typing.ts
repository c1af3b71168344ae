import type { ContentData } from 'contract/content/data'
import { textHash } from 'contract/content/translations/text-hash'
import type { SourceText } from 'contract/content/translations/texts-of'
import { withText } from 'contract/content/translations/with-text'
import {
  itemsOf,
  type ListItemData,
  moved,
  newKey,
} from 'web/app/panel/content/entries/form-data.ts'
import type { EntryForm } from './entry-form.ts'
import type { RecordForm } from './record-form.ts'
import { pick, type Random, type Words } from './words.ts'

const maxDays = 6
const maxParagraphs = 4

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
export const richText = (...texts: string[]) => ({ type: 'doc', content: texts.map(paragraph) })
const summaryOf = (one: string) => `This page tells you about ${one}.`
const dayOf = (one: string): ListItemData => ({
  ...{ _key: newKey(), from: '2040-01-15', until: '', name: `Day of ${one}` },
})

export const firstPage = (one: () => string): ContentData => ({
  title: `Page ${one()}`,
  summary: summaryOf(one()),
  body: richText(`Rooms and ${one()}`, `Meals and ${one()}`),
  days: [dayOf(one()), dayOf(one())],
})

const paragraphsOf = (body: unknown): unknown[] => {
  const { content } = (body ?? {}) as { content?: unknown[] }
  return content ?? []
}

/** Types a new word into a field of a page, or adds, moves or deletes an item. */
export function typeIntoPage({ data, change }: EntryForm, one: () => string, random: Random): void {
  const days = itemsOf(data().days)
  const paragraphs = paragraphsOf(data().body)
  const setBody = (content: unknown[]) => change('body', { type: 'doc', content })
  const at = random(paragraphs.length)
  const typing = [
    () => change('title', `Page ${one()}`),
    () => change('summary', summaryOf(one())),
    () => setBody(paragraphs.toSpliced(at, 1, paragraph(`Rules and ${one()}`))),
    () => {
      if (paragraphs.length < maxParagraphs)
        setBody(paragraphs.toSpliced(at, 0, paragraph(`Rent and ${one()}`)))
      else setBody(paragraphs.toSpliced(at, 1))
    },
    () => change(`days.${pick(random, days)._key}.name`, `Day of ${one()}`),
    () => {
      const added = days.toSpliced(random(days.length + 1), 0, dayOf(one()))
      change('days', days.length < maxDays ? added : days.toSpliced(random(days.length), 1))
    },
    () => change('days', moved(days, random(days.length), random(days.length))),
  ]
  const [title, ...others] = typing
  pick(random, days.length > 0 ? typing : [title, ...others.slice(0, 3)])?.()
}

/** Hindi of one text, bound to the English that the form shows beside it, as in the panel. */
export function typeHindi(
  { data, change }: EntryForm,
  { path, english, field }: SourceText,
  { source, hindi }: { source: ContentData; hindi: string },
): void {
  const line = `यह हिंदी में ${hindi} के बारे में है`
  const text = field.prose ? richText(line) : line
  const [name = ''] = path.split('.')
  const translated = withText(data(), source, path, { text, of: [textHash(english)] })
  change(name, translated[name])
}

export const textsOfRecords = {
  events: ['title', 'description', 'venue', 'openTo', 'contactName'],
  faculty: ['name', 'specialization', 'education', 'officeHours', 'achievements', 'about'],
} as const

type Writer = { words: Words; who: string; random: Random; bind?: Bind }
export type Bind = (hindi: string, english: unknown) => void

/** A new text of an event or person, its Hindi, or both. */
export function typeIntoRecord(
  form: RecordForm,
  name: string,
  { words, who, random, bind }: Writer,
): void {
  const what = random(4)
  if (what !== 0) form.change(name, `New text with ${words.english(who)}`)
  if (what > 1) return
  const hindi = words.hindi(who)
  bind?.(hindi, form.text(name))
  form.translate(name, `नया पाठ ${hindi}`)
}
