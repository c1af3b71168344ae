import { isReferenceName, type ReferenceName } from 'contract/content/rich-text/rich-text-table'
import type { NodeViewConstructor } from 'prosemirror-view'
import { newKey } from '../entries/form-data'

export type ReferencePortal = { key: string; dom: HTMLElement; name: ReferenceName; id: string }
type Change = (update: (pieces: readonly ReferencePortal[]) => readonly ReferencePortal[]) => void

/** Reports DOM nodes that React renders into through portals. */
export const referenceView =
  (change: Change): NodeViewConstructor =>
  ({ type: { name }, attrs }) => {
    const dom = document.createElement('figure')
    if (!isReferenceName(name)) return { dom }
    const piece = { key: newKey(), dom, name, id: String(attrs.item) }
    change((pieces) => [...pieces, piece])
    return {
      dom,
      // Rendered content is not an edit.
      ignoreMutation: () => true,
      destroy: () => change((pieces) => pieces.filter((one) => one !== piece)),
    }
  }
