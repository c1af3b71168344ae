import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { contentSaved, listContent, readContent, saveContent } from 'contract/content/calls'
import {
  endLink,
  linkEnded,
  linkMade,
  listLinks,
  previewContent,
  shareContent,
} from 'contract/content/views'
import { afterEach, expect, test, vi } from 'vitest'
import { anAboutEntry } from '#test/about-entry'
import { answer, refuse } from '#test/answer'
import { renderPanel } from '#test/render-admin'

const entry = anAboutEntry()
const saved = { message: contentSaved, entry: { ...entry, version: 2 } }

afterEach(async () => {
  cleanup()
  // Pending saves would be stored in the next test's browser.
  await vi.advanceTimersByTimeAsync(100)
  vi.useRealTimers()
})

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const button = (name: string | RegExp) => screen.getByRole('button', { name })

async function openEditor() {
  answer(listContent, { entries: [entry] })
  answer(readContent, entry)
  const { user } = await renderPanel([], 'Website')
  await user.click(await screen.findByRole('button', { name: /^About the college/ }))
  const form = await screen.findByRole('form', { name: 'About the college' })
  const [field = form] = within(form).getAllByRole('textbox')
  return { user, type: (value: string) => fireEvent.change(field, { target: { value } }) }
}

const frame = () => screen.getByTitle<HTMLIFrameElement>('Preview of About the college')
const previewPath = (count: number) => `/api/admin/preview/${count}`

test('the page is rendered when the preview opens, and again when typing stops', async () => {
  let count = 0
  const sent = answer(previewContent, () => {
    count++
    return { path: previewPath(count) }
  })
  answer(saveContent, saved)
  const { user, type } = await openEditor()
  await pass(1000)
  expect(sent).toEqual([])
  await user.click(button('Show preview'))
  await waitFor(() => expect(frame().getAttribute('src')).toBe(previewPath(1)))
  expect(frame().getAttribute('sandbox')).toBe('allow-same-origin')

  type('A')
  await pass(100)
  type('AB')
  await pass(100)
  expect(sent).toHaveLength(1)
  await pass(100)
  expect(frame().getAttribute('src')).toBe(previewPath(2))
  expect(JSON.stringify(sent[1]?.body)).toContain('"AB"')
  await user.click(button('Hide preview'))
  type('ABC')
  await pass(1000)
  expect(sent).toHaveLength(2)
})

test('one preview is requested at a time, and the latest text wins', async () => {
  const answers: (() => void)[] = []
  const sent = answer(previewContent, () => {
    const path = previewPath(sent.length)
    return new Promise((resolve) => answers.push(() => resolve({ path })))
  })
  const { user, type } = await openEditor()
  await user.click(button('Show preview'))
  for (const text of ['A', 'AB', 'ABC']) {
    type(text)
    await pass(450)
  }
  expect(sent).toHaveLength(1)
  answers[0]?.()
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(JSON.stringify(sent[1]?.body)).toContain('"ABC"')
  answers[1]?.()
  await waitFor(() => expect(frame().getAttribute('src')).toBe(previewPath(2)))
})

test('the preview is as wide as the chosen screen', async () => {
  answer(previewContent, { path: previewPath(1) })
  const { user } = await openEditor()
  await user.click(button('Show preview'))
  await waitFor(() => expect(frame().style.width).toBe('360px'))
  await user.click(button('Desktop'))
  expect(button('Desktop').getAttribute('aria-pressed')).toBe('true')
  expect(frame().style.width).toBe('1280px')
})

test('a failed preview can be retried', async () => {
  const rejected = refuse(previewContent, 503)
  const { user } = await openEditor()
  await user.click(button('Show preview'))
  await screen.findByText('The preview could not be loaded.')
  await pass(5000)
  expect(rejected).toHaveLength(1)
  answer(previewContent, { path: previewPath(1) })
  await user.click(button('Try again'))
  await waitFor(() => expect(frame().getAttribute('src')).toBe(previewPath(1)))
  expect(screen.queryByText('The preview could not be loaded.')).toBeNull()
})

const link = {
  _id: '0192f000-0000-7000-a000-000000000001',
  author: 'head@college.example',
  createdAt: '2026-11-21T06:00:00.000Z',
  expiresAt: '2026-11-28T06:00:00.000Z',
}
const url = `https://college.example/shared/${'a'.repeat(43)}`

test('text is saved before a link to it is created, which can be copied and deleted', async () => {
  answer(listLinks, { links: [] })
  const order: string[] = []
  answer(saveContent, () => {
    order.push('saved')
    return saved
  })
  answer(shareContent, () => {
    order.push('shared')
    return { message: linkMade, url }
  })
  const { user, type } = await openEditor()
  type('Typed')
  await user.click(button('Share draft'))
  answer(listLinks, { links: [link] })
  await user.click(button('Create link'))

  expect((await screen.findByLabelText<HTMLInputElement>('New link')).value).toBe(url)
  expect(order).toEqual(['saved', 'shared'])
  await user.click(button('Copy'))
  await screen.findByText('Link copied')
  expect(await navigator.clipboard.readText()).toBe(url)
  await screen.findByText('Expires Nov 28, 11:30 AM')

  const ended = answer(endLink, { message: linkEnded })
  answer(listLinks, { links: [] })
  await user.click(button('Delete link: created Nov 21, 11:30 AM by head@college.example'))
  await screen.findByText(linkEnded)
  expect(ended.map(({ params }) => params)).toEqual([{ _id: entry._id, linkId: link._id }])
  await waitFor(() => expect(screen.queryByText(/^Expires/)).toBeNull())
  expect(screen.queryByLabelText('New link')).toBeNull()
  expect(document.activeElement).toBe(button('Create link'))
})

test('no link is created if the text couldn’t be saved', async () => {
  answer(listLinks, { links: [] })
  refuse(saveContent, 0)
  const shared = answer(shareContent, { message: linkMade, url })
  const { user, type } = await openEditor()
  type('Typed')
  await user.click(button('Share draft'))
  await user.click(button('Create link'))
  await screen.findByText(/^Your changes could not be saved, so no link was created/)
  expect(shared).toEqual([])
})
