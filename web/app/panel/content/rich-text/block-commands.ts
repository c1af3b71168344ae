import { lift, setBlockType, wrapIn } from 'prosemirror-commands'
import { Fragment, type NodeType, type ResolvedPos } from 'prosemirror-model'
import { liftListItem, wrapInList } from 'prosemirror-schema-list'
import { type Command, type EditorState, TextSelection } from 'prosemirror-state'
import { isInTable } from 'prosemirror-tables'
import { nodeType } from './rich-text-nodes'

function around($pos: ResolvedPos, isOne: (type: NodeType) => boolean) {
  for (let depth = $pos.depth; depth > 0; depth--) {
    const node = $pos.node(depth)
    if (isOne(node.type)) return { node, start: $pos.before(depth) }
  }
  return undefined
}

export const isIn = ({ selection }: EditorState, type: NodeType) =>
  around(selection.$from, (one) => one === type) !== undefined

const isList = (type: NodeType) =>
  type === nodeType('bullet_list') || type === nodeType('ordered_list')

export const listAround = ({ selection }: EditorState) => around(selection.$from, isList)

export const toggleList =
  (type: NodeType): Command =>
  (state, dispatch) => {
    const list = listAround(state)
    if (!list) return wrapInList(type)(state, dispatch)
    if (list.node.type === type) return liftListItem(nodeType('list_item'))(state, dispatch)
    dispatch?.(state.tr.setNodeMarkup(list.start, type))
    return true
  }

export const isHeading = ({ selection }: EditorState, level: number) =>
  selection.$from.parent.type === nodeType('heading') &&
  selection.$from.parent.attrs.level === level

export const toggleHeading =
  (level: number): Command =>
  (state, dispatch) =>
    isHeading(state, level)
      ? setBlockType(nodeType('paragraph'))(state, dispatch)
      : setBlockType(nodeType('heading'), { level })(state, dispatch)

export const toggleFrame =
  (type: NodeType): Command =>
  (state, dispatch) =>
    isIn(state, type) ? lift(state, dispatch) : wrapIn(type)(state, dispatch)

const newSize = { rows: 3, columns: 2 }

function newTable() {
  const row = (cell: NodeType) => {
    const cells = Array.from({ length: newSize.columns }, () => cell.createAndFill())
    return nodeType('table_row').create(null, Fragment.from(cells.filter((one) => one !== null)))
  }
  const body = Array.from({ length: newSize.rows - 1 }, () => row(nodeType('table_cell')))
  return nodeType('table').create(null, [row(nodeType('table_header')), ...body])
}

function insertionRange({ selection }: EditorState) {
  const { $from, to } = selection
  if ($from.depth === 0) return { start: to, end: to }
  const block = $from.node(1)
  const isFree = block.type === nodeType('paragraph') && block.content.size === 0
  const end = $from.after(1)
  return { start: isFree ? $from.before(1) : end, end }
}

/** Also turns one kind of list into the other. */
export const insertTable: Command = (state, dispatch) => {
  if (isInTable(state) || state.selection.$from.depth === 0) return false
  const { start, end } = insertionRange(state)
  if (dispatch) {
    const tr = state.tr.replaceWith(start, end, newTable())
    dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(start + 1))).scrollIntoView())
  }
  return true
}

export const insertReference =
  (type: NodeType, item: string): Command =>
  (state, dispatch) => {
    if (!dispatch) return true
    const { start, end } = insertionRange(state)
    const piece = type.create({ item })
    const behind = start + piece.nodeSize
    const tr = state.tr.replaceWith(start, end, piece)
    // A paragraph to continue typing in.
    if (!tr.doc.nodeAt(behind)?.isTextblock) tr.insert(behind, nodeType('paragraph').create())
    dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(behind + 1))).scrollIntoView())
    return true
  }

export const insertBreak: Command = (state, dispatch) => {
  const { $from } = state.selection
  if (!$from.parent.type.contentMatch.matchType(nodeType('hard_break'))) return false
  dispatch?.(state.tr.replaceSelectionWith(nodeType('hard_break').create()).scrollIntoView())
  return true
}
