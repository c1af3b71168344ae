import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from 'contract/platform/client'
import { useEffect, useEffectEvent } from 'react'
import { useRefreshAccount } from '#app/data/admin'

type CacheEvent = { type: string; action?: { type: string; error?: unknown } }

function useRejectedFields(status: number, onError: (error: ApiError) => void): void {
  const queryClient = useQueryClient()
  const act = useEffectEvent(onError)
  useEffect(() => {
    const listen = ({ type, action }: CacheEvent) => {
      if (type !== 'updated' || action?.type !== 'error') return
      if (action.error instanceof ApiError && action.error.status === status) act(action.error)
    }
    const caches = [queryClient.getMutationCache(), queryClient.getQueryCache()]
    const stops = caches.map((cache) => cache.subscribe(listen))
    return () => {
      for (const stop of stops) stop()
    }
  }, [queryClient, status])
}

const unauthorized = 401
const forbidden = 403

export function isSessionEnd(error: unknown): boolean {
  return error instanceof ApiError && error.status === unauthorized
}

/** On 401. */
export const useSessionEnd = (onEnd: (error: ApiError) => void): void =>
  useRejectedFields(unauthorized, onEnd)

/** On 403: the account's role has changed. */
export function useRightsCheck(): void {
  const refreshAccount = useRefreshAccount()
  // On failure the old rights stay until the next 403.
  useRejectedFields(forbidden, () => void refreshAccount().catch(() => undefined))
}
