import {
  centre,
  focusStep,
  type LibraryKind,
  type LibraryTexts,
} from 'contract/content/library/items'
import type { StartingPicture } from 'contract/content/library/starting-files'
import type { CropArea } from '../../../platform/images/encode-picture.ts'
import type { StartingSite } from './starting-site.ts'

/** The first whole words of the alternative text. */
export const nameFromAlt = (alt: string) =>
  /^[^:,]{1,60}(?=[\s:,]|$)/.exec(alt)?.[0] ?? alt.slice(0, 60)

type StartingItemTexts = Omit<LibraryTexts, 'focus'> & { kind: LibraryKind }

export function startingTextsOf(
  { pictures, documents }: StartingSite,
  id: string,
): StartingItemTexts | undefined {
  const picture = pictures.get(id)
  if (picture) {
    const { alt, name = nameFromAlt(alt), isDecorative = false, caption, credit } = picture
    return { kind: 'picture', alt, name, isDecorative, caption, credit }
  }
  const document = documents.get(id)
  return document && { kind: 'document', isDecorative: false, ...document }
}

/** `left,top,width,height` in per cent. */
export function parseCropArea(cut: string): CropArea {
  const [left = 0, top = 0, width = 100, height = 100] = cut.split(',').map(Number)
  return { left, top, width, height }
}

const step = (value: number) => Math.round(value / focusStep) * focusStep

export type Crop = Pick<StartingPicture, 'cut' | 'focus'>

export function focusOf({ cut, focus }: Crop) {
  if (focus || !cut) return focus ?? centre
  const { left, top, width, height } = parseCropArea(cut)
  return { x: step(left + width / 2), y: step(top + height / 2) }
}
