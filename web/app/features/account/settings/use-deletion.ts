import { useDeleteAccount } from '#app/data/account-settings'
import { pathOf } from '#app/pages/path-of'
import { departTo } from './depart-to'

export const deleteFailed = 'Failed to delete account. Please try again.'

export type Deletion = {
  /** Without a password the server wants to have seen Google's answer. A refusal is left to the caller. */
  run: (password?: string) => Promise<void>
  isBusy: boolean
}

/** The end of an account, which leads to the home page. */
export function useDeletion(): Deletion {
  const deletion = useDeleteAccount()
  return {
    run: async (password) => {
      const { message } = await deletion.mutateAsync(password)
      departTo(pathOf('home'), message)
    },
    isBusy: deletion.isPending || deletion.isSuccess,
  }
}
