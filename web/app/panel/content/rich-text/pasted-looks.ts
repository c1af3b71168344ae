/** Anchored at `;`, because Word's `mso-bidi-font-weight` is a different property. */
const looks = [
  {
    tag: 'strong',
    tags: 'b,strong',
    property: /(?:^|;)\s*font-weight:\s*(\w+)/i,
    isSo: (value: string) => /^bold(er)?$/i.test(value) || Number(value) >= 600,
  },
  {
    tag: 'em',
    tags: 'i,em',
    property: /(?:^|;)\s*font-style:\s*(\w+)/i,
    isSo: (value: string) => /^(italic|oblique)$/i.test(value),
  },
  {
    tag: 'sup',
    tags: 'sup',
    property: /(?:^|;)\s*(?:vertical-align|mso-text-raise):\s*([\w.%-]+)/i,
    isSo: (value: string) => value === 'super' || Number.parseFloat(value) > 0,
  },
  {
    tag: 'sub',
    tags: 'sub',
    property: /(?:^|;)\s*(?:vertical-align|mso-text-raise):\s*([\w.%-]+)/i,
    isSo: (value: string) => value === 'sub' || Number.parseFloat(value) < 0,
  },
  {
    tag: 's',
    tags: 's,strike',
    property: /(?:^|;)\s*text-decoration(?:-line)?:\s*([^;]+)/i,
    isSo: (value: string) => /line-through/i.test(value),
  },
] as const

const holders = 'b,strong,i,em,sup,sub,s,strike,ins,span,font,p,a,u,small,code'

function readLook(element: Element, { tag, tags, property, isSo }: (typeof looks)[number]): void {
  const style = property.exec(element.getAttribute('style') ?? '')?.[1]
  const isLooking = style === undefined ? element.matches(tags) : isSo(style)
  if (!isLooking || element.textContent.trim() === '') return
  const look = element.ownerDocument.createElement(tag)
  look.append(...element.childNodes)
  element.append(look)
}

export function readLooks(body: Element): void {
  const results = [...body.querySelectorAll(holders)]
  for (const element of results) for (const look of looks) readLook(element, look)
  // Google Docs wraps everything in a `<b>` that is not bold.
  for (const element of results)
    if (!element.matches('p,a')) element.replaceWith(...element.childNodes)
}
