/** React escapes every `>` in attribute values. */
const linkTag = /<(?:a|area)\b[^>]*>/g
const target = / href="([^"]*)"/

/**
 * Nobody has approved a draft's links, which would appear under the college's name. Anchors on the page stay;
 * external addresses become text.
 */
export const withoutLinks = (page: string): string =>
  page.replace(linkTag, (tag) =>
    tag.replace(target, (href, address: string) => {
      if (address.startsWith('#')) return href
      const isElsewhere = /^(?:https?:|mailto:|tel:)/i.test(address)
      return isElsewhere && !tag.includes(' title="') ? ` title="${address}"` : ''
    }),
  )

const scripts = /<(script|noscript)\b[\s\S]*?<\/\1>/g

/** Previews are only looked at: no links, no scripts, and no text that asks for them. */
export const readOnlyPage = (html: string): string => withoutLinks(html.replace(scripts, ''))
