import { pageAddresses } from 'contract/platform/page-addresses'

/** The page of a subscription, for who has its mails: it shows what can be pressed, and takes what is pressed. */
export const linkOf = (publicUrl: string, token: string) =>
  publicUrl + pageAddresses.subscription(token)
