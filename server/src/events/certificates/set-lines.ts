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
  /** Longer texts are set smaller, down to half the size, and a word that is wider than a line until it fits. */
  lines: number
}

const stepDown = 0.94

function fitLines(sheet: Sheet, text: string, setting: Setting) {
  let fitted = setting
  let lines = breakLines(sheet, text, fitted)
  const isTooLong = () => lines.length > setting.lines && fitted.size > setting.size / 2
  const isTooWide = () => lines.some((line) => widthOf(sheet, line, fitted) > setting.width)
  while (isTooLong() || isTooWide()) {
    fitted = { ...fitted, size: fitted.size * stepDown }
    lines = breakLines(sheet, text, fitted)
  }
  return { lines, fitted }
}

const narrower = 8

/** The narrowest lines of the same count, so that no word stands alone on the last. */
function balance(sheet: Sheet, lines: string[], setting: Setting): string[] {
  const { width } = setting
  let balanced = lines
  for (let tried = width - narrower; tried > width / 2; tried -= narrower) {
    const next = breakLines(sheet, lines.join(' '), { ...setting, width: tried })
    if (next.length > lines.length) break
    balanced = next
  }
  return balanced
}

export function setCentred(
  sheet: Sheet,
  text: string,
  { x, y, ...setting }: Setting & { x: number; y: number },
): number {
  const { lines: greedy, fitted } = fitLines(sheet, text, setting)
  const lines = greedy.length > 1 ? balance(sheet, greedy, fitted) : greedy
  const { size, weight, colour } = fitted
  lines.forEach((line, index) => {
    const left = x - widthOf(sheet, line, fitted) / 2
    const baseline = y + index * size * leading + size
    setLine(sheet, line, { size, weight, colour, x: left, baseline })
  })
  return y + lines.length * fitted.size * leading
}
