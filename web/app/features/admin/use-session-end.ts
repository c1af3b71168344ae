import { useQueryClient } from '@tanstack/react-query'
import { Refusal } from 'contract/client'
import { useEffect, useEffectEvent } from 'react'

const unauthorized = 401

export function isSessionEnd(error: unknown): boolean {
  return error instanceof Refusal && error.status === unauthorized
}

/** Acts when any change is refused because the server knows no session of this administrator any more. */
export function useSessionEnd(onEnd: () => void): void {
  const queryClient = useQueryClient()
  const act = useEffectEvent(onEnd)
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return
        if (isSessionEnd(event.action.error)) act()
      }),
    [queryClient],
  )
}
