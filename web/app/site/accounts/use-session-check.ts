import { useQueryClient } from '@tanstack/react-query'
import { Refusal } from 'contract/platform/client'
import { useCallback } from 'react'
import { refetchCurrentUser } from '#app/data/account'

const notSignedIn = 401

/** For failures of calls that are only for who is signed in: after a session has ended, the screens hear of it. */
export function useSessionCheck(): (error: unknown) => void {
  const queryClient = useQueryClient()
  return useCallback(
    (error) => {
      if (!(error instanceof Refusal) || error.status !== notSignedIn) return
      // Should it stay unknown, the failure itself has been shown.
      void refetchCurrentUser(queryClient).catch(() => undefined)
    },
    [queryClient],
  )
}
