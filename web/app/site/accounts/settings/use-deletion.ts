import { useDeleteAccount } from '#app/data/account-settings'
import { pathOf } from '#app/framework/addresses/path-of'
import { departTo } from './depart-to'
import type { Proven } from './proof'

export function useAccountDeletion(): Proven {
  const deletion = useDeleteAccount()
  return {
    run: async (password) => {
      const { message } = await deletion.mutateAsync(password)
      departTo(pathOf('home'), message)
    },
    isBusy: deletion.isPending || deletion.isSuccess,
  }
}
