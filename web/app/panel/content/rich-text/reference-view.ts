import { isReferenceName, type ReferenceName } from 'contract/content/rich-text/prose-table'
import type { NodeViewConstructor } from 'prosemirror-view'
import { newKey } from '../entries/form-data'

/** A place in the editor for what a piece stands for. */
export type Piece = { key: string; dom: HTMLElement; name: ReferenceName; id: string }
type Change = (update: (pieces: readonly Piece[]) => readonly Piece[]) => void

/** Makes such places, and tells which there are: whoever is told draws into them. */
export const referenceView =
  (change: Change): NodeViewConstructor =>
  ({ type: { name }, attrs }) => {
    const dom = document.createElement('figure')
    if (!isReferenceName(name)) return { dom }
    const piece = { key: newKey(), dom, name, id: String(attrs.item) }
    change((pieces) => [...pieces, piece])
    return {
      dom,
      // What is drawn there is no word that somebody types.
      ignoreMutation: () => true,
      destroy: () => change((pieces) => pieces.filter((one) => one !== piece)),
    }
  }
