import type { RichTextMark, RichTextName } from 'contract/content/rich-text/rich-text-table'
import type { MarkType, NodeType } from 'prosemirror-model'
import { editorSchema } from './editor-schema'

export function nodeType(name: RichTextName): NodeType {
  const type = editorSchema.nodes[name]
  if (!type) throw new Error(`Not in the editor’s schema: ${name}`)
  return type
}

export function markType(name: RichTextMark): MarkType {
  const type = editorSchema.marks[name]
  if (!type) throw new Error(`Not in the editor’s schema: ${name}`)
  return type
}
