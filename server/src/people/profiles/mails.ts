import { openPanelButton, staffMailWith } from '../../platform/mail/staff-mail.ts'
import { textsIn } from '../../platform/mail/texts-in.ts'

const texts = textsIn({
  hi: {
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

const toAuthor = staffMailWith(texts)

export const profileApprovedMail = (email: string, { name, by, publicUrl }: ProfileEmailFacts) =>
  toAuthor({ email }, ({ college, translate, language }) => ({
    subject: translate('Your profile change at {college} was approved', {
      college: college.shortName,
    }),
    paragraphs: [
      translate('{by} approved your change to the profile of {name}. It’s live on the website.', {
        by,
        name,
      }),
    ],
    button: openPanelButton(publicUrl, language),
    closing: [],
  }))

export const profileReturnedMail = (
  email: string,
  { name, by, note, publicUrl }: ProfileEmailFacts & { note: string },
) =>
  toAuthor({ email }, ({ college, translate, language }) => ({
    subject: translate('Your profile change at {college} was returned', {
      college: college.shortName,
    }),
    paragraphs: [
      translate('{by} returned your change to the profile of {name} with this note:', { by, name }),
    ],
    quote: note,
    button: openPanelButton(publicUrl, language),
    closing: [
      translate(
        'You can also read the note above your profile in the panel. Make the changes there and send it again.',
      ),
    ],
  }))
