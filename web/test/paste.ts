import type { RichTextPart } from 'contract/content/rich-text/rich-text-table'
import { EditorView } from 'prosemirror-view'
import { vi } from 'vitest'
import { cleanPasted } from '#app/panel/content/rich-text/clean-pasted'
import { editorSchema, parserFor } from '#app/panel/content/rich-text/editor-schema'
import { editorState } from '#app/panel/content/rich-text/editor-state'

export const allParts: RichTextPart[] = ['heading', 'list', 'table', 'quote', 'callout']

/** Returns the editor's content after pasting into it. */
export function pasted(html: string, parts: readonly RichTextPart[] = allParts) {
  const doc = editorSchema.topNodeType.createAndFill()
  if (!doc) throw new Error('There is no empty text')
  const view = new EditorView(null, {
    state: editorState(doc, parts, {}),
    clipboardParser: parserFor(parts),
    transformPastedHTML: cleanPasted,
    handleScrollToSelection: () => true,
  })
  // jsdom has no `DataTransfer`.
  vi.stubGlobal('ClipboardEvent', Event)
  view.pasteHTML(html)
  const json = view.state.doc.toJSON()
  view.destroy()
  return json
}

/** Leaves out default attributes. */
export const plain = (value: unknown) =>
  JSON.parse(
    JSON.stringify(value, (key, inner) => (key === 'attrs' && isOnes(inner) ? undefined : inner)),
  )
const isOnes = (attrs: unknown) =>
  typeof attrs === 'object' && attrs !== null && Object.values(attrs).every((value) => value === 1)
