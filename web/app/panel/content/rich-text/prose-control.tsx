import { nodesIn } from 'contract/content/rich-text/prose-node'
import { noProse } from 'contract/content/rich-text/prose-schema'
import type { ProsePart } from 'contract/content/rich-text/prose-table'
import { lazy, Suspense, useState } from 'react'
import { importOrReload } from '#app/lib/import-or-reload'
import { describe, FieldError } from '#app/ui/fields/field'
import { useWhenClosed } from '#app/ui/use-when-closed'
import { RequiredMark } from '../../shell/required-mark'
import { type Choice, ChooseReference } from './choose-reference'
import { Referenced } from './referenced'

/** Loaded separately: the editor is large. */
const ProseEditor = lazy(async () => ({
  default: (await importOrReload(() => import('./prose-editor'))).ProseEditor,
}))

const keysHint = 'Press Alt+F10 for the toolbar, Escape to return to the text.'

type ProseControlProps = {
  id: string
  label: string
  help: string | undefined
  isRequired: boolean
  error: string | undefined
  parts: readonly ProsePart[]
  value: unknown
  onChange: (prose: unknown) => void
  onLeave: () => void
}

export function ProseControl({ id, label, help, isRequired, error, ...editor }: ProseControlProps) {
  const [choice, setChoice] = useState<Choice>()
  const endChoice = () => setChoice(undefined)
  useWhenClosed(choice, ({ onClose }) => onClose())
  const hint = [help, keysHint].filter(Boolean).join('. ')
  const [value = noProse] = nodesIn([editor.value])
  return (
    <div className="grid min-w-0 gap-1.5 sm:col-span-full">
      <div>
        <span id={`${id}-label`} className="font-semibold text-ink">
          {label}
        </span>
        <RequiredMark isRequired={isRequired} />
      </div>
      <Suspense
        fallback={
          <p role="status" className="min-h-72 rounded-md border border-field p-4 text-ink-soft">
            Loading editor...
          </p>
        }
      >
        <ProseEditor
          id={id}
          label={label}
          labelId={`${id}-label`}
          describedBy={describe(id, { hint, error })['aria-describedby']}
          isInvalid={error !== undefined}
          isRequired={isRequired}
          parts={editor.parts}
          value={value}
          onChange={editor.onChange}
          onLeave={editor.onLeave}
          onChoose={setChoice}
          draw={({ name, id: item }) => <Referenced name={name} id={item} />}
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
