import type { RichTextPart } from 'contract/content/rich-text/rich-text-table'
import { baseKeymap, chainCommands } from 'prosemirror-commands'
import { gapCursor } from 'prosemirror-gapcursor'
import { history, redo } from 'prosemirror-history'
import {
  type InputRule,
  inputRules,
  textblockTypeInputRule,
  wrappingInputRule,
} from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import type { Node } from 'prosemirror-model'
import { splitListItem } from 'prosemirror-schema-list'
import { type Command, EditorState, Plugin } from 'prosemirror-state'
import { goToNextCell, isInTable, tableEditing } from 'prosemirror-tables'
import { insertBreak } from './block-commands'
import { nodeType } from './rich-text-nodes'
import { blockTools, historyTools, tableTools, textTools } from './tools'

/** Otherwise there is no way to get the cursor behind a table. */
const lastLine = new Plugin({
  appendTransaction: (transactions, _before, { doc, tr }) =>
    transactions.some(({ docChanged }) => docChanged) && !doc.lastChild?.isTextblock
      ? tr.insert(doc.content.size, nodeType('paragraph').create())
      : null,
})

/** The view would consume every Enter. In a table, Ctrl+Enter adds a row; elsewhere it is the panel’s. */
const panelKey = new Plugin({
  props: {
    handleDOMEvents: {
      keydown: ({ state }, { key, ctrlKey, metaKey, altKey, shiftKey }) =>
        key === 'Enter' && (ctrlKey || metaKey) && !(altKey || shiftKey) && !isInTable(state),
    },
  },
})

/** Markdown-style shortcuts: `- `, `1. `, `## `, `> `. */
const typed: Readonly<Partial<Record<RichTextPart, InputRule[]>>> = {
  list: [
    wrappingInputRule(/^\s*[-*•]\s$/, nodeType('bullet_list')),
    wrappingInputRule(/^(\d{1,4})[.)]\s$/, nodeType('ordered_list'), ([, order]) => ({
      order: Math.max(Number(order), 1),
    })),
  ],
  heading: [
    textblockTypeInputRule(/^(##?#?)\s$/, nodeType('heading'), ([, marks = '']) => ({
      level: marks.length === 3 ? 3 : 2,
    })),
  ],
  quote: [wrappingInputRule(/^\s*>\s$/, nodeType('quote'))],
}

export function editorState(
  doc: Node,
  parts: readonly RichTextPart[],
  ownKeys: Record<string, Command>,
) {
  const isAllowed = ({ part }: { part?: RichTextPart }) => !part || parts.includes(part)
  const tools = [...textTools, ...blockTools, ...tableTools, ...historyTools].filter(isAllowed)
  const toolKeys = tools.flatMap(({ keys, command }) => (keys ? [[keys, command] as const] : []))
  return EditorState.create({
    doc,
    plugins: [
      panelKey,
      keymap({
        ...ownKeys,
        ...Object.fromEntries(toolKeys),
        'Shift-Mod-z': redo,
        // WCAG 2.1.2: after the last cell Tab leaves the editor, so nobody is trapped.
        Tab: goToNextCell(1),
        'Shift-Tab': goToNextCell(-1),
        'Shift-Enter': insertBreak,
        Enter: chainCommands(
          splitListItem(nodeType('list_item')),
          baseKeymap.Enter ?? (() => false),
        ),
      }),
      keymap(baseKeymap),
      inputRules({ rules: parts.flatMap((part) => typed[part] ?? []) }),
      history(),
      gapCursor(),
      tableEditing(),
      lastLine,
    ],
  })
}
