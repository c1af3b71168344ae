import { pageAddresses } from 'contract/platform/page-addresses'

/** The page of a registration, for who has its mails: it shows how it stands and what can be pressed, and takes what is pressed. */
export const linkOf = (publicUrl: string, token: string) =>
  publicUrl + pageAddresses.registration(token)
