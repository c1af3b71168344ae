import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from 'contract/platform/client'
import { useEffect, useEffectEvent } from 'react'

type CacheEvent = { type: string; action?: { type: string; error?: unknown } }

export function useRejectedFields(status: number, onRefused: () => void): void {
  const queryClient = useQueryClient()
  const act = useEffectEvent(onRefused)
  useEffect(() => {
    const listen = ({ type, action }: CacheEvent) => {
      if (type !== 'updated' || action?.type !== 'error') return
      if (action.error instanceof ApiError && action.error.status === status) act()
    }
    const caches = [queryClient.getMutationCache(), queryClient.getQueryCache()]
    const stops = caches.map((cache) => cache.subscribe(listen))
    return () => {
      for (const stop of stops) stop()
    }
  }, [queryClient, status])
}
