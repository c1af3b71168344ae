import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from 'contract/platform/client'
import { useCallback } from 'react'
import { recheckCurrentUser } from '#app/data/account'

const notSignedIn = 401

/** After a 401, refetches the user so that the screens notice the end of the session. */
export function useSessionCheck(): (error: unknown) => void {
  const queryClient = useQueryClient()
  return useCallback(
    (error) => {
      if (error instanceof ApiError && error.status === notSignedIn) recheckCurrentUser(queryClient)
    },
    [queryClient],
  )
}
