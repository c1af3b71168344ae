import { fontOf, fontRunsOf, type Run, type Weight } from './fonts.ts'

type Sheet = Pick<PDFKit.PDFDocument, 'font' | 'fontSize' | 'widthOfString' | 'text' | 'fillColor'>

export type Setting = {
  size: number
  weight: Weight
  colour: string
  width: number
  /** Longer texts are set smaller, down to half the size. */
  lines: number
}

const widthOfRun = (sheet: Sheet, { script, text }: Run, { size, weight }: Setting) =>
  sheet.font(fontOf(script, weight)).fontSize(size).widthOfString(text)

const widthOf = (sheet: Sheet, text: string, setting: Setting) =>
  fontRunsOf(text).reduce((sum, run) => sum + widthOfRun(sheet, run, setting), 0)

function breakLines(sheet: Sheet, text: string, setting: Setting): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && widthOf(sheet, longer, setting) <= setting.width)
      lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

const stepDown = 0.94

function fitLines(sheet: Sheet, text: string, setting: Setting) {
  let fitted = setting
  let lines = breakLines(sheet, text, fitted)
  const isTooLarge = () =>
    lines.length > setting.lines ||
    lines.some((line) => widthOf(sheet, line, fitted) > setting.width)
  while (isTooLarge() && fitted.size > setting.size / 2) {
    fitted = { ...fitted, size: fitted.size * stepDown }
    lines = breakLines(sheet, text, fitted)
  }
  return { lines, fitted }
}

const leading = 1.3

export function setCentred(
  sheet: Sheet,
  text: string,
  { x, y, ...setting }: Setting & { x: number; y: number },
): number {
  const { lines, fitted } = fitLines(sheet, text, setting)
  lines.forEach((line, index) => {
    let left = x - widthOf(sheet, line, fitted) / 2
    for (const run of fontRunsOf(line)) {
      const width = widthOfRun(sheet, run, fitted)
      sheet.fillColor(fitted.colour)
      // On one baseline, whatever the heights of the fonts.
      sheet.text(run.text, left, y + index * fitted.size * leading + fitted.size, {
        lineBreak: false,
        baseline: 'alphabetic',
      })
      left += width
    }
  })
  return y + lines.length * fitted.size * leading
}
