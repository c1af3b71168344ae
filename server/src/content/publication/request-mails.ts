import { openPanelButton, staffMailWith } from '../../platform/mail/staff-mail.ts'
import { textsIn } from '../../platform/mail/texts-in.ts'

const texts = textsIn({
  hi: {
    '“{name}” is waiting for your review at {college}':
      '{college} में “{name}” आपकी जाँच की प्रतीक्षा में है',
    '{by} sent “{name}” for review, to be published on the website of {site}.':
      '{by} ने “{name}” को {site} की वेबसाइट पर प्रकाशन के लिए जाँच हेतु भेजा है।',
    'You’ll find it on the dashboard, under “Waiting for you”. Open it to see what would change for visitors.':
      'यह डैशबोर्ड पर “आपके लिए काम” में मिलेगा। उसे खोलकर देखें कि वेबसाइट पर क्या बदलेगा।',
    '“{name}” has been published at {college}': '{college} में “{name}” प्रकाशित हो गया है',
    '{by} approved and published “{name}”.': '{by} ने “{name}” को स्वीकृत करके प्रकाशित किया।',
    'Anything you changed after sending it for review is still a draft.':
      'जाँच के लिए भेजने के बाद आपने जो बदला, वह अभी मसौदा है।',
    '“{name}” was returned to you at {college}': '{college} में “{name}” आपको लौटाया गया',
    '{by} returned “{name}” with this note:': '{by} ने “{name}” इस टिप्पणी के साथ लौटाया:',
    'You can also read the note above the form. Make the changes there and send it for review again.':
      'यह टिप्पणी फ़ॉर्म के ऊपर भी है। वहाँ बदलाव करें और फिर से जाँच के लिए भेजें।',
  },
})

type RequestDetails = { name: string; by: string; note: string | undefined; publicUrl: string }

const toStaff = staffMailWith(texts)

export const requestedMail = (email: string, { name, by, note, publicUrl }: RequestDetails) =>
  toStaff({ email }, ({ college, translate, language }) => ({
    subject: translate('“{name}” is waiting for your review at {college}', {
      name,
      college: college.shortName,
    }),
    paragraphs: [
      translate('{by} sent “{name}” for review, to be published on the website of {site}.', {
        by,
        name,
        site: college.name,
      }),
    ],
    ...(note && { quote: note }),
    button: openPanelButton(publicUrl, language),
    closing: [
      translate(
        'You’ll find it on the dashboard, under “Waiting for you”. Open it to see what would change for visitors.',
      ),
    ],
  }))

export const approvedMail = (email: string, { name, by, publicUrl }: RequestDetails) =>
  toStaff({ email }, ({ college, translate, language }) => ({
    subject: translate('“{name}” has been published at {college}', {
      name,
      college: college.shortName,
    }),
    paragraphs: [translate('{by} approved and published “{name}”.', { by, name })],
    button: openPanelButton(publicUrl, language),
    closing: [translate('Anything you changed after sending it for review is still a draft.')],
  }))

export const returnedMail = (email: string, { name, by, note, publicUrl }: RequestDetails) =>
  toStaff({ email }, ({ college, translate, language }) => ({
    subject: translate('“{name}” was returned to you at {college}', {
      name,
      college: college.shortName,
    }),
    paragraphs: [translate('{by} returned “{name}” with this note:', { by, name })],
    ...(note && { quote: note }),
    button: openPanelButton(publicUrl, language),
    closing: [
      translate(
        'You can also read the note above the form. Make the changes there and send it for review again.',
      ),
    ],
  }))
