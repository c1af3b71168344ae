import { kindOnly } from 'contract/content/differences'
import { textOf } from 'contract/content/rich-text/rich-text-node'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aDoc, heading, paragraph } from '#test/rich-text'
import { mergeRichText, textOfPassages } from './merge-rich-text'

const base = aDoc(
  heading(2, 'Fees'),
  paragraph('one'),
  paragraph('two'),
  paragraph('three'),
  paragraph('four'),
)
const withBlock = (place: number, text: string) =>
  aDoc(...base.content.with(place, paragraph(text)))

test('changes of different paragraphs are merged', () => {
  const mine = aDoc(...withBlock(1, 'mine').content, paragraph('at the end'))
  const theirs = withBlock(3, 'theirs')
  const merged = aDoc(
    heading(2, 'Fees'),
    paragraph('mine'),
    paragraph('two'),
    paragraph('theirs'),
    paragraph('four'),
    paragraph('at the end'),
  )
  expect(mergeRichText({ base, mine, theirs }, 'mine')).toEqual({ prose: merged })
  expect(mergeRichText({ base, mine: theirs, theirs: mine }, 'mine')).toEqual({ prose: merged })
})

test('a paragraph changed on both sides causes a question, and nothing else does', () => {
  const mine = aDoc(...withBlock(1, 'mine').content.with(4, paragraph('my end')))
  const theirs = withBlock(1, 'theirs')
  const conflict = { mine: [[paragraph('mine')]], theirs: [[paragraph('theirs')]] }
  expect(mergeRichText({ base, mine, theirs }, 'mine')).toEqual({ prose: mine, conflict })
  const chosen = aDoc(...theirs.content.with(4, paragraph('my end')))
  expect(mergeRichText({ base, mine, theirs }, 'theirs')).toEqual({ prose: chosen, conflict })
})

test('a conflict about many paragraphs shows them all', () => {
  const all = Array.from({ length: 40 }, (_, index) => `paragraph ${index}`)
  const written = (side: string) => aDoc(...all.map((text) => paragraph(`${side} ${text}`)))
  const sides = { base: written('old'), mine: written('my'), theirs: written('their') }
  const passages = mergeRichText(sides, 'mine').conflict?.mine ?? []
  expect(textOfPassages(passages, kindOnly)).toBe(all.map((text) => `my ${text}`).join('\n'))
})

test('the same change on both sides is one, and a paragraph removed on one side is gone', () => {
  const same = withBlock(2, 'both')
  const shorter = aDoc(...same.content.toSpliced(4, 1))
  expect(mergeRichText({ base, mine: same, theirs: shorter }, 'mine')).toEqual({ prose: shorter })
})

test('no paragraph that anyone wrote is lost without a question', () => {
  const block = fc.constantFrom('a', 'b', 'c', 'd').map(paragraph)
  const text = fc.array(block, { maxLength: 6 })
  const own = (name: string) =>
    fc.array(fc.tuple(fc.nat(6), fc.nat(99)), { maxLength: 3 }).map((edits) => ({ name, edits }))
  const edited = (
    blocks: ReturnType<typeof paragraph>[],
    { name, edits }: { name: string; edits: number[][] },
  ) =>
    aDoc(
      ...edits.reduce(
        (list, [place = 0, word = 0]) =>
          list.toSpliced(place, word % 2, paragraph(`${name}${word}`)),
        blocks,
      ),
    )
  fc.assert(
    fc.property(
      text,
      own('mine'),
      own('theirs'),
      fc.constantFrom('mine' as const, 'theirs' as const),
      (blocks, one, other, side) => {
        const [mine, theirs] = [edited(blocks, one), edited(blocks, other)]
        const { prose, conflict } = mergeRichText({ base: aDoc(...blocks), mine, theirs }, side)
        const all = JSON.stringify([prose, conflict])
        for (const { content } of [mine, theirs])
          for (const written of content
            .map((node) => textOf(node))
            .filter((line) => /\d/.test(line)))
            expect(all).toContain(written)
      },
    ),
    { numRuns: 500 },
  )
})
