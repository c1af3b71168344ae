import { useConfirmReview } from '#app/data/content-review'
import type { Panel } from '../../shell/panel'
import { useAct } from '../../shell/use-act'

export const reviewNotSaved = 'The review could not be saved. Check your connection and try again.'

export function useMarkReviewed(panel: Panel) {
  const confirm = useConfirmReview()
  const act = useAct(panel, reviewNotSaved)
  return {
    isBusy: confirm.isPending,
    confirm: (_id: string, by: string) => {
      if (!confirm.isPending) void act(() => confirm.mutateAsync({ _id, by }))
    },
  }
}
