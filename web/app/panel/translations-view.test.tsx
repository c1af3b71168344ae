import { screen, within } from '@testing-library/react'
import { readContent } from 'contract/content/calls'
import {
  createTranslation,
  getTranslationSource,
  translationBegun,
} from 'contract/content/translations/calls'
import {
  countOutdatedTranslations,
  listTranslatableEntries,
  type TranslatableEntry,
} from 'contract/content/translations/list-calls'
import { expect, test } from 'vitest'
import { answer } from '#test/answer'
import { renderPanel } from '#test/render-admin'

const [sourceId, translationId] = [1, 2].map((at) => `0192f000-0000-7000-9000-00000000000${at}`)

const anEntry = (details: Partial<TranslatableEntry>): TranslatableEntry => ({
  _id: sourceId ?? '',
  type: 'page',
  title: 'Library',
  status: 'missing',
  ...{ texts: 3, missing: 3, outdated: 0 },
  ...details,
})

const listOf = (entries: TranslatableEntry[]) => ({
  entries,
  ...{ page: 1, pages: 1, all: entries.length, found: entries.length },
  values: { type: ['page'] },
})

const theTranslation = {
  ...{ _id: translationId ?? '', sourceId, language: 'hi', type: 'pageTranslation' as const },
  ...{ title: 'Translation: Page', isPublic: false, hasDraft: true, position: 0, version: 1 },
  ...{ savedAt: '2026-11-21T05:12:00.000Z', author: 'asha@college.test', data: {} },
}

test('one click on an entry starts its translation beside the English', async () => {
  answer(listTranslatableEntries, listOf([anEntry({})]))
  const begun = answer(createTranslation, { message: translationBegun, entry: theTranslation })
  answer(readContent, theTranslation)
  answer(getTranslationSource, {
    ...{ _id: sourceId ?? '', type: 'page', title: 'Library', isPublic: true },
    ...{ data: { title: 'Library' }, before: {} },
  })
  const { user } = await renderPanel([], 'Translations')
  await user.click(await screen.findByRole('button', { name: /^Library/ }))

  await screen.findByLabelText(/^Title in Hindi/)
  expect(begun).toMatchObject([{ params: { _id: sourceId }, body: { language: 'hi' } }])
  await user.click(screen.getByRole('button', { name: 'Back to Translations' }))
  await screen.findByRole('list', { name: 'Entries to translate' })
})

test('each row says what is left to do; the status is a filter', async () => {
  const title = 'पुस्तकालय'
  const lists = answer(
    listTranslatableEntries,
    listOf([
      anEntry({ status: 'behind', missing: 2, outdated: 1, translatedTitle: title }),
      anEntry({ _id: translationId ?? '', status: 'outdated', missing: 0, outdated: 1 }),
    ]),
  )
  const { user } = await renderPanel([], 'Translations')
  const list = within(await screen.findByRole('list', { name: 'Entries to translate' }))
  list.getByText('2 of 3 texts to translate, 1 to check')
  list.getByText('1 of 3 texts to check')
  expect(list.getByText(title).getAttribute('lang')).toBe('hi')

  await user.selectOptions(screen.getByLabelText('Status'), 'English has changed')
  await screen.findByText('Showing 2 of 2 entries')
  expect(lists.at(-1)?.query.get('status')).toBe('outdated')
})

test('the sidebar counts public translations whose English has changed', async () => {
  answer(listTranslatableEntries, listOf([]))
  answer(countOutdatedTranslations, { outdated: 4 })
  await renderPanel([], 'Translations')
  await screen.findByRole('button', { name: 'Translations 4 waiting' })
})
