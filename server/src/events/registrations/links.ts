import { pageAddresses } from 'contract/platform/page-addresses'

export const registrationLink = (publicUrl: string, token: string) =>
  publicUrl + pageAddresses.registration(token)
