/** Tags of links, in which React writes every `>` of a value as an entity. */
const linkTag = /<(?:a|area)\b[^>]*>/g
const target = / href="([^"]*)"/

/**
 * A page that is to be looked at only, without ways out of it: nobody has approved where a draft leads, and it stands under
 * the college's name. Places on the page itself stay; of an address elsewhere the reader sees what it is.
 */
export const withoutLinks = (page: string): string =>
  page.replace(linkTag, (tag) =>
    tag.replace(target, (href, address: string) => {
      if (address.startsWith('#')) return href
      const isElsewhere = /^(?:https?:|mailto:|tel:)/i.test(address)
      return isElsewhere && !tag.includes(' title="') ? ` title="${address}"` : ''
    }),
  )
