import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
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

/** The subscription that a mailed link is for, and the categories there are; without a token the latter alone. */
export const subscriptionQuery = (token: string | undefined, call?: Call) =>
  callQuery(['subscription', token ?? ''], readSubscription, call, { query: { token } })

/** The same of the address of the student who is signed in. */
export const ownSubscriptionQuery = callQuery(['account', 'subscription'], getOwnSubscription)

/** Subscribes the student, or changes what the address is told of; without a choice it is told nothing more. */
export function useOwnSubscription() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: SubscriptionChoice | undefined) =>
      body ? browserCall(saveOwnSubscription, { body }) : browserCall(endOwnSubscription),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ownSubscriptionQuery.queryKey }),
  })
}

/** How many subscribe, for the panel. */
export const subscriptionFiguresQuery = () =>
  queryOptions({
    queryKey: ['subscriptions'],
    queryFn: ({ signal }) => browserCall(getSubscriptionFigures, { signal }),
    staleTime: 0,
  })

/** Takes an address out. */
export function useRemoveSubscription() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (email: string) => browserCall(removeSubscription, { body: { email } }),
    onSuccess: () =>
      queryClient.invalidateQueries({ queryKey: subscriptionFiguresQuery().queryKey }),
  })
}
