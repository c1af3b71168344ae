import { screen, within } from '@testing-library/react'
import { dismissSetUp, readToday, setUpUpdated } from 'contract/operations/today'
import { searchInPanel } from 'contract/search/panel-search'
import { expect, test } from 'vitest'
import { answer } from '#test/answer'
import { renderPanel } from '#test/render-admin'

async function openHelp(account = {}) {
  const { user } = await renderPanel([], 'Dashboard', [], account)
  await user.click(screen.getByRole('button', { name: 'Help' }))
  await screen.findByRole('heading', { name: 'Help', level: 1 })
  return { user, list: () => within(screen.getByRole('list', { name: 'Help pages' })) }
}

test('help is found by the words of a task, shows its steps, and opens the view', async () => {
  const { user, list } = await openHelp()
  await screen.findByRole('list', { name: 'Help pages' })
  expect(list().getAllByRole('button')).toHaveLength(24)
  await user.type(screen.getByLabelText('Search help'), 'wrong pdf')
  expect(list().getAllByRole('button')).toHaveLength(1)
  await user.click(list().getByRole('button', { name: /^Replace a wrong PDF/ }))

  await screen.findByRole('heading', { name: 'Replace a wrong PDF' })
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContainEqual(
    expect.stringContaining('Find the document and press Replace this file.'),
  )
  expect(screen.getByText('Replace document').tagName).toBe('STRONG')
  expect(screen.getByRole('img').getAttribute('src')).toMatch(/replace-pdf.*webp/)
  await user.click(screen.getByRole('button', { name: 'Open Pictures & Documents' }))
  await screen.findByRole('heading', { name: 'Pictures & Documents', level: 1 })
})

test('a search without a result can be cleared', async () => {
  const { user, list } = await openHelp()
  await user.type(await screen.findByLabelText('Search help'), 'zebra')
  await user.click(await screen.findByRole('button', { name: 'Clear search and filters' }))
  expect(list().getAllByRole('button')).toHaveLength(24)
})

test('an owner shows the first steps again', async () => {
  const { user } = await openHelp()
  const shown = answer(dismissSetUp, { message: setUpUpdated })
  answer(readToday, { setUp: { done: [], factsId: 'facts' } })
  await user.click(
    await screen.findByRole('button', { name: 'Show “Set up your site” on the dashboard' }),
  )
  await screen.findByRole('heading', { name: 'Set up your site: 0 of 8' })
  expect(shown).toMatchObject([{ body: { isDismissed: false } }])
})

test('the one search finds help, for views that the account may open', async () => {
  answer(searchInPanel, { groups: [] })
  const { user } = await renderPanel([], 'Messages', [], { role: 'office' })
  await user.type(await screen.findByLabelText('Search the panel'), 'saved reply{Enter}')
  await user.click(await screen.findByRole('button', { name: /^Answer a message/ }))
  await screen.findByText('Send reply')
  await user.click(screen.getByRole('button', { name: 'All help pages' }))
  const titles = within(await screen.findByRole('list', { name: 'Help pages' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent?.replace(/\d.*/, '').trim())
  expect(titles).toEqual(['Check people in on the day', 'Answer a message', 'Work without a mouse'])
})
