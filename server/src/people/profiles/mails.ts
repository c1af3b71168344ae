import { pageAddresses } from 'contract/platform/page-addresses'
import { sitePrefix } from '../../platform/http/language-prefix.ts'
import type { EmailParts } from '../../platform/mail/email-template.ts'
import type { OutgoingMail } from '../../platform/mail/mail.ts'
import { textsIn } from '../../platform/mail/texts-in.ts'

const texts = textsIn({
  hi: {
    'Hello,': 'नमस्ते,',
    'Open the panel': 'पैनल खोलें',
    'Your profile change at {college} was approved': '{college} में आपकी प्रोफ़ाइल का बदलाव स्वीकृत हुआ',
    '{by} approved your change to the profile of {name}. It’s live on the website.':
      '{by} ने {name} की प्रोफ़ाइल में आपका बदलाव स्वीकृत किया। यह अब वेबसाइट पर है।',
    'Your profile change at {college} was returned': '{college} में आपकी प्रोफ़ाइल का बदलाव लौटाया गया',
    '{by} returned your change to the profile of {name} with this note:':
      '{by} ने {name} की प्रोफ़ाइल में आपका बदलाव इस टिप्पणी के साथ लौटाया:',
    'You can also read the note above your profile in the panel. Make the changes there and send it again.':
      'यह टिप्पणी पैनल में आपकी प्रोफ़ाइल के ऊपर भी है। वहाँ बदलाव करें और फिर से भेजें।',
  },
})

export type ProfileEmailFacts = { name: string; by: string; publicUrl: string }

const toAuthor = (
  to: string,
  { publicUrl, ...names }: ProfileEmailFacts,
  partsOf: (
    translate: ReturnType<typeof texts>,
    names: { name: string; by: string; college: string },
  ) => Pick<EmailParts, 'subject' | 'paragraphs' | 'quote' | 'closing'>,
): OutgoingMail => ({
  to,
  isToStaff: true,
  compose: ({ shortName: college }, language) => {
    const translate = texts(language)
    const url = publicUrl + sitePrefix(language) + pageAddresses['admin-login']
    return {
      greeting: translate('Hello,'),
      button: { label: translate('Open the panel'), url },
      ...partsOf(translate, { ...names, college }),
    }
  },
})

export const profileApprovedMail = (to: string, facts: ProfileEmailFacts): OutgoingMail =>
  toAuthor(to, facts, (translate, names) => ({
    subject: translate('Your profile change at {college} was approved', names),
    paragraphs: [
      translate(
        '{by} approved your change to the profile of {name}. It’s live on the website.',
        names,
      ),
    ],
    closing: [],
  }))

export const profileReturnedMail = (
  to: string,
  { note, ...facts }: ProfileEmailFacts & { note: string },
): OutgoingMail =>
  toAuthor(to, facts, (translate, names) => ({
    subject: translate('Your profile change at {college} was returned', names),
    paragraphs: [
      translate('{by} returned your change to the profile of {name} with this note:', names),
    ],
    quote: note,
    closing: [
      translate(
        'You can also read the note above your profile in the panel. Make the changes there and send it again.',
      ),
    ],
  }))
