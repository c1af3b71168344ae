import { pageAddresses } from 'contract/platform/page-addresses'

export const linkOf = (publicUrl: string, token: string) =>
  publicUrl + pageAddresses.subscription(token)
