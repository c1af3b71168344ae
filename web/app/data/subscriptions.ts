import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  countAudience,
  endOwnSubscription,
  getOwnSubscription,
  getSubscriptionFigures,
  readSubscription,
  removeSubscription,
  type SubscriptionChoice,
  saveOwnSubscription,
} from 'contract/messaging/subscriptions'
import type { Call } from 'contract/platform/client'
import { call as browserCall } from '#app/lib/call'
import { callQuery } from './call-query'

export const subscriptionQuery = (token: string | undefined, call?: Call) =>
  callQuery(['subscription', token ?? ''], readSubscription, call, { query: { token } })

export const ownSubscriptionQuery = callQuery(['account', 'subscription'], getOwnSubscription)

export function useOwnSubscription() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: SubscriptionChoice | undefined) =>
      body ? browserCall(saveOwnSubscription, { body }) : browserCall(endOwnSubscription),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ownSubscriptionQuery.queryKey }),
  })
}

export const subscriptionFiguresQuery = () =>
  queryOptions({
    queryKey: ['subscriptions'],
    queryFn: ({ signal }) => browserCall(getSubscriptionFigures, { signal }),
    staleTime: 0,
  })

export const audienceQuery = (query: { category?: string; department?: string }) =>
  queryOptions({
    queryKey: ['subscriptions', 'audience', query],
    queryFn: async ({ signal }) =>
      (await browserCall(countAudience, { query, signal })).subscribers,
    staleTime: 0,
  })

export function useRemoveSubscription() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (email: string) => browserCall(removeSubscription, { body: { email } }),
    onSuccess: () =>
      queryClient.invalidateQueries({ queryKey: subscriptionFiguresQuery().queryKey }),
  })
}
