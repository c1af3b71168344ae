import type { College } from 'contract/content/facts'
import { escapeMarkup } from 'contract/platform/escape-markup'
import { type PartIn, partIn, withoutBidiControls } from 'contract/platform/language-of-text'
import { type ReaderLanguage, textsIn } from './texts-in.ts'
import { themeColour } from './theme-colour.ts'

const templateTexts = textsIn({
  hi: {
    'Before: {before}': 'पहले: {before}',
    'Your ticket as a QR code': 'QR कोड के रूप में आपका टिकट',
    'Show this at the door, or give the code:': 'इसे प्रवेश-द्वार पर दिखाएँ, या यह कोड बताएँ:',
    'Your ticket is attached. At the door, give its code:':
      'आपका टिकट साथ लगा है। प्रवेश-द्वार पर उसका कोड बताएँ:',
  },
})

export type EmailTemplate = { subject: string; text: string; html: string }

export type EmailParts = {
  subject: string
  greeting: string
  paragraphs: Paragraph[]
  code?: string
  button?: { label: string; url: string }
  ticketCode?: string | undefined
  items?: LetterItem[]
  quote?: string
  closing: string[]
  links?: { label: string; url: string }[]
}

type Paragraph = string | { now: string; before: string }

type LetterItem = {
  title: string
  /** Of the title, without what is in front of it. */
  part: PartIn
  url: string
  about: string
}

export const logoCid = 'logo@college'
export const ticketCid = 'ticket@college'

const font = "font-family:'Source Sans 3','Segoe UI',Helvetica,Arial,sans-serif"
const serif = "font-family:Fraunces,Georgia,'Times New Roman',serif"
const brand = themeColour('primary')
const onBrand = themeColour('white')
const ink = themeColour('ink')
const muted = themeColour('ink-muted')
const ground = themeColour('tint')
const card = themeColour('card')
const line = themeColour('line')
const gold = themeColour('gold-500')

const attributes = (part: PartIn) =>
  Object.entries(part)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')
const languageIn = (language: ReaderLanguage, text: string) => attributes(partIn(language, text))

const lines = (text: string) => escapeMarkup(text).replaceAll('\n', '<br>')

const afterLabel = /(?<=^[^:\n]+: )/

/** After a label in the reader's language, only what staff wrote may be in another one. */
function partsIn(language: ReaderLanguage, text: string) {
  const [label = '', written] = text.split(afterLabel)
  const isMixed = written && !partIn(language, label).lang && partIn(language, written).lang
  if (!isMixed) return { part: languageIn(language, text), html: lines(text) }
  return {
    part: '',
    html: `${lines(label)}<span${languageIn(language, written)}>${lines(written)}</span>`,
  }
}

function paragraph(language: ReaderLanguage, text: string, color = ink) {
  const { part, html } = partsIn(language, text)
  return `<p${part} style="margin:0 0 16px;font-size:16px;line-height:1.55;color:${color}">${html}</p>`
}

function struck({ now, before }: { now: string; before: string }, language: ReaderLanguage) {
  const { part, html } = partsIn(language, now)
  const previous = `<s${languageIn(language, before)}>${escapeMarkup(before)}</s>`
  return `<p style="margin:0 0 16px;font-size:16px;line-height:1.55;color:${ink}"><span${part}>${html}</span><br><span style="color:${muted}">${templateTexts(language)('Before: {before}', { before: previous })}</span></p>`
}

const codeBox = (code: string) =>
  `<p style="margin:24px 0;padding:18px 0;background:${ground};border-radius:10px;text-align:center;font-size:30px;letter-spacing:5px;font-weight:700;color:${brand}">${escapeMarkup(code)}</p>`

function ticketBox(code: string, language: ReaderLanguage) {
  const translate = templateTexts(language)
  return `<p style="margin:24px 0 8px;text-align:center"><img src="cid:${ticketCid}" width="240" height="240" alt="${translate('Your ticket as a QR code')}" style="background:#ffffff"></p>\n${paragraph(language, translate('Show this at the door, or give the code:'))}\n${codeBox(code)}`
}

