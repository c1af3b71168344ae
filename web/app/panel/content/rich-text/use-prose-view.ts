import type { ProseNode } from 'contract/content/rich-text/prose-node'
import { type ProsePart, referenceNames } from 'contract/content/rich-text/prose-table'
import type { Node } from 'prosemirror-model'
import type { Command, EditorState } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { cleanPasted } from './clean-pasted'
import { openProse, parserFor } from './editor-schema'
import { editorState } from './editor-state'
import { hasPicture } from './lost-pictures'
import { type Piece, referenceView } from './reference-view'

/** A change that came from elsewhere, and was not typed here. */
const fromElsewhere = 'from elsewhere'

type ProseViewProps = {
  /** What is edited, and what it is when the form opens. */
  value: ProseNode
  doc: Node
  parts: readonly ProsePart[]
  attributes: Record<string, string>
  onChange: (prose: unknown) => void
  onLeave: () => void
  onLink: () => void
  onToolbar: () => void
  /** Told of every paste, and of files that are dropped: whether a picture of it was left out. */
  onPasted: (hasLostPicture: boolean) => void
}

/** Puts another text into the editor where it differs: the cursor stays in its words, and undoing leaves it alone. */
function replaceText(view: EditorView, next: Node): void {
  const { doc, tr } = view.state
  const start = doc.content.findDiffStart(next.content)
  const end = doc.content.findDiffEnd(next.content)
  if (start === null || !end) return
  // Where what is added repeats what stands before it, both searches pass the same place.
  const overlap = Math.max(start - Math.min(end.a, end.b), 0)
  tr.replace(start, end.a + overlap, next.slice(start, end.b + overlap))
  view.dispatch(tr.setMeta(fromElsewhere, true).setMeta('addToHistory', false))
}

/** A ProseMirror editor in an element, its state for the toolbar, and commands for it. */
export function useProseView(props: ProseViewProps) {
  const { value, doc, parts, attributes } = props
  const host = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  /** What was typed here: it comes back as the value, late perhaps, and is no news. */
  const typed = useRef(new WeakSet<object>())
  const ask = useEffectEvent((name: 'onLink' | 'onToolbar' | 'onLeave') => props[name]())
  const tell = useEffectEvent((prose: object) => {
    typed.current.add(prose)
    props.onChange(prose)
  })
  const begin = useEffectEvent(() => {
    const does =
      (name: 'onLink' | 'onToolbar'): Command =>
      () => {
        ask(name)
        return true
      }
    return editorState(doc, parts, { 'Mod-k': does('onLink'), 'Alt-F10': does('onToolbar') })
  })
  const [pieces, setPieces] = useState<readonly Piece[]>([])
  const describe = useEffectEvent(() => attributes)
  const tellPasted = useEffectEvent((hasLost: boolean) => props.onPasted(hasLost))
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
        if (isTyped) tell(next.doc.toJSON())
      },
      handleDOMEvents: {
        blur: () => ask('onLeave'),
        paste: (_, { clipboardData }) => tellPasted(hasPicture(clipboardData)),
        drop: (_, event) => {
          if (!event.dataTransfer?.files.length) return
          // The browser would leave the form and open the file.
          event.preventDefault()
          tellPasted(hasPicture(event.dataTransfer))
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
    const next = typed.current.has(value) ? undefined : openProse(value)
    if (view.current && next && !next.eq(view.current.state.doc)) replaceText(view.current, next)
  }, [value])
  useEffect(() => {
    void attributes
    view.current?.setProps({})
  }, [attributes])
  return {
    host,
    state,
    /** Where in the text something else is to be shown. */
    pieces,
    run: (command: Command) => {
      if (!view.current) return
      command(view.current.state, view.current.dispatch, view.current)
      view.current.focus()
    },
    focus: () => view.current?.focus(),
  }
}
