import { ApiError } from 'contract/platform/client'
import { useConfirmReview } from '#app/data/content-review'
import type { Panel } from '../../shell/panel'
import { isSessionEnd } from '../../shell/use-session-end'

const failed = 'The review could not be saved. Check your connection and try again.'

export const showReviewFailure = (panel: Panel) => (error: Error) => {
  if (isSessionEnd(error)) return
  panel.showError((error instanceof ApiError && error.message) || failed)
}

export function useStillRight(panel: Panel) {
  const confirm = useConfirmReview()
  return {
    isBusy: confirm.isPending,
    confirm: (_id: string, by: string) => {
      if (confirm.isPending) return
      confirm.mutate(
        { _id, by },
        {
          onSuccess: ({ message }) => panel.showSuccess(message),
          onError: showReviewFailure(panel),
        },
      )
    },
  }
}
