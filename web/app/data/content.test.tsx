import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { readContent, saveContent } from 'contract/content/calls'
import { expect, test } from 'vitest'
import { anAboutEntry } from '#test/about-entry'
import { answer } from '#test/answer'
import { hold } from '#test/delayed-response'
import { contentQuery, useContentCalls } from './content'
import { createQueryClient } from './query-client'

const entry = anAboutEntry()

test('an entry is read after its last write, and other pages don’t wait for it', async () => {
  const client = createQueryClient()
  const { result } = renderHook(() => useContentCalls(entry._id), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  })
  const save = hold<{ message: string; entry: typeof entry }>()
  answer(saveContent, () => save.promise)
  const reads = answer(readContent, entry)
  const saving = result.current.save({ version: 1, basedOn: entry._id, data: {} })
  const reading = client.fetchQuery(contentQuery(entry._id))

  await createQueryClient().fetchQuery(contentQuery(entry._id))
  expect(reads).toHaveLength(1)

  save.resolve({ message: 'Saved', entry })
  await Promise.all([saving, reading])
  expect(reads).toHaveLength(2)
})
