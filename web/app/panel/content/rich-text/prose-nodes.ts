import type { ProseMark, ProseName } from 'contract/content/rich-text/prose-table'
import type { MarkType, NodeType } from 'prosemirror-model'
import { editorSchema } from './editor-schema'

/** The type of a piece in the editor's schema, which is made of all of them. */
export function nodeType(name: ProseName): NodeType {
  const type = editorSchema.nodes[name]
  if (!type) throw new Error(`The editor knows no ${name}`)
  return type
}

export function markType(name: ProseMark): MarkType {
  const type = editorSchema.marks[name]
  if (!type) throw new Error(`The editor knows no ${name}`)
  return type
}
