import type { LibraryItem, LibraryTexts } from 'contract/content/library/items'
import { useId } from 'react'
import { type Control, type FieldPath, useForm, useWatch } from 'react-hook-form'
import { useLibraryCalls } from '#app/data/library'
import { useSubmit } from '#app/lib/use-submit'
import { TextField } from '#app/ui/fields/text-field'
import { Button } from '../../shell/button'
import { ChangedByOthers } from '../../shell/changed-by-others'
import type { Panel } from '../../shell/panel'
import { reportFailure } from '../../shell/report-failure'
import { useChangedByOthers } from '../../shell/use-changed-by-others'
import { useRestoredForm } from '../../shell/use-restored-form'
import { CollectionField } from './collection-field'
import { DocumentFields } from './document-fields'
import { FocusPicker } from './focus-picker'
import { itemNotSaved, libraryTextsOf, needsAlt } from './library-texts'

type ItemFormProps = { panel: Panel; item: LibraryItem }

const labels: Record<keyof LibraryTexts, string> = {
  ...{ name: 'Name', alt: 'Alternative text', isDecorative: 'Decorative', caption: 'Caption' },
  ...{ credit: 'Credit', collection: 'Collection', focus: 'Focal point', language: 'Language' },
  transcript: 'Text version',
}

function useItemForm({ panel, item }: ItemFormProps) {
  const { describe } = useLibraryCalls()
  const { alt = '', caption = '', credit = '', collection = '', ...texts } = libraryTextsOf(item)
  const stored = { ...texts, alt, caption, credit, collection }
  const form = useForm<LibraryTexts>({ defaultValues: stored })
  const { changed, seen, setSeen } = useChangedByOthers(form, stored, { labels })
  useRestoredForm(panel, form, { context: seen, onRestored: setSeen })
  const { submit, stage } = useSubmit(form, {
    send: async (words) => {
      const { _id, version } = item
      panel.showSuccess((await describe.mutateAsync({ _id, version, words })).message)
    },
    onSent: () => form.reset(form.getValues()),
    onError: (error) => reportFailure(error, panel.showError, itemNotSaved),
  })
  return { form, submit, changed, isBusy: stage === 'sending' }
}

export function ItemForm(props: ItemFormProps) {
  const { item } = props
  const id = useId()
  const { form, submit, changed, isBusy } = useItemForm(props)
  const { control } = form
  const [focus, language, transcript, collection = ''] = useWatch({
    control,
    name: ['focus', 'language', 'transcript', 'collection'],
  })
  const change = (part: Partial<LibraryTexts>) => {
    // Safe: the names are those of `LibraryTexts`.
    for (const [name, value] of Object.entries(part))
      form.setValue(name as FieldPath<LibraryTexts>, value, { shouldDirty: true })
  }
  const isPicture = item.kind === 'picture'
  const field = { control, autoComplete: 'off' }
  return (
    <form noValidate method="post" aria-label={item.name} onSubmit={submit} className="grid gap-5">
      {isPicture && (
        <FocusPicker item={item} focus={focus} onChange={(next) => change({ focus: next })} />
      )}
      <TextField
        {...field}
        name="name"
        label="Name"
        hint={
          isPicture
            ? 'Only staff see it'
            : 'Visitors see it, and it’s at the end of the web address'
        }
        isRequired
      />
      {!isPicture && (
        <DocumentFields id={id} item={item} words={{ language, transcript }} onChange={change} />
      )}
      {isPicture && (
        <>
          <AltFields control={control} />
          <TextField
            {...field}
            name="caption"
            label="Caption"
            hint="Shown under the picture where the page has room for it"
          />
          <TextField
            {...field}
            name="credit"
            label="Credit"
            hint="Name of the photographer or artist"
          />
        </>
      )}
      <CollectionField value={collection} onChange={(chosen) => change({ collection: chosen })} />
      <ChangedByOthers changed={changed} />
      <Button tone="primary" type="submit" disabled={isBusy} className="justify-self-start">
        {isBusy ? 'Saving...' : 'Save'}
      </Button>
    </form>
  )
}

function AltFields({ control }: { control: Control<LibraryTexts> }) {
  const [alt, isDecorative] = useWatch({ control, name: ['alt', 'isDecorative'] })
  const isMissing = needsAlt({ kind: 'picture', alt, isDecorative })
  return (
    <div className="grid gap-1">
      {!isDecorative && (
        <TextField
          control={control}
          name="alt"
          label="Alternative text"
          hint={`Describe the picture for people who can’t see it${isMissing ? '. Still missing' : ''}`}
          autoComplete="off"
        />
      )}
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          {...control.register('isDecorative')}
          type="checkbox"
          className="size-5 shrink-0 cursor-pointer accent-primary"
        />
        <span className="text-ink-soft">Decorative: adds nothing to the text next to it</span>
      </label>
    </div>
  )
}
