const picture = '[0-9a-f]{32}-\\d{1,4}x\\d{1,4}-[0-9a-f]{6}'
const document = '[0-9a-f]{32}'
const fileName = new RegExp(
  `^(${picture}(-w\\d{1,4})?\\.(webp|avif)|${document}\\.(pdf|jpg|png|webp|origin))$`,
)
const leadingStem = new RegExp(`^(${picture}(?=[-.])|${document}(?=\\.))`)

/** Guards against path traversal. */
export function isFileName(name: string): boolean {
  return fileName.test(name)
}

export function stemOf(name: string): string | undefined {
  return leadingStem.exec(name)?.[0]
}
