import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { besideFactsEditor, button, field, openEditor } from '#test/facts-editor'
import { renderPanel } from '#test/render-admin'

besideFactsEditor()

const search = () => screen.getByRole('searchbox', { name: 'Search the panel' })

test('from any field, Ctrl+K leads to the search of the panel, and Ctrl+Enter to the button that publishes', async () => {
  const { user, saved } = await openEditor()
  await user.click(field(/^Office hours/))
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(document.activeElement).toBe(button('Published'))
  await user.keyboard('{Control>}k{/Control}')
  expect(document.activeElement).toBe(search())
  expect(saved).toHaveLength(0)
})

test('in a form with a button of its own, Ctrl+Enter leads to that', async () => {
  const { user } = await renderPanel([], 'Add Event')
  await user.click(await screen.findByLabelText(/^Event Title/))
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(document.activeElement).toBe(button('Create Event'))
})

test('while a dialog is open, the keys do nothing', async () => {
  const { user } = await openEditor()
  await user.click(button('Logout'))
  const cancel = button('Cancel')
  cancel.focus()
  await user.keyboard('{Control>}k{/Control}')
  await user.keyboard('{Meta>}k{/Meta}')
  expect(document.activeElement).toBe(cancel)
})
