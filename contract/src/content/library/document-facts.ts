import * as z from 'zod/mini'
import { formatCount } from '../../platform/format-count.ts'

/**
 * What there is to read in a document: texts, only pictures of pages, letters of a font from before Unicode, or nothing, where
 * it is a picture itself.
 */
export const textKinds = ['text', 'scan', 'old font', 'picture'] as const
export type TextKind = (typeof textKinds)[number]

const printAnew = 'print it to a new PDF and upload that'

/** What is wrong with a document, in a sentence for whoever chose it. */
export const documentRefusals = {
  sealed: `Parts of this PDF can’t be checked or might send data, so browsers show it with restrictions. To avoid this, ${printAnew}`,
  damaged: 'This PDF is damaged or incomplete. Open it, save it as a new PDF and upload that',
  locked: 'This PDF needs a password. Save it without one and upload that',
  script: `This PDF contains a script that could run when someone opens it. To remove it, ${printAnew}`,
  program: `This PDF could start a program when someone opens it. To prevent this, ${printAnew}`,
  files: `This PDF has other files hidden inside it. To remove them, ${printAnew}`,
  'more behind it': `This PDF has extra data after its end. To remove it, ${printAnew}`,
  costly: `This PDF is too complex to process. To fix this, ${printAnew}, or split it into smaller ones`,
} as const
export type DocumentFault = keyof typeof documentRefusals
export const documentFaults = Object.keys(documentRefusals) as DocumentFault[]

/** Documents with such a fault are taken all the same, and shown in a sandbox. */
export const takenFaults: ReadonlySet<DocumentFault> = new Set(['sealed'])

/** What was read of a document. Nothing is known of its text where it is not taken. */
export const documentFacts = z.object({
  pages: z.optional(z.number()),
  /** Code of BCP 47, of its text, or as the file says it. */
  language: z.optional(z.string()),
  /** Whether the file itself says its language, for whoever hears it. */
  saysLanguage: z.boolean(),
  title: z.optional(z.string()),
  textKind: z.optional(z.enum(textKinds)),
  /** Its headings, lists and tables are marked as such. */
  isTagged: z.boolean(),
  /** It opens for everybody, but forbids some programs something. */
  isProtected: z.boolean(),
  /** Search knows its beginning only. */
  isCut: z.boolean(),
  fault: z.optional(z.enum(documentFaults)),
})
export type DocumentFacts = z.infer<typeof documentFacts>

/** So much of a document is read for search. */
export const readPages = 500
export const readCharacters = 500_000

const writeIt = 'and search can’t find its text. Type the text under “What it says”'

/** From here on, a document is long to wait for on a phone. */
const heavyBytes = 3_000_000

/** Cameras, scanners and messengers name files by themselves. */
const cameraName =
  /^(?:image|photo|scan(?:ned)?|document|doc|untitled|img|dsc[nf]?|pxl|mvimg|camscanner|whatsapp (?:image|document)|screenshot)?[\s_\-.]*(?:at|[\d\s_\-.:()]|am|pm)*$/i

/** What hints are told of. */
type Hinted = {
  name: string
  bytes: number
  facts: DocumentFacts
  transcript?: string | undefined
}

/** What whoever put a document there should know of it, the gravest first. */
export function documentHints({ name, bytes, facts, transcript }: Hinted): string[] {
  const { textKind, fault, isTagged, isProtected, isCut, saysLanguage, title } = facts
  const isText = textKind === 'text'
  const isPicture = textKind === 'picture'
  const said: [boolean, string][] = [
    [fault !== undefined, fault ? documentRefusals[fault] : ''],
    [
      isPicture && !transcript,
      `This is a picture of text. Screen readers can’t read it, ${writeIt}`,
    ],
    [
      textKind === 'scan' && !transcript,
      `This is a scan. Screen readers can’t read it, ${writeIt}`,
    ],
    [
      cameraName.test(name),
      'The name doesn’t describe the document, and people who download it get this name. Give it a clear one',
    ],
    [
      textKind === 'old font',
      'The text uses an old Hindi font such as Kruti Dev, so screen readers and search get meaningless letters. Use a Unicode font such as Mangal',
    ],
    [
      isText && !isTagged,
      'The PDF isn’t tagged, so screen readers can’t tell headings, lists and tables apart',
    ],
    [
      isText && !saysLanguage,
      'The file has no language set, so screen readers may pronounce it wrongly',
    ],
    [
      !fault && !title && !isPicture,
      'The file has no title, so browsers show the file name instead',
    ],
    [isProtected, 'The PDF is protected, so some programs can’t copy it or read it aloud'],
    [
      isCut,
      `The document is long. Search covers only its first ${readPages} pages or ${formatCount(readCharacters)} characters`,
    ],
    [bytes > heavyBytes, 'The file is large and takes long to load on a slow phone'],
  ]
  return said.flatMap(([isSo, hint]) => (isSo ? [hint] : []))
}
