import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { Focus, LibraryItem } from 'contract/content/library/items'
import { aShownPicture } from 'testing/a-public-picture.ts'
import { expect, test, vi } from 'vitest'
import { FileInput, hasCamera } from './file-input'
import { FocusPicker } from './focus-picker'
import { useFileDrop } from './use-file-drop'

const photo = new File(['x'], 'gate.jpg', { type: 'image/jpeg' })

function Target({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const { isOver, target } = useFileDrop(onFiles)
  return (
    <fieldset {...target}>
      <legend>{isOver ? 'Over' : 'Away'}</legend>
      <input aria-label="Inside" />
    </fieldset>
  )
}

test('a dropped file is accepted, and anything else is left to the browser', () => {
  const onFiles = vi.fn()
  render(<Target onFiles={onFiles} />)
  const target = screen.getByRole('group')

  expect(fireEvent.dragOver(target, { dataTransfer: { types: ['text/plain'] } })).toBe(true)
  screen.getByText('Away')
  expect(fireEvent.dragOver(target, { dataTransfer: { types: ['Files'] } })).toBe(false)
  screen.getByText('Over')
  // jsdom drops pointer coordinates of synthetic drag events.
  const leave = (relatedTarget: Element) =>
    fireEvent(target, new MouseEvent('dragleave', { bubbles: true, relatedTarget }))
  leave(screen.getByLabelText('Inside'))
  screen.getByText('Over')
  leave(document.body)
  screen.getByText('Away')
  expect(fireEvent.drop(target, { dataTransfer: { files: [photo] } })).toBe(false)
  screen.getByText('Away')
  expect(onFiles.mock.calls).toEqual([[[photo]]])
})

test('a picture can be pasted, and pasted text stays text', () => {
  const onFiles = vi.fn()
  render(<Target onFiles={onFiles} />)
  const inside = screen.getByLabelText('Inside')

  expect(fireEvent.paste(inside, { clipboardData: { files: [] } })).toBe(true)
  expect(onFiles).not.toHaveBeenCalled()
  expect(fireEvent.paste(inside, { clipboardData: { files: [photo] } })).toBe(false)
  expect(onFiles.mock.calls).toEqual([[[photo]]])
})

test('a phone offers its camera, and the same photo can be taken twice', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' }))
  const onFiles = vi.fn()
  render(
    <FileInput accept="image/*" isCamera onFiles={onFiles}>
      Take photo
    </FileInput>,
  )
  const input = screen.getByLabelText('Take photo')

  expect(hasCamera()).toBe(true)
  expect(input.getAttribute('capture')).toBe('environment')
  await userEvent.upload(input, photo)
  await userEvent.upload(input, photo)
  expect(onFiles.mock.calls).toEqual([[[photo]], [[photo]]])
})

test('arrow keys move the focal point by one step, within the picture', () => {
  const item: LibraryItem = {
    _id: 'gate',
    kind: 'picture',
    name: 'Gate',
    isDecorative: false,
    focus: { x: 50, y: 0 },
    version: 1,
    address: aShownPicture('hero-1').address,
    bytes: 1,
    savedAt: '2026-11-22T00:00:00.000Z',
    author: 'a@college.test',
  }
  const onChange = vi.fn<(focus: Focus) => void>()
  render(<FocusPicker item={item} focus={item.focus} onChange={onChange} />)
  const picker = screen.getByRole('button', { name: 'Focal point' })

  for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Enter'])
    fireEvent.keyDown(picker, { key })
  expect(onChange.mock.calls.map(([focus]) => focus)).toEqual([
    { x: 45, y: 0 },
    { x: 55, y: 0 },
    { x: 50, y: 0 },
    { x: 50, y: 5 },
  ])
  expect(screen.getByRole('status').textContent).toBe('50% from the left, 0% from the top')
})
