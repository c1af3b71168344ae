import {
  breakLines,
  leading,
  type Sheet,
  setLine,
  type Type,
  widthOf,
} from '../../platform/pdf/text-lines.ts'

export type Setting = Type & {
  width: number
  /** Longer texts are set smaller, down to half the size. */
  lines: number
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

export function setCentred(
  sheet: Sheet,
  text: string,
  { x, y, ...setting }: Setting & { x: number; y: number },
): number {
  const { lines, fitted } = fitLines(sheet, text, setting)
  const { size, weight, colour } = fitted
  lines.forEach((line, index) => {
    const left = x - widthOf(sheet, line, fitted) / 2
    const baseline = y + index * size * leading + size
    setLine(sheet, line, { size, weight, colour, x: left, baseline })
  })
  return y + lines.length * fitted.size * leading
}
