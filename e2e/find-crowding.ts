/**
 * Elements that stick out of the page or overlap others. Runs in the page, so it can't use anything
 * outside this function.
 */
export function findCrowding(): string[] {
  const edge = document.documentElement.clientWidth
  const results: string[] = []

  const nameOf = (element: Element) =>
    `<${element.tagName.toLowerCase()} class="${(element.getAttribute('class') ?? '').slice(0, 60)}"> ${(element.textContent ?? '').trim().slice(0, 40)}`
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('[inert], .sr-only, .Toastify, [data-splash]') === null

  /** The part of a box that ancestors don't clip. */
  const shownPart = (element: Element | null, { left, top, right, bottom }: DOMRect) => {
    const part = { left, top, right, bottom }
    for (let around = element; around; around = around.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(around)
      const box = around.getBoundingClientRect()
      if (overflowX !== 'visible') {
        part.left = Math.max(part.left, box.left)
        part.right = Math.min(part.right, box.right)
      }
      if (overflowY !== 'visible') {
        part.top = Math.max(part.top, box.top)
        part.bottom = Math.min(part.bottom, box.bottom)
      }
      if (position === 'fixed') break
    }
    return part
  }

  const boxes: { owner: Element; left: number; top: number; right: number; bottom: number }[] = []
  const add = (owner: Element, box: DOMRect, around: Element | null) => {
    const part = shownPart(around, box)
    if (part.right - part.left < 2 || part.bottom - part.top < 2) return
    boxes.push({ owner, ...part })
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const owner = text.parentElement
    if (!owner || !text.textContent?.trim() || !isSeen(owner)) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    for (const line of range.getClientRects()) add(owner, line, owner)
  }
  for (const control of document.querySelectorAll(
    'input, select, textarea, button, summary, img[alt=""]',
  ))
    if (isSeen(control) && !control.matches('[type=hidden], .picture *, .picture'))
      add(control, control.getBoundingClientRect(), control.parentElement)

  if (document.documentElement.scrollWidth > edge) {
    const all = [...document.querySelectorAll('body *')].filter((element) => {
      const box = element.getBoundingClientRect()
      return (
        box.right > edge + 1 &&
        isSeen(element) &&
        shownPart(element.parentElement, box).right > edge + 1
      )
    })
    const widest = all.filter((one) => !all.some((other) => other !== one && one.contains(other)))
    results.push('The page scrolls sideways', ...widest.map((one) => `Sticks out: ${nameOf(one)}`))
  }

  boxes.sort((one, other) => one.top - other.top)
  for (const [index, one] of boxes.entries())
    for (const other of boxes.slice(index + 1)) {
      if (other.top >= one.bottom) break
      if (one.owner.contains(other.owner) || other.owner.contains(one.owner)) continue
      // A button in the padding of its field.
      if (
        one.owner.parentElement === other.owner.parentElement &&
        [one, other].some(({ owner }) => owner.matches('input'))
      )
        continue
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
      const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
      const lower = Math.min(one.bottom - one.top, other.bottom - other.top)
      if (width > 2 && height > lower * 0.3)
        results.push(`overlap: ${nameOf(one.owner)} | ${nameOf(other.owner)}`)
    }
  return [...new Set(results)]
}
