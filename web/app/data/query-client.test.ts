import { MutationObserver, onlineManager } from '@tanstack/react-query'
import { ApiError } from 'contract/platform/client'
import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient } from './query-client'

const noAnswer = () => new ApiError(0, { message: '' })

afterEach(() => {
  onlineManager.setOnline(true)
})

test('without a connection, a change fails at once and isn’t retried later', async () => {
  const mutationFn = vi.fn(() => Promise.reject(noAnswer()))
  onlineManager.setOnline(false)
  const deletion = new MutationObserver(createQueryClient(), { mutationFn })
  await expect(deletion.mutate()).rejects.toEqual(noAnswer())

  onlineManager.setOnline(true)
  expect(mutationFn).toHaveBeenCalledOnce()
})

test('without a connection, a query fails instead of waiting', async () => {
  onlineManager.setOnline(false)
  const queryFn = () => Promise.reject(noAnswer())
  const requested = createQueryClient().fetchQuery({ queryKey: ['events'], queryFn, retry: false })

  await expect(requested).rejects.toEqual(noAnswer())
})
