import { useQueryClient } from '@tanstack/react-query'
import { Refusal } from 'contract/client'
import { useEffect, useEffectEvent } from 'react'

const unauthorized = 401

export function isSessionEnd(error: unknown): boolean {
  return error instanceof Refusal && error.status === unauthorized
}

type CacheEvent = { type: string; action?: { type: string; error?: unknown } }

/** Acts when any call is refused because the server knows no session of this administrator any more. */
export function useSessionEnd(onEnd: () => void): void {
  const queryClient = useQueryClient()
  const act = useEffectEvent(onEnd)
  useEffect(() => {
    const listen = ({ type, action }: CacheEvent) => {
      if (type === 'updated' && action?.type === 'error' && isSessionEnd(action.error)) act()
    }
    const caches = [queryClient.getMutationCache(), queryClient.getQueryCache()]
    const stops = caches.map((cache) => cache.subscribe(listen))
    return () => {
      for (const stop of stops) stop()
    }
  }, [queryClient])
}
