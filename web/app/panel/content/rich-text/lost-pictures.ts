type Pasted = { getData: (type: string) => string; files: Iterable<{ type: string }> }

/** Pasted pictures are dropped. Excel also puts a picture of the table on the clipboard. */
export function hasPicture(pasted: Pasted | null): boolean {
  const html = pasted?.getData('text/html')
  if (html) return /<img\b/i.test(html)
  return [...(pasted?.files ?? [])].some(({ type }) => type.startsWith('image/'))
}
