import * as z from 'zod/mini'
import { formatCount } from '../../platform/format-count.ts'

export const textKinds = ['text', 'scan', 'old font', 'picture'] as const
export type TextKind = (typeof textKinds)[number]

const printAnew = 'print the document to a new PDF and upload that'

export const documentRejections = {
  sealed: `Parts of this PDF can’t be checked or might send data, so browsers show it with restrictions. To avoid this, ${printAnew}`,
  damaged: 'This PDF is damaged or incomplete. Open it, save it as a new PDF and upload that',
  locked: 'This PDF needs a password. Save it without one and upload that',
  script: `This PDF contains a script that could run when someone opens it. To remove it, ${printAnew}`,
  program: `This PDF could start a program when someone opens it. To prevent this, ${printAnew}`,
  files: `This PDF has other files hidden inside it. To remove them, ${printAnew}`,
  'more behind it': `This PDF has extra data after its end. To remove it, ${printAnew}`,
  costly: `This PDF is too complex to process. To fix this, ${printAnew}, or split it into smaller ones`,
} as const
export type DocumentProblem = keyof typeof documentRejections
export const documentProblems = Object.keys(documentRejections) as DocumentProblem[]

/** Accepted despite the fault, and shown in a sandbox. */
export const acceptedProblems: ReadonlySet<DocumentProblem> = new Set(['sealed'])

export const documentFacts = z.object({
  pages: z.optional(z.number()),
  /** BCP 47; detected from the text or declared in the file. */
  language: z.optional(z.string()),
  /** The file itself declares its language, for screen readers. */
  saysLanguage: z.boolean(),
  title: z.optional(z.string()),
  textKind: z.optional(z.enum(textKinds)),
  isTagged: z.boolean(),
  /** Opens without a password, but restricts some programs. */
  isProtected: z.boolean(),
  /** Too long: search covers only the beginning. */
  isCut: z.boolean(),
  fault: z.optional(z.enum(documentProblems)),
})
export type DocumentFacts = z.infer<typeof documentFacts>

/** Limits for search. */
export const maxPages = 500
export const maxCharacters = 500_000

const writeIt = 'and search can’t find its text. Enter the text under “Text version”'

const heavyBytes = 3_000_000

/** Names that cameras, scanners and messengers generate. */
const cameraName =
  /^(?:image|photo|scan(?:ned)?|document|doc|untitled|img|dsc[nf]?|pxl|mvimg|camscanner|whatsapp (?:image|document)|screenshot)?[\s_\-.]*(?:at|[\d\s_\-.:()]|am|pm)*$/i

type Hinted = {
  name: string
  bytes: number
  facts: DocumentFacts
  transcript?: string | undefined
}

/** Most serious first. */
export function documentHints({ name, bytes, facts, transcript }: Hinted): string[] {
  const { textKind, fault, isTagged, isProtected, isCut, saysLanguage, title } = facts
  const isText = textKind === 'text'
  const isPicture = textKind === 'picture'
  const texts: [boolean, string][] = [
    [fault !== undefined, fault ? documentRejections[fault] : ''],
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
      `The document is long. Search covers only its first ${maxPages} pages or ${formatCount(maxCharacters)} characters`,
    ],
    [bytes > heavyBytes, 'The file is large and slow to load on a phone'],
  ]
  return texts.flatMap(([isSo, hint]) => (isSo ? [hint] : []))
}
