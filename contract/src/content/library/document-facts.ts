import * as z from 'zod/mini'
import { formatCount } from '../../platform/format-count.ts'

/**
 * What there is to read in a document: texts, only pictures of pages, letters of a font from before Unicode, or nothing, where
 * it is a picture itself.
 */
export const textKinds = ['text', 'scan', 'old font', 'picture'] as const
export type TextKind = (typeof textKinds)[number]

const printAnew = 'print it into a new PDF and take that'

/** What is wrong with a document, in a sentence for whoever chose it. */
export const documentRefusals = {
  sealed: `Some of this PDF cannot be checked, or may send data from it, so browsers show it with fewer rights: to avoid this, ${printAnew}`,
  damaged: 'This PDF is damaged or cut off: open it, save it as a PDF once more and take that',
  locked: 'This PDF opens with a password only: save it without one and take that',
  script: `This PDF carries a script, which could run where somebody opens it: ${printAnew}`,
  program: `This PDF can start a program where somebody opens it: ${printAnew}`,
  files: `This PDF has other files inside, which nobody sees before opening it: ${printAnew}`,
  'more behind it': `Something else follows behind the end of this PDF: ${printAnew}`,
  costly: `Reading this PDF takes too much time or memory: ${printAnew}, or split it into smaller ones`,
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

const writeIt = 'and search does not find what stands in it: write what it says'

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
      `This is a picture of a text: people with a screen reader cannot read it, ${writeIt}`,
    ],
    [
      textKind === 'scan' && !transcript,
      `This is a scan: people with a screen reader cannot read it, ${writeIt}`,
    ],
    [
      cameraName.test(name),
      'Its name says nothing, and is that of the file that people save: give it one that says what it is',
    ],
    [
      textKind === 'old font',
      'Its text is in an old Hindi font such as Kruti Dev: screen readers and search get meaningless letters. Write it in a Unicode font such as Mangal',
    ],
    [
      isText && !isTagged,
      'It is not tagged: people with a screen reader do not hear what is a heading, a list or a table',
    ],
    [
      isText && !saysLanguage,
      'The file does not say its language: screen readers may read it out in a wrong one',
    ],
    [
      !fault && !title && !isPicture,
      'The file has no title: browsers show the name of the file instead',
    ],
    [isProtected, 'It is protected: some programs refuse to copy it or to read it out'],
    [
      isCut,
      `It is long: search knows its first ${readPages} pages or ${formatCount(readCharacters)} characters only`,
    ],
    [bytes > heavyBytes, 'It is large: on a slow phone it takes long to come'],
  ]
  return said.flatMap(([isSo, hint]) => (isSo ? [hint] : []))
}
