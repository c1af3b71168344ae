import type { Focus, LibraryTexts } from './items.ts'

type StartingTexts = Partial<Pick<LibraryTexts, 'isDecorative' | 'caption' | 'credit'>>

/** From `college/pictures/<id>.webp`. */
export type StartingPicture = StartingTexts & {
  /** Empty: no description yet. */
  alt: string
  name?: string
  /**
   * Portrait crop for phones: left, top, width and height in per cent. The ratio is 5:4, so width = 0.703 × height;
   * keep the subject in the upper two thirds, above the text. Absent: as much as fits around the focal point.
   */
  cut?: string
  /** Absent: the centre of the crop, or of the picture. */
  focus?: Focus
}

/** From `college/documents/<id>.pdf`, `.jpg`, `.png` or `.webp`. */
export type StartingDocument = StartingTexts &
  Pick<LibraryTexts, 'language' | 'transcript'> & { name: string; alt?: string }

type SheetColumn = {
  title: string
  /** Of the width, in per cent. */
  share: number
  isNumber?: true
}

export type SheetBlock =
  | { heading: string }
  | { text: string }
  | { list: readonly string[] }
  | { columns: readonly SheetColumn[]; rows: readonly (readonly string[])[] }
  /** To be filled in by hand: a line after each label. */
  | { blanks: readonly string[] }

/** The text of a document that the build prints as a tagged PDF, if `college/documents/` has no file for it. */
export type StartingSheet = {
  title: string
  language: 'en' | 'hi'
  /** Under the title: what the document is about, and for whom. */
  subtitle: string
  blocks: readonly SheetBlock[]
}
