import type { RichTextMark, RichTextPart } from 'contract/content/rich-text/rich-text-table'
import {
  BetweenHorizontalEnd,
  BetweenVerticalEnd,
  Bold,
  Heading2,
  Heading3,
  type IconNode,
  IndentDecrease,
  IndentIncrease,
  Italic,
  List,
  ListOrdered,
  MessageSquareWarning,
  PanelTop,
  Redo2,
  Strikethrough,
  Subscript,
  Superscript,
  Table,
  TextQuote,
  Trash2,
  Undo2,
} from 'lucide'
import { deleteSelection, toggleMark } from 'prosemirror-commands'
import { redo, undo } from 'prosemirror-history'
import { liftListItem, sinkListItem } from 'prosemirror-schema-list'
import { type Command, type EditorState, NodeSelection } from 'prosemirror-state'
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  toggleHeader,
} from 'prosemirror-tables'
import {
  insertTable,
  isHeading,
  isIn,
  listAround,
  toggleFrame,
  toggleHeading,
  toggleList,
} from './block-commands'
import { markType, nodeType } from './rich-text-nodes'

export type Tool = {
  label: string
  icon: IconNode
  command: Command
  /** Absent for one-off actions. */
  isOn?: (state: EditorState) => boolean
  keys?: string
  part?: RichTextPart
  isThere?: (state: EditorState) => boolean
}

function isMarked(state: EditorState, name: RichTextMark): boolean {
  const { from, to, empty, $from } = state.selection
  const type = markType(name)
  if (empty) return type.isInSet(state.storedMarks ?? $from.marks()) !== undefined
  return state.doc.rangeHasMark(from, to, type)
}

const marking = (name: RichTextMark): Pick<Tool, 'command' | 'isOn'> => ({
  command: toggleMark(markType(name)),
  isOn: (state) => isMarked(state, name),
})

const isInList = (state: EditorState) => listAround(state) !== undefined
const item = nodeType('list_item')

export const textTools: readonly Tool[] = [
  {
    label: 'Heading',
    icon: Heading2,
    command: toggleHeading(2),
    isOn: (state) => isHeading(state, 2),
    keys: 'Mod-Alt-2',
    part: 'heading',
  },
  {
    label: 'Subheading',
    icon: Heading3,
    command: toggleHeading(3),
    isOn: (state) => isHeading(state, 3),
    keys: 'Mod-Alt-3',
    part: 'heading',
  },
  { label: 'Bold', icon: Bold, ...marking('bold'), keys: 'Mod-b' },
  { label: 'Italic', icon: Italic, ...marking('italic'), keys: 'Mod-i' },
  { label: 'Superscript', icon: Superscript, ...marking('superscript'), keys: 'Mod-.' },
  { label: 'Subscript', icon: Subscript, ...marking('subscript'), keys: 'Mod-,' },
  { label: 'Strikethrough', icon: Strikethrough, ...marking('strike'), keys: 'Mod-Shift-x' },
]

export const blockTools: readonly Tool[] = [
  {
    label: 'List',
    icon: List,
    command: toggleList(nodeType('bullet_list')),
    isOn: (state) => listAround(state)?.node.type === nodeType('bullet_list'),
    keys: 'Mod-Shift-8',
    part: 'list',
  },
  {
    label: 'Numbered list',
    icon: ListOrdered,
    command: toggleList(nodeType('ordered_list')),
    isOn: (state) => listAround(state)?.node.type === nodeType('ordered_list'),
    keys: 'Mod-Shift-7',
    part: 'list',
  },
  {
    label: 'Indent',
    icon: IndentIncrease,
    command: sinkListItem(item),
    keys: 'Mod-]',
    part: 'list',
    isThere: isInList,
  },
  {
    label: 'Outdent',
    icon: IndentDecrease,
    command: liftListItem(item),
    keys: 'Mod-[',
    part: 'list',
    isThere: isInList,
  },
  {
    label: 'Quote',
    icon: TextQuote,
    command: toggleFrame(nodeType('quote')),
    isOn: (state) => isIn(state, nodeType('quote')),
    part: 'quote',
  },
  {
    label: 'Callout',
    icon: MessageSquareWarning,
    command: toggleFrame(nodeType('callout')),
    isOn: (state) => isIn(state, nodeType('callout')),
    part: 'callout',
  },
  { label: 'Table', icon: Table, command: insertTable, part: 'table' },
]

export const historyTools: readonly Tool[] = [
  { label: 'Undo', icon: Undo2, command: undo, keys: 'Mod-z' },
  { label: 'Redo', icon: Redo2, command: redo, keys: 'Mod-y' },
]

export const tableTools: readonly Tool[] = [
  { label: 'Add row', icon: BetweenVerticalEnd, command: addRowAfter, keys: 'Mod-Enter' },
  { label: 'Remove row', icon: Trash2, command: deleteRow },
  { label: 'Add column', icon: BetweenHorizontalEnd, command: addColumnAfter },
  { label: 'Remove column', icon: Trash2, command: deleteColumn },
  { label: 'Header row', icon: PanelTop, command: toggleHeader('row') },
  { label: 'Remove table', icon: Trash2, command: deleteTable },
]

/** For touch screens, which have no Delete key. */
export const selectionTools: readonly Tool[] = [
  {
    label: 'Remove',
    icon: Trash2,
    command: deleteSelection,
    isThere: ({ selection }) => selection instanceof NodeSelection,
  },
]
