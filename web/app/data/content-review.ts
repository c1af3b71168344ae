import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { confirmReview, type Review, readReview, setReview } from 'contract/content/review'
import { call } from '#app/lib/call'
import { reportsQuery } from './content'

const reviewKey = 'content-review'

export const reviewQuery = (_id: string) =>
  queryOptions({
    queryKey: [reviewKey, _id],
    queryFn: ({ signal }) => call(readReview, { params: { _id }, signal }),
    staleTime: 0,
  })

function useReviewChanged() {
  const queryClient = useQueryClient()
  // Also after a failure: somebody else may have been faster.
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: [reviewKey] }),
      queryClient.invalidateQueries({ queryKey: reportsQuery().queryKey }),
    ])
}

export function useSetReview(_id: string) {
  const onSettled = useReviewChanged()
  return useMutation({
    mutationFn: (body: { seen: Review; review: Review }) =>
      call(setReview, { params: { _id }, body }),
    onSettled,
  })
}

export function useConfirmReview() {
  const onSettled = useReviewChanged()
  return useMutation({
    mutationFn: ({ _id, by }: { _id: string; by: string }) =>
      call(confirmReview, { params: { _id }, body: { by } }),
    onSettled,
  })
}
