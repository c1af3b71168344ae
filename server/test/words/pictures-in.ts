import { type DefaultTreeAdapterTypes, parse } from 'parse5'

type Node = DefaultTreeAdapterTypes.ChildNode

const previews = ['og:image', 'twitter:image']

function addressesOf(node: Node): string[] {
  if (!('tagName' in node)) return []
  const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]))
  const isPreview = previews.includes(attributes.get('property') ?? attributes.get('name') ?? '')
  const isPicture = node.tagName === 'img' || node.tagName === 'source'
  const single = attributes.get(isPreview ? 'content' : 'src')
  const several = attributes.get('srcset')?.split(',') ?? []
  const own = isPreview || isPicture ? [single ?? '', ...several] : []
  return [...own, ...node.childNodes.flatMap(addressesOf)]
}

/** Paths of a page's pictures, also those for link previews. */
export function picturesIn(html: string): string[] {
  const { childNodes } = parse(html, { scriptingEnabled: false })
  const addresses = childNodes.flatMap(addressesOf).map((text) => text.trim().split(' ')[0] ?? '')
  const known = addresses.filter((address) => address !== '')
  return [...new Set(known.map((address) => new URL(address, 'https://college.test').pathname))]
}
