import type { ProseMark, ProseName } from 'contract/content/rich-text/prose-table'
import type { MarkType, NodeType } from 'prosemirror-model'
import { editorSchema } from './editor-schema'

export function nodeType(name: ProseName): NodeType {
  const type = editorSchema.nodes[name]
  if (!type) throw new Error(`Not in the editor’s schema: ${name}`)
  return type
}

export function markType(name: ProseMark): MarkType {
  const type = editorSchema.marks[name]
  if (!type) throw new Error(`Not in the editor’s schema: ${name}`)
  return type
}
