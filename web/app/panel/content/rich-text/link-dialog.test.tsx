import { screen } from '@testing-library/react'
import { listContent } from 'contract/content/calls'
import { expect, test, vi } from 'vitest'
import { answer } from '#test/answer'
import { renderPart } from '#test/render-app'
import { PanelContext } from '../../shell/use-typed-state'
import { LinkDialog } from './link-dialog'

const leave = { onSet: () => undefined, onRemove: () => undefined, onClose: () => undefined }

test('what is typed for a link is there to be restored when the session ends', async () => {
  answer(listContent, { entries: [] })
  const setUnsaved = vi.fn()
  const { user } = renderPart(
    <PanelContext value={{ setUnsaved }}>
      <LinkDialog href="" text="the form" {...leave} />
    </PanelContext>,
  )
  const typed = () => setUnsaved.mock.lastCall?.[1]?.()
  expect(typed()).toBeUndefined()
  await user.type(screen.getByLabelText(/^Address/), 'example.org/form')
  expect(typed()).toMatchObject({ words: 'the form', address: 'example.org/form' })
  expect(setUnsaved.mock.lastCall?.[2]).toBe('link  the form')
})
