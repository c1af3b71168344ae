import { pageAddresses } from 'contract/platform/page-addresses'

export const subscriptionLink = (publicUrl: string, token: string) =>
  publicUrl + pageAddresses.subscription(token)
