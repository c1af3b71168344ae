import { listRevisions, readContent } from 'contract/content/calls'
import type { ContentData } from 'contract/content/data'
import { moveContent } from 'contract/content/entry-calls'
import { approveRequest } from 'contract/content/request-calls'
import { getTranslationSource } from 'contract/content/translations/calls'
import { textsOf } from 'contract/content/translations/texts-of'
import { alsoTranslates } from 'contract/content/translations/translated-fields'
import { withText } from 'contract/content/translations/with-text'
import { contentTypes } from 'contract/content/types'
import { ApiError } from 'contract/platform/client'
import type { PublishOptions } from 'web/app/panel/content/editing/editing-state.ts'
import type { EntryForm } from './entry-form.ts'
import type { Publications } from './publications.ts'
import { type Office, type Person, untilAnswered } from './staff.ts'
import { typeHindi, typeIntoPage } from './typing.ts'
import { pick, wordsIn } from './words.ts'

const { fields } = contentTypes.page
const ahead = { least: 700, most: 1_800 }

export type Actor = { office: Office; person: Person; publications: Publications }
type Acts = (() => Promise<unknown>)[]

const laterTime = ({ office: { random } }: Actor): string =>
  new Date(Date.now() + ahead.least + random(ahead.most - ahead.least)).toISOString()

/** Records what may be public from when, and which Hindi stays correct. */
export function notePublication(
  publications: Publications,
  { _id, before = {} }: { _id: string; before: ContentData | undefined },
  data: ContentData,
  { at, areTranslationsCorrect }: PublishOptions,
): void {
  publications.publish(wordsIn(data), at ? Date.parse(at) : Date.now())
  if (at) publications.schedule(_id, at, data)
  if (!areTranslationsCorrect) return
  const known = new Map(textsOf(fields, before, {}).map(({ path, english }) => [path, english]))
  for (const { path, english } of textsOf(fields, data, {}))
    if (known.has(path)) publications.correct(known.get(path), english)
}

/** Somebody else may have been faster. */
const unlessRejected = <Answer>(answer: Promise<Answer>): Promise<Answer | undefined> =>
  answer.catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    return undefined
  })

/** Publishes a request as it was read. */
async function approve({ person: { call }, office, publications }: Actor, _id: string) {
  const params = { _id }
  const { request, data } = await untilAnswered(() => call(readContent, { params }))
  if (!request || request.isEditedLater) return
  publications.publish(wordsIn(data))
  const body = { revision: request.revision }
  const answer = await unlessRejected(untilAnswered(() => call(approveRequest, { params, body })))
  if (answer) office.log.see(answer.entry)
}

async function restore(
  { person: { call }, office: { random } }: Actor,
  _id: string,
  form: EntryForm,
) {
  const params = { _id }
  const { revisions } = await untilAnswered(() => call(listRevisions, { params }))
  await form.restore(pick(random, revisions)._id)
}

/** To the end of the list. */
async function move({ person: { call } }: Actor, _id: string): Promise<void> {
  const params = { _id }
  const { position } = await untilAnswered(() => call(readContent, { params }))
  await unlessRejected(untilAnswered(() => call(moveContent, { params, body: { position } })))
}

/** A draft of the English, perhaps for review. */
export async function author(
  { office, person }: Actor,
  _: string,
  form: EntryForm,
): Promise<unknown> {
  const { random, words } = office
  typeIntoPage(form, () => words.english(person.email), random)
  return random(2) === 0 ? form.save() : form.request()
}

/** Whatever a publisher does with the English. */
export async function publisher(actor: Actor, _id: string, form: EntryForm): Promise<unknown> {
  const { office } = actor
  const { random, words } = office
  if (office.log.latest(_id)?.deletedAt && random(2) === 0) return form.recover()
  const type = () => typeIntoPage(form, () => words.english(actor.person.email), random)
  const publishing = async (how: PublishOptions) => {
    type()
    return form.publish(how)
  }
  const correct = { areTranslationsCorrect: true } as const
  const acts: Acts = [
    () => publishing({}),
    () => publishing({}),
    () => publishing(correct),
    () => publishing(correct),
    () => publishing({ at: laterTime(actor) }),
    () => publishing({ at: laterTime(actor), ...correct }),
    () => approve(actor, _id),
    () => approve(actor, _id),
    () => form.unschedule(),
    () => form.discard(),
    () => restore(actor, _id, form),
    () => form.withdraw(),
    () => form.trash(),
    () => move(actor, _id),
  ]
  return pick(random, acts)()
}

/** Hindi of a few texts, each bound to the English beside it. */
export async function translator(actor: Actor, _id: string, form: EntryForm): Promise<unknown> {
  const { office, person, publications } = actor
  const { random, words } = office
  const params = { _id }
  const { data: source } = await untilAnswered(() => person.call(getTranslationSource, { params }))
  const texts = textsOf(fields, source, form.data())
  for (const text of texts.filter(() => random(3) === 0)) {
    const { status, translation, path, english } = text
    if (status === 'outdated' && translation && random(3) === 0) {
      for (const one of wordsIn(translation.text)) publications.bindAlso(one, english)
      const confirmed = alsoTranslates(translation, english)
      const [name = ''] = path.split('.')
      form.change(name, withText(form.data(), source, path, confirmed)[name])
    } else {
      const hindi = words.hindi(person.email)
      publications.bind(hindi, english)
      typeHindi(form, text, { source, hindi })
    }
  }
  const acts: Acts = [
    () => form.save(),
    () => form.publish(),
    () => form.publish(),
    () => form.publish(),
    () => form.publish({ at: laterTime(actor) }),
    () => form.unschedule(),
    () => form.discard(),
    () => restore(actor, _id, form),
    () => (random(3) === 0 ? form.withdraw() : form.publish()),
  ]
  return pick(random, acts)()
}