const buttonLink = ({ label, url }: { label: string; url: string }) =>
  `<p style="margin:28px 0"><a href="${escapeMarkup(url)}" style="display:inline-block;padding:13px 26px;background:${brand};border-radius:999px;color:${onBrand};font-size:16px;font-weight:600;text-decoration:none">${escapeMarkup(label)}</a></p>`

const listed = ({ title, part, url, about }: LetterItem) =>
  `<p style="margin:0 0 18px;padding:0 0 16px;border-bottom:1px solid ${line};font-size:17px;line-height:1.45"><a${attributes(part)} href="${escapeMarkup(url)}" style="color:${brand};font-weight:600">${escapeMarkup(title)}</a><br><span style="font-size:14px;color:${muted}">${escapeMarkup(about)}</span></p>`

const smallLink = ({ label, url }: { label: string; url: string }) =>
  `<p style="margin:0 0 16px;font-size:16px"><a href="${escapeMarkup(url)}" style="color:${brand}">${escapeMarkup(label)}</a></p>`

const quoted = (language: ReaderLanguage, text: string) =>
  `<p${languageIn(language, text)} style="margin:20px 0;padding:14px 18px;background:${ground};border-left:4px solid ${gold};white-space:pre-wrap;font-size:16px;line-height:1.55;color:${ink}">${escapeMarkup(text)}</p>`

const page = (
  content: string,
  { name, addressLines }: College,
  language: ReaderLanguage,
) => `<!doctype html>
<html lang="${language ?? 'en'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"></head>
<body style="margin:0;background:${ground}"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${ground}"><tr><td align="center" style="padding:28px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:${card};border-radius:14px;${font}">
<tr><td style="padding:26px 32px 18px;border-bottom:1px solid ${line}"><img src="cid:${logoCid}" width="48" height="48" alt="" style="vertical-align:middle;margin-right:14px"><span style="${serif};font-size:20px;font-weight:600;color:${brand};vertical-align:middle">${escapeMarkup(name)}</span></td></tr>
<tr><td style="padding:28px 32px 12px">${content}</td></tr>
<tr><td style="padding:16px 32px 28px;border-top:1px solid ${line};font-size:13px;line-height:1.5;color:${muted}">${[name, ...addressLines].map(escapeMarkup).join('<br>')}</td></tr>
</table></td></tr></table></body></html>`

export function emailTemplate(
  parts: EmailParts,
  college: College,
  language: ReaderLanguage = null,
): EmailTemplate {
  const translate = templateTexts(language)
  const { subject, greeting, paragraphs, code, button, quote, closing } = parts
  const { items = [], links = [], ticketCode } = parts
  const html = page(
    [
      paragraph(language, greeting),
      ...paragraphs.map((one) =>
        typeof one === 'string' ? paragraph(language, one) : struck(one, language),
      ),
      ...(code ? [codeBox(code)] : []),
      ...(ticketCode ? [ticketBox(ticketCode, language)] : []),
      ...(button ? [buttonLink(button)] : []),
      ...items.map(listed),
      ...(quote ? [quoted(language, quote)] : []),
      ...closing.map((text) => paragraph(language, text, muted)),
      ...links.map(smallLink),
    ].join('\n'),
    college,
    language,
  )
  const text = [
    greeting,
    ...paragraphs.map((one) =>
      typeof one === 'string' ? one : `${one.now}\n${translate('Before: {before}', one)}`,
    ),
    ...(code ? [code] : []),
    ...(ticketCode
      ? [`${translate('Your ticket is attached. At the door, give its code:')}\n${ticketCode}`]
      : []),
    ...(button ? [button.url] : []),
    ...items.map(({ title, about, url }) => `${title}\n${about}\n${url}`),
    ...(quote ? [quote.replace(/^/gm, '> ')] : []),
    ...closing,
    ...links.map(({ label, url }) => `${label}:\n${url}`),
    `-- \n${[college.name, ...college.addressLines].join('\n')}`,
  ].join('\n\n')
  // Bidirectional control characters in a name would reverse the text after it.
  return {
    subject: withoutBidiControls(subject),
    text: withoutBidiControls(text),
    html: withoutBidiControls(html),
  }
}
