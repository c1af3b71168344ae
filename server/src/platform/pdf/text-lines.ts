import { fontOf, fontRunsOf, type Run, type Weight } from './fonts.ts'

export type Sheet = Pick<
  PDFKit.PDFDocument,
  'font' | 'fontSize' | 'widthOfString' | 'text' | 'fillColor' | 'markContent' | 'endMarkedContent'
>

export type Type = { size: number; weight: Weight; colour: string }

export const leading = 1.3

const widthOfRun = (sheet: Sheet, { script, text }: Run, { size, weight }: Type) =>
  sheet.font(fontOf(script, weight)).fontSize(size).widthOfString(text)

export const widthOf = (sheet: Sheet, text: string, type: Type) =>
  fontRunsOf(text).reduce((sum, run) => sum + widthOfRun(sheet, run, type), 0)

export function breakLines(
  sheet: Sheet,
  text: string,
  { width, ...type }: Type & { width: number },
): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && widthOf(sheet, longer, type) <= width)
      lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** All fonts on one baseline. */
export function setLine(
  sheet: Sheet,
  line: string,
  { x, baseline, ...type }: Type & { x: number; baseline: number },
): void {
  let left = x
  for (const run of fontRunsOf(line)) {
    const width = widthOfRun(sheet, run, type)
    sheet.fillColor(type.colour)
    sheet.text(run.text, left, baseline, { lineBreak: false, baseline: 'alphabetic' })
    left += width
  }
}
