import { zodResolver } from '@hookform/resolvers/zod'
import {
  maxSavedReplies,
  type SavedReplies,
  savedReplies,
} from 'contract/messaging/message-replies'
import { Plus, Trash2 } from 'lucide'
import { useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import { useUpdateSavedReplies } from '#app/data/message-replies'
import { DialogButtons } from '#app/ui/dialog-buttons'
import { FormError } from '#app/ui/fields/form-error'
import { TextField } from '#app/ui/fields/text-field'
import { Icon } from '#app/ui/icon'
import { Button } from '../../shell/button'
import { FormFields } from '../../shell/form-fields'
import { LeaveDialog } from '../../shell/leave-dialog'
import type { Panel } from '../../shell/panel'
import { useCallForm } from '../../shell/use-call-form'
import { useRestoredForm } from '../../shell/use-restored-form'
import { WideDialog } from '../../shell/wide-dialog'

const blank = { title: '', text: '' }

type SavedRepliesDialogProps = { panel: Panel; saved: SavedReplies; onClose: () => void }

export function SavedRepliesDialog({ panel, saved, onClose }: SavedRepliesDialogProps) {
  const update = useUpdateSavedReplies()
  const { form, control, submit, isBusy } = useCallForm<SavedReplies>({
    panel,
    resolver: zodResolver(savedReplies),
    defaultValues: saved.answers.length > 0 ? saved : { ...saved, answers: [blank] },
    send: (values) => update.mutateAsync(values),
    onSent: onClose,
    failure: 'Your changes could not be saved. Please try again.',
    errorAt: 'root',
  })
  useRestoredForm(panel, form, { name: 'saved replies' })
  const { errors, isDirty, submitCount } = form.formState
  const error = errors.root?.message
  const [isLeaving, setLeaving] = useState(false)
  const close = () => (isDirty ? setLeaving(true) : onClose())
  const { fields, append, remove } = useFieldArray({ control, name: 'answers' })
  return (
    <WideDialog title="Saved replies" onClose={close} className="w-[min(44rem,calc(100vw-2rem))]">
      <form noValidate method="post" onSubmit={submit} className="grid gap-5">
        <p className="text-ink-soft">
          Texts that you and your colleagues send often. You can insert them into a reply.
        </p>
        <FormFields isBusy={isBusy}>
          {fields.map(({ id }, index) => (
            <fieldset key={id} className="grid gap-3 border-t border-line pt-4">
              <legend className="sr-only">{`Saved reply ${index + 1}`}</legend>
              <TextField
                control={control}
                name={`answers.${index}.title`}
                label="Name"
                isRequired
              />
              <TextField
                control={control}
                name={`answers.${index}.text`}
                label="Text"
                rows={4}
                isRequired
              />
              <button
                type="button"
                onClick={() => remove(index)}
                className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold text-danger-700"
              >
                <Icon of={Trash2} className="size-5" />
                Remove
              </button>
            </fieldset>
          ))}
          {fields.length < maxSavedReplies && (
            <Button icon={Plus} onClick={() => append(blank)} className="justify-self-start px-4">
              Add a reply
            </Button>
          )}
        </FormFields>
        {error && <FormError key={submitCount}>{error}</FormError>}
        <DialogButtons
          cancel="Cancel"
          onCancel={close}
          confirm={isBusy ? 'Saving...' : 'Save replies'}
          isBusy={isBusy}
        />
      </form>
      {isLeaving && <LeaveDialog onStay={() => setLeaving(false)} onLeave={onClose} />}
    </WideDialog>
  )
}
