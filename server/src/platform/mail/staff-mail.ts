import type { College } from 'contract/content/facts'
import { pageAddresses } from 'contract/platform/page-addresses'
import { sitePrefix } from '../http/language-prefix.ts'
import type { EmailParts } from './email-template.ts'
import type { OutgoingMail } from './mail.ts'
import { type ReaderLanguage, textsIn } from './texts-in.ts'

const sharedTexts = textsIn({
  hi: {
    'Hello,': 'नमस्ते,',
    'Hello {name},': 'नमस्ते {name},',
    'Open the panel': 'पैनल खोलें',
  },
})

/** To an account of the panel, in its language, with the texts of a domain. */
export const staffMailWith =
  <Translate>(texts: (language: ReaderLanguage) => Translate) =>
  (
    { email, name = '' }: { email: string; name?: string },
    partsOf: (writing: {
      college: College
      translate: Translate
      language: ReaderLanguage
    }) => Omit<EmailParts, 'greeting'>,
  ): OutgoingMail => ({
    to: email,
    isToStaff: true,
    compose: (college, language) => {
      const translate = sharedTexts(language)
      const greeting = name ? translate('Hello {name},', { name }) : translate('Hello,')
      return { greeting, ...partsOf({ college, translate: texts(language), language }) }
    },
  })

export const openPanelButton = (publicUrl: string, language: ReaderLanguage) => ({
  label: sharedTexts(language)('Open the panel'),
  url: publicUrl + sitePrefix(language) + pageAddresses['admin-login'],
})
