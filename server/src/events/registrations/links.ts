import { pageAddresses } from 'contract/platform/page-addresses'
import { sitePrefix } from '../../platform/http/language-prefix.ts'
import type { ReaderLanguage } from '../../platform/mail/texts-in.ts'

export const registrationLink = (
  publicUrl: string,
  token: string,
  language: ReaderLanguage = null,
) => publicUrl + sitePrefix(language) + pageAddresses.registration(token)
