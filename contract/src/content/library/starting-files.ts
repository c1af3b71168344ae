import type { Focus, LibraryWords } from './items.ts'

type Said = Partial<Pick<LibraryWords, 'isDecorative' | 'caption' | 'credit'>>

/** A picture that the library of an empty site begins with: `college/pictures/<id>.webp`. */
export type StartingPicture = Said & {
  /** What it shows; empty where nobody has said it. */
  alt: string
  /** What it is called in the library; without one, the first words of what it shows. */
  name?: string
  /**
   * What a phone gets where the picture fills its screen: left, top, width and height in per cent. Five to four, so the
   * width is 0.703 times the height; what the picture is about stands in its upper two thirds, over the text. Without it, as
   * much as fits around the focal point.
   */
  cut?: string
  /** Where the middle of what it shows is; without it, the middle of the cut, or of the picture. */
  focus?: Focus
}

/** The same of a document: `college/documents/<id>.pdf`, or a picture of a text, `.jpg`, `.png` or `.webp`. */
export type StartingDocument = Said &
  Pick<LibraryWords, 'language' | 'transcript'> & { name: string; alt?: string }
