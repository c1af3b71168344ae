import { expect, test } from 'vitest'
import { setCentred } from './set-lines.ts'

/** Every letter is as wide as the type is high. */
function aSheet() {
  const lines: string[] = []
  let size = 0
  const sheet = {
    font: () => sheet,
    fontSize: (given: number) => {
      size = given
      return sheet
    },
    widthOfString: (text: string) => text.length * size,
    fillColor: () => sheet,
    text: (line: string) => {
      lines.push(line)
      return sheet
    },
  }
  return { sheet: sheet as never, lines }
}

test('no word of a long title stands alone on its last line', () => {
  const { sheet, lines } = aSheet()
  const title = 'Inter-College Debate: Should Every Degree Include a Trade?'
  const setting = { size: 10, weight: 'bold', colour: '#000', width: 540, lines: 2 } as const
  setCentred(sheet, title, { ...setting, x: 0, y: 0 })
  expect(lines).toEqual(['Inter-College Debate: Should', 'Every Degree Include a Trade?'])
})
