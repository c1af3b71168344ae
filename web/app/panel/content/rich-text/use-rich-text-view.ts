import type { RichTextNode } from 'contract/content/rich-text/rich-text-node'
import {
  isReferenceName,
  type ReferenceName,
  type RichTextPart,
  referenceNames,
} from 'contract/content/rich-text/rich-text-table'
import type { Node } from 'prosemirror-model'
import type { Command, EditorState } from 'prosemirror-state'
import type { NodeViewConstructor } from 'prosemirror-view'
import { EditorView } from 'prosemirror-view'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { newKey } from '../entries/form-data'
import { cleanPasted } from './clean-pasted'
import { openRichText, parserFor } from './editor-schema'
import { editorState } from './editor-state'
import { hasPicture } from './lost-pictures'

type ReferencePortal = { key: string; dom: HTMLElement; name: ReferenceName; id: string }
type Change = (update: (pieces: readonly ReferencePortal[]) => readonly ReferencePortal[]) => void

/** Reports DOM nodes that React renders into through portals. */
const referenceView =
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

const fromElsewhere = 'from elsewhere'

type RichTextViewProps = {
  value: RichTextNode
  doc: Node
  parts: readonly RichTextPart[]
  attributes: Record<string, string>
  onChange: (richText: unknown) => void
  onLeave: () => void
  onLink: () => void
  onToolbar: () => void
  onPasted: (hasLostPicture: boolean) => void
}

/** Keeps the cursor, and stays out of the undo history. */
function replaceText(view: EditorView, next: Node): void {
  const { doc, tr } = view.state
  const start = doc.content.findDiffStart(next.content)
  const end = doc.content.findDiffEnd(next.content)
  if (start === null || !end) return
  // Where the insertion repeats the text before it, start and end overlap.
  const overlap = Math.max(start - Math.min(end.a, end.b), 0)
  tr.replace(start, end.a + overlap, next.slice(start, end.b + overlap))
  view.dispatch(tr.setMeta(fromElsewhere, true).setMeta('addToHistory', false))
}

export function useRichTextView(props: RichTextViewProps) {
  const { value, doc, parts, attributes } = props
  const host = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  /** The editor's own output comes back as the value, possibly late, and must be ignored. */
  const typed = useRef(new WeakSet<object>())
  const request = useEffectEvent((name: 'onLink' | 'onToolbar' | 'onLeave') => props[name]())
  const notify = useEffectEvent((richText: object) => {
    typed.current.add(richText)
    props.onChange(richText)
  })
  const begin = useEffectEvent(() => {
    const does =
      (name: 'onLink' | 'onToolbar'): Command =>
      () => {
        request(name)
        return true
      }
    return editorState(doc, parts, { 'Mod-k': does('onLink'), 'Alt-F10': does('onToolbar') })
  })
  const [pieces, setPieces] = useState<readonly ReferencePortal[]>([])
  const describe = useEffectEvent(() => attributes)
  const notifyPasted = useEffectEvent((hasLost: boolean) => props.onPasted(hasLost))
  const [state, setState] = useState<EditorState>()
  useLayoutEffect(() => {
    const first = begin()
    const made: EditorView = new EditorView(host.current, {
      state: first,
      attributes: () => describe(),
      nodeViews: Object.fromEntries(referenceNames.map((name) => [name, referenceView(setPieces)])),
      clipboardParser: parserFor(parts),
      transformPastedHTML: cleanPasted,
      dispatchTransaction: (transaction) => {
        const { state: next, transactions } = made.state.applyTransaction(transaction)
        made.updateState(next)
        setState(next)
        const isTyped = transactions.some((one) => one.docChanged && !one.getMeta(fromElsewhere))
        if (isTyped) notify(next.doc.toJSON())
      },
      handleDOMEvents: {
        blur: () => request('onLeave'),
        paste: (_, { clipboardData }) => notifyPasted(hasPicture(clipboardData)),
        drop: (_, event) => {
          if (!event.dataTransfer?.files.length) return
          // The browser would leave the page to open the file.
          event.preventDefault()
          notifyPasted(hasPicture(event.dataTransfer))
        },
      },
    })
    view.current = made
    setState(first)
    return () => {
      view.current = null
      made.destroy()
    }
  }, [parts])
  useEffect(() => {
    const next = typed.current.has(value) ? undefined : openRichText(value)
    if (view.current && next && !next.eq(view.current.state.doc)) replaceText(view.current, next)
  }, [value])
  useEffect(() => {
    void attributes
    view.current?.setProps({})
  }, [attributes])
  return {
    host,
    state,
    pieces,
    run: (command: Command) => {
      if (!view.current) return
      command(view.current.state, view.current.dispatch, view.current)
      view.current.focus()
    },
    focus: () => view.current?.focus(),
  }
}
