import { useMutation } from '@tanstack/react-query'
import { confirmReview, type Review, readReview, setReview } from 'contract/content/review'
import { call } from '#app/lib/call'
import { reportsQuery } from './content'
import { freshQuery } from './fresh-query'
import { useRefetch } from './use-refetch'

const reviewKey = 'content-review'

export const reviewQuery = (_id: string) =>
  freshQuery([reviewKey, _id], readReview, { params: { _id } })

const reviewKeys = [[reviewKey], reportsQuery().queryKey]

export const useSetReview = (_id: string) =>
  useMutation({
    mutationFn: (body: { seen: Review; review: Review }) =>
      call(setReview, { params: { _id }, body }),
    onSettled: useRefetch(...reviewKeys),
  })

export const useConfirmReview = () =>
  useMutation({
    mutationFn: ({ _id, by }: { _id: string; by: string }) =>
      call(confirmReview, { params: { _id }, body: { by } }),
    onSettled: useRefetch(...reviewKeys),
  })
