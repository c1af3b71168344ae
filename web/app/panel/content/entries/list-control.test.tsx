import { fireEvent, screen } from '@testing-library/react'
import { course } from 'contract/content/courses'
import type { ContentData } from 'contract/content/data'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderPart } from '#test/render-app'
import { ContentControls } from './content-controls'
import type { ContentForm } from './content-form'
import { setAt } from './form-data'

const { subjects } = course.fields

function Subjects({ names }: { names: readonly string[] }) {
  const [data, setData] = useState<ContentData>({
    subjects: names.map((name, index) => ({ _key: `k${index}`, name })),
  })
  const [announced, announce] = useState('')
  const form: ContentForm = {
    data,
    idOf: (path) => path,
    change: (path, value) => setData((before) => setAt(before, path, value)),
    leave: () => undefined,
    errorAt: () => undefined,
    suggest: () => undefined,
    append: () => undefined,
    countErrors: () => 0,
    isOpen: () => true,
    setOpen: () => undefined,
    announce,
  }
  return (
    <>
      <ContentControls form={form} fields={{ subjects }} />
      <p role="status">{announced}</p>
    </>
  )
}

const items = () =>
  screen
    .getAllByRole('button', { name: /^(\d+\. |Subject )/ })
    .map(({ textContent }) => textContent?.trim())
const status = () => screen.getByRole('status').textContent

test('pasted lines become items after the one they are pasted into', async () => {
  const { user } = renderPart(<Subjects names={['Physics', '', 'Botany']} />)
  expect(items()).toEqual(['1. Physics', 'Subject 2', '3. Botany'])
  const [, second] = screen.getAllByRole('textbox')
  await user.click(second ?? document.body)
  await user.paste('• Chemistry\n• Zoology\n')
  expect(items()).toEqual(['1. Physics', '2. Chemistry', '3. Zoology', '4. Botany'])
  expect(status()).toBe('2 items pasted')
})

test('Alt and an arrow move an item, which keeps the focus', async () => {
  const { user } = renderPart(<Subjects names={['Physics', 'Botany']} />)
  const botany = screen.getByRole('button', { name: '2. Botany' })
  botany.focus()
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(items()).toEqual(['1. Botany', '2. Physics'])
  expect(status()).toBe('Botany is now 1 of 2')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '1. Botany' }))
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}{ArrowDown}')
  expect(items()).toEqual(['1. Botany', '2. Physics'])
})

test('an item is dragged to the place of another', () => {
  renderPart(<Subjects names={['Physics', 'Botany', 'Hindi']} />)
  const [first, , last] = screen.getAllByRole('listitem')
  const dataTransfer = { setDragImage: () => undefined }
  const grip = first?.querySelector('[draggable]') ?? expect.fail('nothing to drag by')
  fireEvent.dragStart(grip, { dataTransfer })
  fireEvent.drop(last ?? expect.fail('no item'), { dataTransfer })
  expect(items()).toEqual(['1. Botany', '2. Hindi', '3. Physics'])
  expect(status()).toBe('Physics is now 3 of 3')
})
