import { act, cleanup, screen, within } from '@testing-library/react'
import { startingContent } from 'college/starting-content'
import {
  contentSaved,
  type EditedContent,
  listContent,
  readContent,
  saveContent,
} from 'contract/content/calls'
import { afterEach, beforeEach, vi } from 'vitest'
import * as z from 'zod/mini'
import { answer } from './answer'
import { renderPanel } from './render-admin'

/** Clears storage before each test, and waits for pending saves after it. */
export function besideFactsEditor(): void {
  beforeEach(() => localStorage.clear())
  afterEach(async () => {
    cleanup()
    // Pending saves would be stored in the next test's browser.
    await vi.advanceTimersByTimeAsync(100)
    vi.useRealTimers()
  })
}

export const _id = '0192f000-0000-7000-9000-000000000001'
export const revision = '0192f000-0000-7000-8000-000000000001'

export const data = {
  ...startingContent.facts,
  phones: [
    { _key: 'a', number: '+91 120 000 1000', whose: '' },
    { _key: 'b', number: '+91 120 000 2000', whose: 'Admissions' },
  ],
  emails: [{ _key: 'a', address: 'office@college.ac.in', whose: '' }],
  officeHours: 'Nine to four',
}

export const anEntry = (change: Partial<EditedContent> = {}): EditedContent => ({
  _id,
  type: 'facts',
  title: 'College facts',
  position: 0,
  isPublic: true,
  hasDraft: false,
  savedAt: '2026-11-21T05:12:00.000Z',
  author: 'asha@college.test',
  version: 1,
  data,
  publicData: data,
  publicRevision: revision,
  basedOn: revision,
  ...change,
})

export const written = z.object({ version: z.number(), data: z.looseObject({}) })

/** A server that stores what it receives. */
export function serve(first: EditedContent) {
  let entry = first
  answer(listContent, () => ({ entries: [entry] }))
  answer(readContent, () => entry)
  const saved = answer(saveContent, ({ body }) => {
    const { version, data } = written.parse(body)
    entry = { ...entry, version: version + 1, data, hasDraft: true, author: 'head@college.example' }
    return { message: contentSaved, entry }
  })
  return { saved, now: () => entry }
}

export const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

export async function openEditor(entry = anEntry()) {
  const served = serve(entry)
  const rendered = await renderPanel([], 'Website')
  await rendered.user.click(await screen.findByRole('button', { name: /^College facts/ }))
  await screen.findByLabelText(/^Office hours/)
  return { ...rendered, ...served }
}

export const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name)
export const button = (name: string | RegExp) => screen.getByRole('button', { name })
export const phones = () => within(screen.getByRole('group', { name: /^Phone numbers/ }))
export const numbers = () =>
  phones()
    .getAllByLabelText<HTMLInputElement>(/^Number/)
    .map(({ value }) => value)
