import { EditorState, NodeSelection, TextSelection } from 'prosemirror-state'
import { expect, test } from 'vitest'
import { aDoc, aTable, paragraph, piece } from '#test/rich-text'
import { insertReference } from './block-commands'
import { editorSchema } from './editor-schema'
import { nodeType } from './rich-text-nodes'

/** The blocks after a picture was inserted at the cursor, and the one that gets the next text. */
function withPicture(
  blocks: Parameters<typeof aDoc>,
  select: (state: EditorState) => EditorState['selection'],
) {
  const doc = editorSchema.nodeFromJSON(aDoc(...blocks))
  const first = EditorState.create({ doc })
  let state = first.apply(first.tr.setSelection(select(first)))
  insertReference(nodeType('picture'), 'gate')(state, (tr) => {
    state = state.apply(tr)
  })
  const types = state.doc.content.content.map(({ type, textContent }) =>
    textContent ? `${type.name} ${textContent}` : type.name,
  )
  return { types, writtenIn: state.selection.$from.index(0) }
}
const at = (place: number) => (state: EditorState) => TextSelection.near(state.doc.resolve(place))

test('a picture is inserted after the cursor’s block, and typing continues after it', () => {
  expect(withPicture([paragraph('One'), paragraph('Two')], at(2))).toEqual({
    types: ['paragraph One', 'picture', 'paragraph Two'],
    writtenIn: 2,
  })
  expect(withPicture([paragraph('One')], at(2))).toEqual({
    types: ['paragraph One', 'picture', 'paragraph'],
    writtenIn: 2,
  })
})

test('a picture replaces an empty line, and is placed after a table instead of in it', () => {
  expect(withPicture([piece('paragraph')], at(1)).types).toEqual(['picture', 'paragraph'])
  expect(withPicture([aTable(['A', 'B'], ['C', 'D'])], at(4)).types).toEqual([
    'table ABCD',
    'picture',
    'paragraph',
  ])
})

test('a selected picture stays, and the new one is placed after it', () => {
  const other = { type: 'picture', attrs: { item: 'hall' } }
  const { types } = withPicture([other, paragraph('One')], ({ doc }) =>
    NodeSelection.create(doc, 0),
  )
  expect(types).toEqual(['picture', 'picture', 'paragraph One'])
})
