import type { LibraryItem, LibraryTexts } from 'contract/content/library/items'
import { type ReactNode, useId, useState } from 'react'
import { useLibraryCalls } from '#app/data/library'
import { controlClasses, Field } from '#app/ui/fields/field'
import type { Panel } from '../../shell/panel'
import { DocumentFields } from './document-fields'
import { FocusPicker } from './focus-picker'
import { libraryTextsOf, needsAlt } from './library-texts'
import { useItemAct } from './use-item-act'

type ItemFormProps = { panel: Panel; item: LibraryItem; onSaved?: () => void }

export function ItemForm({ panel, item, onSaved }: ItemFormProps) {
  const id = useId()
  const { describe } = useLibraryCalls()
  const act = useItemAct(panel)
  const [words, setWords] = useState<LibraryTexts>(() => libraryTextsOf(item))
  const change = (part: Partial<LibraryTexts>) => {
    panel.setUnsaved(true)
    setWords((before) => ({ ...before, ...part }))
  }
  const save = async () => {
    const { _id, version } = item
    const isSaved = await act(() => describe.mutateAsync({ _id, version, words }))
    if (!isSaved) return
    panel.setUnsaved(false)
    onSaved?.()
  }
  const isPicture = item.kind === 'picture'
  return (
    <form
      noValidate
      method="post"
      aria-label={item.name}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
      className="grid gap-5"
    >
      {isPicture && (
        <FocusPicker item={item} focus={words.focus} onChange={(focus) => change({ focus })} />
      )}
      <WordField
        id={`${id}-name`}
        label="Name"
        hint={
          isPicture ? 'Only staff see it' : 'Visitors see it, also at the end of its web address'
        }
        isRequired
        value={words.name}
        onChange={(name) => change({ name })}
      />
      {!isPicture && <DocumentFields id={id} item={item} words={words} onChange={change} />}
      {isPicture && (
        <>
          <AltFields id={id} words={words} onChange={change} />
          <WordField
            id={`${id}-caption`}
            label="Caption"
            hint="Shown under the picture where the page has room for it"
            value={words.caption}
            onChange={(caption) => change({ caption })}
          />
          <WordField
            id={`${id}-credit`}
            label="Credit"
            hint="Name of the photographer or artist"
            value={words.credit}
            onChange={(credit) => change({ credit })}
          />
        </>
      )}
      <button
        type="submit"
        disabled={describe.isPending}
        className="button-primary justify-self-start"
      >
        {describe.isPending ? 'Saving…' : 'Save'}
      </button>
    </form>
  )
}

type AltFieldsProps = {
  id: string
  words: LibraryTexts
  onChange: (part: Partial<LibraryTexts>) => void
}

function AltFields({ id, words, onChange }: AltFieldsProps) {
  const { alt, isDecorative } = words
  const isMissing = needsAlt({ kind: 'picture', alt, isDecorative })
  return (
    <div className="grid gap-1">
      {!isDecorative && (
        <WordField
          id={`${id}-alt`}
          label="Alternative text"
          hint={`Describe the picture for people who can’t see it${isMissing ? '. Still missing' : ''}`}
          value={alt}
          onChange={(text) => onChange({ alt: text })}
        />
      )}
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          checked={isDecorative}
          onChange={({ target }) => onChange({ isDecorative: target.checked })}
          className="size-5 shrink-0 cursor-pointer accent-primary"
        />
        <span className="text-ink-soft">Decorative: adds nothing to the text next to it</span>
      </label>
    </div>
  )
}

type WordFieldProps = {
  id: string
  label: string
  hint: string
  isRequired?: boolean
  value: string | undefined
  onChange: (value: string) => void
}

function WordField({ id, label, hint, isRequired, value, onChange }: WordFieldProps): ReactNode {
  return (
    <Field id={id} label={label} hint={hint} isRequired={isRequired}>
      <input
        id={id}
        value={value ?? ''}
        aria-describedby={`${id}-hint`}
        aria-required={isRequired}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
        className={controlClasses}
      />
    </Field>
  )
}
