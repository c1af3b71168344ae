import { useQuery } from '@tanstack/react-query'
import { type EditorState, NodeSelection } from 'prosemirror-state'
import { libraryItemQuery } from '#app/data/library'
import { AltControl } from '../entries/alt-control'
import 'prosemirror-gapcursor/style/gapcursor.css'
import 'prosemirror-view/style/prosemirror.css'
import './rich-text-editor.css'
import type { RichTextNode } from 'contract/content/rich-text/rich-text-node'
import type { RichTextPart } from 'contract/content/rich-text/rich-text-table'
import type { Node } from 'prosemirror-model'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { RichText } from '#app/ui/rich-text/rich-text'
import { useWhenClosed } from '#app/ui/use-when-closed'
import { insertReference } from './block-commands'
import type { ReferenceChoice } from './choose-reference'
import { openRichText } from './editor-schema'
import { linkLocation, removeLink, setLink } from './link-commands'
import { LinkDialog } from './link-dialog'
import type { Reference } from './referenced'
import { nodeType } from './rich-text-nodes'
import { RichTextToolbar } from './rich-text-toolbar'
import { useRichTextView } from './use-rich-text-view'

export type RichTextEditorProps = {
  id: string
  label: string
  labelId: string
  describedBy: string | undefined
  isInvalid: boolean
  isRequired: boolean
  parts: readonly RichTextPart[]
  value: RichTextNode
  lang?: string | undefined
  onChange: (richText: unknown) => void
  onLeave: () => void
  onChoose: (choice: ReferenceChoice) => void
  render: (piece: Reference) => ReactNode
}

const lostPicture =
  'Pictures can’t be pasted here. Use “Picture” in the toolbar to upload one or choose an existing one.'

export function RichTextEditor(props: RichTextEditorProps) {
  const { value, id, label } = props
  const doc = useMemo(() => openRichText(value), [value])
  const [opened] = useState(doc)
  if (doc) return <Editor {...props} doc={opened ?? doc} />
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={props.labelId}
      className="grid gap-4 rounded-md border border-line-strong bg-tint p-4"
    >
      <p className="font-semibold text-danger-700">
        {`${label} contains something this form doesn’t support, so you can’t edit it here. Nothing is lost, and visitors still see it. Reload the page. If this message stays, contact the person who maintains the website.`}
      </p>
      <RichText of={value} />
    </section>
  )
}

function Editor(props: RichTextEditorProps & { doc: Node }) {
  const { id, label, parts, onChange, onLeave, value, doc } = props
  const { labelId, describedBy, isInvalid, isRequired, lang } = props
  const [isLinking, setLinking] = useState(false)
  const [hasLostPicture, setLostPicture] = useState(false)
  const toolbar = useRef<HTMLDivElement>(null)
  const attributes = useMemo(
    () => ({
      id,
      class: 'prose',
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': labelId,
      'aria-required': String(isRequired),
      'aria-invalid': String(isInvalid),
      ...(describedBy && { 'aria-describedby': describedBy }),
      ...(lang && { lang }),
    }),
    [id, labelId, describedBy, isInvalid, isRequired, lang],
  )
  const { host, state, pieces, run, focus } = useRichTextView({
    value,
    doc,
    parts,
    attributes,
    onChange,
    onLeave,
    onLink: () => setLinking(true),
    onPasted: setLostPicture,
    onToolbar: () => toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
  })
  const close = () => setLinking(false)
  useWhenClosed(isLinking || undefined, focus)
  return (
    <div className="prose-editor rounded-md border border-field bg-card focus-within:border-accent">
      {state && (
        <RichTextToolbar
          {...{ label, state, parts, toolbar }}
          editorId={id}
          onPress={({ command }) => run(command)}
          onLink={() => setLinking(true)}
          onChoose={(name) =>
            props.onChoose({
              name,
              onChoose: (item) => run(insertReference(nodeType(name), item)),
              onClose: focus,
            })
          }
          onLeave={focus}
        />
      )}
      <p role="status" className="px-3 text-danger-700 not-empty:py-2">
        {hasLostPicture && lostPicture}
      </p>
      <div ref={host} />
      {pieces.map((piece) => createPortal(props.render(piece), piece.dom, piece.key))}
      {state && <SelectedPicture state={state} />}
      {isLinking && state && (
        <LinkDialog
          {...linkLocation(state)}
          onSet={(href, text) => {
            run(setLink(href, text))
            close()
          }}
          onRemove={() => {
            run(removeLink)
            close()
          }}
          onClose={close}
        />
      )}
    </div>
  )
}

const pictureIn = ({ selection }: EditorState) =>
  selection instanceof NodeSelection && selection.node.type === nodeType('picture')
    ? String(selection.node.attrs.item)
    : undefined

function SelectedPicture({ state }: { state: EditorState }) {
  const id = pictureIn(state)
  return id === undefined ? null : <Described key={id} id={id} />
}

function Described({ id }: { id: string }) {
  const { data } = useQuery(libraryItemQuery(id))
  if (!data) return null
  const { item } = data
  return (
    <div className="grid gap-2 border-t border-line-strong p-3">
      <p translate="no" className="font-semibold wrap-anywhere text-ink">
        {item.name}
      </p>
      <AltControl key={item.version} item={item} />
    </div>
  )
}
