import { nodesIn } from 'contract/content/rich-text/rich-text-node'
import { emptyRichText } from 'contract/content/rich-text/rich-text-schema'
import type { RichTextPart } from 'contract/content/rich-text/rich-text-table'
import { lazy, Suspense, useState } from 'react'
import { importOrReload } from '#app/lib/import-or-reload'
import { describedBy, FieldError } from '#app/ui/fields/field'
import { useWhenClosed } from '#app/ui/use-when-closed'
import { RequiredIndicator } from '../../shell/required-indicator'
import { ChooseReference, type ReferenceChoice } from './choose-reference'
import { Referenced } from './referenced'

/** Loaded separately: the editor is large. */
const RichTextEditor = lazy(async () => ({
  default: (await importOrReload(() => import('./rich-text-editor'))).RichTextEditor,
}))

const keysHint = 'Press Alt+F10 for the toolbar, Escape to return to the text.'

type RichTextControlProps = {
  id: string
  label: string
  help: string | undefined
  isRequired: boolean
  error: string | undefined
  parts: readonly RichTextPart[]
  value: unknown
  lang?: string
  onChange: (richText: unknown) => void
  onLeave: () => void
}

export function RichTextControl({
  id,
  label,
  help,
  isRequired,
  error,
  ...editor
}: RichTextControlProps) {
  const [choice, setChoice] = useState<ReferenceChoice>()
  const endChoice = () => setChoice(undefined)
  useWhenClosed(choice, ({ onClose }) => onClose())
  const hint = [help, keysHint].filter(Boolean).join('. ')
  const [value = emptyRichText] = nodesIn([editor.value])
  return (
    <div className="grid min-w-0 gap-1.5 sm:col-span-full">
      <div>
        <span id={`${id}-label`} className="font-semibold text-ink">
          {label}
        </span>
        <RequiredIndicator isRequired={isRequired} />
      </div>
      <Suspense
        fallback={
          <p role="status" className="min-h-72 rounded-md border border-field p-4 text-ink-soft">
            Loading editor...
          </p>
        }
      >
        <RichTextEditor
          id={id}
          label={label}
          labelId={`${id}-label`}
          describedBy={describedBy(id, { hint, error })['aria-describedby']}
          isInvalid={error !== undefined}
          isRequired={isRequired}
          parts={editor.parts}
          value={value}
          lang={editor.lang}
          onChange={editor.onChange}
          onLeave={editor.onLeave}
          onChoose={setChoice}
          render={({ name, id: item }) => <Referenced name={name} id={item} />}
        />
      </Suspense>
      {choice && (
        <ChooseReference
          name={choice.name}
          onChoose={(id) => {
            choice.onChoose(id)
            endChoice()
          }}
          onClose={endChoice}
        />
      )}
      {error && <FieldError id={id}>{error}</FieldError>}
      <p id={`${id}-hint`} className="text-[0.9375rem] text-ink-muted">
        {hint}
      </p>
    </div>
  )
}
