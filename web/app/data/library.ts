import { infiniteQueryOptions, keepPreviousData, useMutation } from '@tanstack/react-query'
import {
  deleteLibraryItem,
  describeLibraryItem,
  describeManyLibraryItems,
  libraryPage,
  listLibrary,
  readLibraryItem,
  recoverLibraryItems,
  replaceLibraryFile,
  restoreLibraryFile,
  uploadToLibrary,
} from 'contract/content/library/calls'
import { listDeletedItems } from 'contract/content/library/deleted-items'
import type { LibraryMissing, LibrarySort, LibraryUse } from 'contract/content/library/filters'
import {
  type LibraryKind,
  type LibraryTexts,
  libraryFileBytes,
} from 'contract/content/library/items'
import type { CallOptions } from 'contract/platform/client'
import { v7 as uuidv7 } from 'uuid'
import { call } from '#app/lib/call'
import { shrinkLater } from '#app/lib/shrink-later'
import { type UploadOptions, uploadCall } from '#app/lib/upload'
import { freshQuery } from './fresh-query'
import { useRefetch } from './use-refetch'

const libraryKey = ['library'] as const

export type LibraryFilters = {
  kind?: LibraryKind | undefined
  search?: string | undefined
  use?: LibraryUse | undefined
  missing?: LibraryMissing | undefined
  collection?: string | undefined
  sort?: LibrarySort | undefined
}

export const libraryQuery = (filters: LibraryFilters) =>
  infiniteQueryOptions({
    queryKey: [...libraryKey, 'list', filters],
    queryFn: ({ signal, pageParam }) =>
      call(listLibrary, { query: { ...filters, page: `${pageParam}` }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, _pages, page) =>
      page * libraryPage < total ? page + 1 : undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const libraryItemQuery = (_id: string) =>
  freshQuery([...libraryKey, 'item', _id], readLibraryItem, { params: { _id } })

// Refetched with the list.
export const deletedItemsQuery = () =>
  freshQuery([...libraryKey, 'list', 'deleted'], listDeletedItems)

type NewFile = { file: File; kind: LibraryKind | undefined }
type Seen = { _id: string; version: number }

const isPdf = ({ name, type }: File) => type === 'application/pdf' || /\.pdf$/i.test(name)
/** Photos over the server's limits are shrunk here; documents are sent unchanged. */
const prepared = (file: File) => (isPdf(file) ? file : shrinkLater(file, libraryFileBytes))

/** If no response comes, the same file is uploaded with the same id, even if it is chosen again. */
const newIds = new Map<string, string>()
const nameOf = ({ name, size, lastModified }: File) => `${name}/${size}/${lastModified}`

async function uploadOnce({ file, kind, onUploadProgress }: NewFile & UploadOptions) {
  const name = nameOf(file)
  const _id = newIds.get(name) ?? uuidv7()
  newIds.set(name, _id)
  const body = { file: await prepared(file), kind }
  const uploaded = await uploadCall(onUploadProgress)(uploadToLibrary, { query: { _id }, body })
  newIds.delete(name)
  return uploaded
}

export function useLibraryCalls() {
  const onSuccess = useRefetch(libraryKey)
  return {
    add: useMutation({
      mutationFn: uploadOnce,
      onSuccess,
    }),
    describe: useMutation({
      mutationFn: ({ _id, version, words }: Seen & { words: LibraryTexts }) =>
        call(describeLibraryItem, { params: { _id }, body: { ...words, version } }),
      onSettled: onSuccess,
    }),
    describeMany: useMutation({
      mutationFn: (body: CallOptions<typeof describeManyLibraryItems>['body']) =>
        call(describeManyLibraryItems, { body }),
      onSettled: onSuccess,
    }),
    replace: useMutation({
      mutationFn: async ({
        _id,
        version,
        file,
        onUploadProgress,
      }: Seen & { file: File } & UploadOptions) =>
        uploadCall(onUploadProgress)(replaceLibraryFile, {
          params: { _id },
          body: { version: `${version}`, file: await prepared(file) },
        }),
      onSettled: onSuccess,
    }),
    restore: useMutation({
      mutationFn: ({ _id, version, file }: Seen & { file: string }) =>
        call(restoreLibraryFile, { params: { _id }, body: { version, file } }),
      onSettled: onSuccess,
    }),
    recover: useMutation({
      mutationFn: ({ _id, version }: Seen) =>
        call(recoverLibraryItems, { body: { entries: [{ _id, version }] } }),
      onSettled: onSuccess,
    }),
    remove: useMutation({
      mutationFn: ({ _id, version }: Seen) =>
        call(deleteLibraryItem, { params: { _id }, query: { version: `${version}` } }),
      // Deleted items aren't refetched.
      onSuccess: useRefetch([...libraryKey, 'list']),
      onError: onSuccess,
    }),
  }
}
