type Pasted = { getData: (type: string) => string; files: Iterable<{ type: string }> }

/** Whether what is pasted has a picture, of which a text takes nothing. Tables of Excel come as a picture besides. */
export function hasPicture(pasted: Pasted | null): boolean {
  const html = pasted?.getData('text/html')
  if (html) return /<img\b/i.test(html)
  return [...(pasted?.files ?? [])].some(({ type }) => type.startsWith('image/'))
}
