import { isLinkTarget } from 'contract/content/rich-text/link-target'
import { telLink } from '#app/lib/contact-links'

const mail = /^[^\s@/:]+@[^\s@/:]+\.[a-z]{2,}$/i
const phone = /^(?:tel:)?[+(]*\d[\d ().+-]{3,24}$/i
const host = /^[\w-]+(\.[\w-]+)*\.[a-z]{2,}([/?#]\S*)?$/i

/** Completes addresses such as `example.org`; undefined if it is not an address. */
export function linkFrom(typed: string): string | undefined {
  const text = typed.trim()
  if (isLinkTarget(text)) return text
  const meant = [
    mail.test(text) && `mailto:${text}`,
    phone.test(text) && telLink(text),
    host.test(text) && `https://${text}`,
    text.startsWith('http://') && text.replace('http', 'https'),
  ]
  return meant.find((target) => target && isLinkTarget(target)) || undefined
}
