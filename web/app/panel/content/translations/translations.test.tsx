import { screen, within } from '@testing-library/react'
import {
  contentPublished,
  type EditedContent,
  publishContent,
  readContent,
} from 'contract/content/calls'
import {
  createTranslation,
  getTranslationSource,
  listTranslations,
  suggestTranslation,
  translationBegun,
} from 'contract/content/translations/calls'
import { textHash } from 'contract/content/translations/text-hash'
import { expect, test } from 'vitest'
import { answer } from '#test/answer'
import {
  _id,
  anEntry,
  besideFactsEditor,
  button,
  data,
  field,
  openEditor,
  written,
} from '#test/facts-editor'

besideFactsEditor()

const translationId = '0192f000-0000-7000-9000-000000000002'

const aTranslation = (change: Partial<EditedContent> = {}) => {
  const { publicData: _, publicRevision: _revision, basedOn: _base, ...entry } = anEntry()
  return {
    ...entry,
    ...({ _id: translationId, type: 'factsTranslation', sourceId: _id, language: 'hi' } as const),
    ...{ title: 'Translation: College facts', isPublic: false, hasDraft: true, data: {} },
    ...change,
  }
}

const summary = { _id: translationId, language: 'hi', isPublic: true, hasDraft: false }

function serveTranslation(
  translation: EditedContent,
  before: Record<string, unknown> = {},
  hasSuggestions = false,
) {
  answer(readContent, ({ params }) => (params._id === translationId ? translation : anEntry()))
  const source = {
    _id,
    type: 'facts',
    title: 'College facts',
    isPublic: true,
    data,
    before,
    hasSuggestions,
  } as const
  answer(getTranslationSource, source)
}

test('a text is translated beside its English, and sent with what it translates', async () => {
  answer(listTranslations, { translations: [] })
  const { user } = await openEditor()
  serveTranslation(aTranslation())
  answer(createTranslation, { message: translationBegun, entry: aTranslation() })
  await user.click(await screen.findByRole('button', { name: 'Translate into Hindi' }))

  const hours = await screen.findByLabelText<HTMLInputElement>(/^Office hours in Hindi/)
  expect(hours.lang).toBe('hi')
  expect(screen.getByText('Nine to four').closest('[lang]')?.getAttribute('lang')).toBe('en')
  expect(screen.queryByLabelText(/^PIN code/)).toBeNull()
  const sent = answer(publishContent, { message: contentPublished, entry: aTranslation() })
  await user.type(hours, 'नौ से चार')
  await user.type(field(/^Phone numbers 2: Label in Hindi/), 'प्रवेश')
  await user.click(button('Publish now'))

  expect(written.parse(sent[0]?.body).data).toMatchObject({
    officeHours: { text: 'नौ से चार', of: [textHash('Nine to four')] },
    phones: [{ _key: 'b', whose: { text: 'प्रवेश', of: [textHash('Admissions')] } }],
  })
})

test('a suggestion is marked until somebody confirms it, and can be published only then', async () => {
  answer(listTranslations, { translations: [{ ...summary, texts: 20, behind: 1 }] })
  const { user } = await openEditor()
  serveTranslation(aTranslation(), {}, true)
  await user.click(await screen.findByRole('button', { name: 'Hindi: 1 to translate' }))
  const hours = await screen.findByLabelText<HTMLInputElement>(/^Office hours in Hindi/)
  const row = within(hours.closest('li') ?? document.body)
  const of = [textHash('Nine to four')]
  const requested = answer(suggestTranslation, { text: 'नौ से चार', of, isMachine: true })
  await user.click(row.getByRole('button', { name: 'Suggest a translation' }))
  await row.findByText('Machine translation: check it before you publish.')
  expect(hours.value).toBe('नौ से चार')
  expect(requested[0]?.body).toEqual({ path: 'officeHours' })

  const sent = answer(publishContent, { message: contentPublished, entry: aTranslation() })
  await user.click(button('Publish now'))
  expect(sent).toEqual([])
  await user.click(row.getByRole('button', { name: 'It’s correct' }))
  await user.click(button('Publish now'))
  expect(written.parse(sent[0]?.body).data).toMatchObject({ officeHours: { text: 'नौ से चार', of } })
})

test('what has changed in English is marked, and one click keeps the Hindi where it is still correct', async () => {
  const behind = { ...summary, texts: 20, behind: 1 }
  answer(listTranslations, { translations: [behind] })
  const { user } = await openEditor()
  const officeHours = { text: 'नौ से चार', of: [textHash('9 to 4')] }
  serveTranslation(aTranslation({ data: { officeHours } }), { officeHours: '9 to 4' })
  await user.click(await screen.findByRole('button', { name: 'Hindi: 1 to translate' }))

  await screen.findByText('9 to 4')
  screen.getByText(/1 to check, because the English has changed/)
  await user.click(button('The Hindi is still correct'))

  expect(screen.queryByText('9 to 4')).toBeNull()
  const sent = answer(publishContent, { message: contentPublished, entry: aTranslation() })
  await user.click(button('Publish now'))
  expect(written.parse(sent[0]?.body).data).toMatchObject({
    officeHours: { text: 'नौ से चार', of: [textHash('9 to 4'), textHash('Nine to four')] },
  })
})

test('who corrects the English says with one tick that the Hindi is still correct', async () => {
  answer(listTranslations, { translations: [{ ...summary, texts: 20, behind: 0 }] })
  const { user } = await openEditor()
  await screen.findByRole('button', { name: 'Hindi: up to date' })
  const label = 'Small correction: the Hindi is still correct'
  expect(screen.queryByLabelText(label)).toBeNull()
  await user.type(field(/^Office hours/), '.')
  await user.click(screen.getByLabelText(label))
  const sent = answer(publishContent, { message: contentPublished, entry: anEntry({ version: 2 }) })
  await user.click(button('Publish now'))

  expect(sent[0]?.body).toMatchObject({ areTranslationsCorrect: true })
})
