import { randomUUID } from 'node:crypto'
import type { ContentData } from 'contract/content/data'
import { isTranslatedText } from 'contract/content/translations/translated-fields'
import { minuteMilliseconds as minute } from 'contract/platform/durations'
import { expect, test } from 'vitest'
import { pageWords } from '../../../test/a-page-editor.ts'
import { aTranslation } from '../../../test/a-translation.ts'
import { randomActor as actor, createRandom } from '../../../test/random-editor.ts'
import { testApp } from '../../../test/test-app.ts'
import { writtenOver } from '../../../test/written-over.ts'
import type { Deps } from '../../deps.ts'
import { HttpError } from '../../platform/errors.ts'
import { createEntry, recover, trash } from '../entries/collection.ts'
import { saveDraft } from '../entries/drafts.ts'
import { readEdited, readItem } from '../entries/locks.ts'
import { translateEntry } from '../entries/translate.ts'
import { readEntries } from '../public/public-entries.ts'
import { publish, unschedule } from '../publication/publish.ts'
import { publishDue } from '../publication/schedule.ts'
import { withdraw } from '../publication/unpublish.ts'
import { sourceOf } from './source.ts'

const edits = Number(process.env.RANDOM_EDITS ?? 200)
const pageCount = 3

/** `Text 7` and its corrections, `Text 7.` and so on, are `पाठ Text 7` in Hindi. */
const hindiOf = (english: unknown) => `पाठ ${String(english).replace(/\.+$/, '')}`
const isHindi = (text: unknown) => String(text).startsWith('पाठ')
const names = ['title', 'summary'] as const
const long = (text: string) => text.padEnd(24, '.')

async function createTranslators(
  deps: Deps,
  advance: (milliseconds: number) => void,
  seed: number,
) {
  const random = createRandom(seed)
  const ids = Array.from({ length: pageCount }, () => randomUUID())
  const translations = new Map<string, string>()
  /** What the last acknowledged write of each translation said. */
  const acknowledged = new Map<string, ContentData>()
  let count = 0
  const at = () => new Date(deps.now().getTime() + (1 + random(20)) * minute).toISOString()
  const isScheduled = () => (random(3) === 0 ? { at: at() } : {})
  const english = () => {
    const title = `Text ${++count}`
    return { ...pageWords, title, ...(random(2) === 0 && { summary: long(`Text ${++count}`) }) }
  }
  const corrected = ({ title, summary }: ContentData) => ({
    title: `${title}.`,
    summary: `${summary}.`,
  })
  for (const _id of ids) {
    await createEntry(deps, { _id, type: 'page', name: 'Text 0' }, actor)
    translations.set(_id, (await translateEntry(deps, { _id, language: 'hi' }, actor))._id)
  }
  const edited = (_id: string) => readEdited(deps.db, _id, deps.now())
  /** Read at some time and written later: whoever is too late is rejected. */
  const held: (() => Promise<unknown>)[] = []
  const nowOrLater = async (write: () => Promise<unknown>) => {
    if (random(4) > 0) return write()
    held.push(write)
    return undefined
  }
  const translate = async (_id: string, isPublished: boolean) => {
    const own = translations.get(_id) ?? ''
    const entry = await edited(own)
    const source = await sourceOf(deps.db, await readItem(deps.db, own), deps.now())
    const texts = Object.fromEntries(names.map((name) => [name, hindiOf(source.data[name])]))
    const written = writtenOver(entry, aTranslation(source.data, texts))
    return nowOrLater(async () => {
      const { data } = isPublished
        ? await publish(deps, own, { ...written, ...isScheduled() }, actor)
        : await saveDraft(deps, own, written, actor)
      acknowledged.set(own, data)
    })
  }
  const acts: ((_id: string) => Promise<unknown>)[] = [
    async (_id) => {
      const written = writtenOver(await edited(_id), english())
      return nowOrLater(() => publish(deps, _id, { ...written, ...isScheduled() }, actor))
    },
    async (_id) => {
      const entry = await edited(_id)
      const written = writtenOver(entry, { ...pageWords, ...corrected(entry.publicData ?? {}) })
      const areTranslationsCorrect = { areTranslationsCorrect: true as const }
      return publish(deps, _id, { ...written, ...areTranslationsCorrect, ...isScheduled() }, actor)
    },
    async (_id) => saveDraft(deps, _id, writtenOver(await edited(_id), english()), actor),
    (_id) => translate(_id, true),
    (_id) => translate(_id, true),
    (_id) => translate(_id, false),
    async (_id) => {
      const own = random(2) === 0 ? _id : (translations.get(_id) ?? '')
      const change = random(2) === 0 ? withdraw : unschedule
      return change(deps, own, (await edited(own)).version, actor)
    },
    async (_id) => trash(deps, _id, (await edited(_id)).version, actor),
    async (_id) => recover(deps, _id, (await edited(_id)).version, actor),
    async () => advance(random(8) * minute),
    () => publishDue(deps),
    async () => held.shift()?.(),
  ]
  return {
    acknowledged,
    /** Rejections are expected. */
    edit: async () => {
      try {
        await acts[random(acts.length)]?.(ids[random(ids.length)] ?? '')
      } catch (error) {
        if (!(error instanceof HttpError)) throw error
      }
    },
  }
}

const textsIn = (data: ContentData) =>
  names.map((name) => (isTranslatedText(data[name]) ? data[name].text : undefined))

test('no Hindi is beside an English text that it doesn’t translate, and none is lost', async () => {
  const { deps, advance, stopClock } = await testApp()
  stopClock()
  const seed = Math.floor(Math.random() * 2 ** 32)
  const { edit, acknowledged } = await createTranslators(deps, advance, seed)
  let shown = 0
  for (let count = 1; count <= edits || (shown === 0 && count <= 5 * edits); count++) {
    await edit()
    const now = deps.now()
    const inEnglish = await readEntries(deps.db, 'page', now)
    const inHindi = await readEntries(deps.db, 'page', now, 'hi')
    expect(inHindi.map(({ _id }) => _id)).toEqual(inEnglish.map(({ _id }) => _id))
    for (const [index, { data: hindi }] of inHindi.entries()) {
      const { data: english = {} } = inEnglish[index] ?? {}
      for (const name of names) {
        if (!isHindi(hindi[name])) {
          expect(hindi[name], `seed ${seed}, edit ${count}`).toBe(english[name])
          continue
        }
        shown++
        expect(hindi[name], `seed ${seed}, edit ${count}`).toBe(hindiOf(english[name]))
      }
    }
    for (const [_id, written] of acknowledged) {
      const { data } = await readEdited(deps.db, _id, now)
      expect(textsIn(data), `seed ${seed}, edit ${count}`).toEqual(textsIn(written))
    }
  }
  expect(shown, `seed ${seed}`).toBeGreaterThan(0)
}, 600_000)
