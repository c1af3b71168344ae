import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { confirmReview, type Review, readReview, setReview } from 'contract/content/review'
import { call } from '#app/lib/call'
import { reportsQuery } from './content'

const reviewKey = 'content-review'

/** Who looks after an entry and when, and who could. */
export const reviewQuery = (_id: string) =>
  queryOptions({
    queryKey: [reviewKey, _id],
    queryFn: ({ signal }) => call(readReview, { params: { _id }, signal }),
    staleTime: 0,
  })

function useReviewChanged() {
  const queryClient = useQueryClient()
  // Of what failed, too: somebody was quicker, perhaps.
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: [reviewKey] }),
      queryClient.invalidateQueries({ queryKey: reportsQuery().queryKey }),
    ])
}

/** Says who looks after an entry and when. */
export function useSetReview(_id: string) {
  const onSettled = useReviewChanged()
  return useMutation({
    mutationFn: (body: { seen: Review; review: Review }) =>
      call(setReview, { params: { _id }, body }),
    onSettled,
  })
}

/** Says that an entry is still right. */
export function useConfirmReview() {
  const onSettled = useReviewChanged()
  return useMutation({
    mutationFn: ({ _id, by }: { _id: string; by: string }) =>
      call(confirmReview, { params: { _id }, body: { by } }),
    onSettled,
  })
}
