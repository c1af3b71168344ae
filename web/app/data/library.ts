import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import {
  deleteLibraryItem,
  describeLibraryItem,
  libraryPage,
  listLibrary,
  readLibraryItem,
  replaceLibraryFile,
  restoreLibraryFile,
  uploadToLibrary,
} from 'contract/content/library/calls'
import {
  type LibraryKind,
  type LibraryWords,
  libraryFileBytes,
} from 'contract/content/library/items'
import { call } from '#app/lib/call'
import { shrinkLater } from '#app/lib/shrink-later'
import { type UploadProgress, upload } from '#app/lib/upload'

const libraryKey = ['library'] as const

type Asked = { kind: LibraryKind | undefined; search: string }

/** Pictures and documents, last changed first, page by page. */
export const libraryQuery = ({ kind, search }: Asked) =>
  infiniteQueryOptions({
    queryKey: [...libraryKey, 'list', kind, search],
    queryFn: ({ signal, pageParam }) =>
      call(listLibrary, {
        query: { ...(kind && { kind }), ...(search && { search }), page: `${pageParam}` },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, _pages, page) =>
      page * libraryPage < total ? page + 1 : undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** One of them, with its earlier files and where it is used. */
export const libraryItemQuery = (_id: string) =>
  queryOptions({
    queryKey: [...libraryKey, 'item', _id],
    queryFn: ({ signal }) => call(readLibraryItem, { params: { _id }, signal }),
    staleTime: 0,
  })

type NewFile = { file: File; kind: LibraryKind | undefined }
type Seen = { _id: string; version: number }

const isPdf = ({ name, type }: File) => type === 'application/pdf' || /\.pdf$/i.test(name)
/** A photo over the server's limits is made smaller here; a document is sent as it is. */
const prepared = (file: File) => (isPdf(file) ? file : shrinkLater(file, libraryFileBytes))

/** The calls that write the library; whatever is known of it is asked for again afterwards. */
export function useLibraryCalls() {
  const queryClient = useQueryClient()
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: libraryKey })
  return {
    add: useMutation({
      mutationFn: async ({ file, kind, onUploadProgress }: NewFile & UploadProgress) =>
        upload(onUploadProgress)(uploadToLibrary, { body: { file: await prepared(file), kind } }),
      onSuccess,
    }),
    describe: useMutation({
      mutationFn: ({ _id, version, words }: Seen & { words: LibraryWords }) =>
        call(describeLibraryItem, { params: { _id }, body: { ...words, version } }),
      onSettled: onSuccess,
    }),
    replace: useMutation({
      mutationFn: async ({
        _id,
        version,
        file,
        onUploadProgress,
      }: Seen & { file: File } & UploadProgress) =>
        upload(onUploadProgress)(replaceLibraryFile, {
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
    remove: useMutation({
      mutationFn: ({ _id, version }: Seen) =>
        call(deleteLibraryItem, { params: { _id }, query: { version: `${version}` } }),
      // What is gone is not asked for again.
      onSuccess: () => queryClient.invalidateQueries({ queryKey: [...libraryKey, 'list'] }),
      onError: onSuccess,
    }),
  }
}
