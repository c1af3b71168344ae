import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  discardDraft,
  type EditedContent,
  listRevisions,
  publishContent,
  readContent,
  restoreContent,
  saveContent,
  unscheduleContent,
  type WrittenContent,
} from 'contract/content/calls'
import { findDeadLinkTargets, maxLinkTargets } from 'contract/content/dead-link-targets'
import {
  createContent,
  endContent,
  listUses,
  moveContent,
  recoverContent,
  reinstateContent,
  trashContent,
  withdrawContent,
} from 'contract/content/entry-calls'
import { readReports } from 'contract/content/reports'
import { readRequest } from 'contract/content/request'
import {
  approveRequest,
  cancelRequest,
  createPublicationRequest,
  returnRequest,
} from 'contract/content/request-calls'
import type { CollectionName } from 'contract/content/types'
import { minuteMilliseconds } from 'contract/platform/durations'
import { call } from '#app/lib/call'
import { callToTheEnd } from '#app/lib/call-to-the-end'
import { freshQuery } from './fresh-query'
import { useRefetch } from './use-refetch'

export const deadLinkTargetsQuery = (places: readonly string[]) =>
  queryOptions({
    queryKey: ['dead-places', ...places],
    queryFn: async ({ signal }) => {
      const requested = places.join(' ').slice(0, maxLinkTargets)
      return (await call(findDeadLinkTargets, { query: { places: requested }, signal })).dead
    },
    enabled: places.length > 0,
    staleTime: minuteMilliseconds,
  })

export const reportsQuery = () => freshQuery(['reports'], readReports)

export const contentKey = ['content'] as const

export const contentUsesQuery = (_id: string) =>
  queryOptions({
    queryKey: [...contentKey, 'uses', _id],
    queryFn: async ({ signal }) => (await call(listUses, { params: { _id }, signal })).uses,
    staleTime: 0,
    gcTime: 0,
  })

type NewPosition = { _id: string; position: number; before?: string }

export function useCollectionCalls() {
  const onSettled = useRefetch(contentKey)
  return {
    create: useMutation({
      mutationFn: (body: { _id: string; type: CollectionName; name: string }) =>
        call(createContent, { body }),
      onSettled,
    }),
    move: useMutation({
      mutationFn: ({ _id, ...body }: NewPosition) => call(moveContent, { params: { _id }, body }),
      onSettled,
    }),
    withdraw: useMutation({
      mutationFn: async (_id: string) => {
        const { version, unpublishAt } = await call(readContent, { params: { _id } })
        const answer = await call(withdrawContent, { params: { _id }, body: { version } })
        return { ...answer, unpublishAt }
      },
      onSettled,
    }),
    reinstate: useMutation({
      mutationFn: ({ _id, ...body }: { _id: string; version: number; unpublishAt?: string }) =>
        call(reinstateContent, { params: { _id }, body }),
      onSettled,
    }),
    recover: useMutation({
      mutationFn: async (_id: string) => {
        const { version } = await call(readContent, { params: { _id } })
        return call(recoverContent, { params: { _id }, body: { version } })
      },
      onSettled,
    }),
  }
}

/** Opening an entry waits for its last write. */
const lastWrites = new WeakMap<QueryClient, Map<string, Promise<unknown>>>()

function lastWritesIn(client: QueryClient) {
  const writes = lastWrites.get(client) ?? new Map<string, Promise<unknown>>()
  lastWrites.set(client, writes)
  return writes
}

/** The form starts from it and keeps it up to date itself. */
export const contentQuery = (_id: string) =>
  queryOptions({
    queryKey: ['content-entry', _id],
    queryFn: async ({ client, signal }) => {
      await lastWritesIn(client).get(_id)
      return call(readContent, { params: { _id }, signal })
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  })

export const revisionsQuery = (_id: string) =>
  queryOptions({
    queryKey: [...contentKey, 'history', _id],
    queryFn: async ({ signal }) =>
      (await call(listRevisions, { params: { _id }, signal })).revisions,
    staleTime: 0,
    gcTime: 0,
  })

export const requestQuery = (_id: string, revision: string) => ({
  ...freshQuery([...contentKey, 'request', _id, revision], readRequest, { params: { _id } }),
  gcTime: 0,
})

type Write = () => Promise<{ entry: EditedContent }>

/** The calls finish even if the caller has unmounted. */
export function useContentCalls(_id: string) {
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation({
    mutationFn: (write: Write) => write(),
    onSuccess: () => {
      // The save doesn't wait for the lists.
      void queryClient.invalidateQueries({ queryKey: contentKey })
    },
  })
  const params = { _id }
  const write = async (work: Write) => {
    const writing = mutateAsync(work)
    lastWritesIn(queryClient).set(
      _id,
      writing.catch(() => undefined),
    )
    return (await writing).entry
  }
  return {
    read: () => call(readContent, { params }),
    save: (body: WrittenContent) => write(() => callToTheEnd(saveContent, { params, body })),
    publish: (
      body: WrittenContent & { at?: string; isConfirmed?: true; areTranslationsCorrect?: true },
    ) => write(() => call(publishContent, { params, body })),
    unschedule: (body: { version: number }) =>
      write(() => call(unscheduleContent, { params, body })),
    discard: (body: { version: number }) => write(() => call(discardDraft, { params, body })),
    restore: (body: { version: number; revision: string }) =>
      write(() => call(restoreContent, { params, body })),
    withdraw: (body: { version: number }) => write(() => call(withdrawContent, { params, body })),
    end: (body: { version: number; at?: string }) =>
      write(() => call(endContent, { params, body })),
    trash: (body: { version: number }) => write(() => call(trashContent, { params, body })),
    recover: (body: { version: number }) => write(() => call(recoverContent, { params, body })),
    reinstate: (body: { version: number; unpublishAt?: string }) =>
      write(() => call(reinstateContent, { params, body })),
    requestReview: (body: WrittenContent & { note?: string }) =>
      write(() => call(createPublicationRequest, { params, body })),
    cancelRequest: (body: { revision: string }) =>
      write(() => call(cancelRequest, { params, body })),
    approveRequest: (body: { revision: string; isConfirmed?: true }) =>
      write(() => call(approveRequest, { params, body })),
    returnRequest: (body: { revision: string; note: string }) =>
      write(() => call(returnRequest, { params, body })),
  }
}
