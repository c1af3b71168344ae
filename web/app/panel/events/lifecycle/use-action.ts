import type { DefaultValues, FieldValues, Resolver } from 'react-hook-form'
import { type EventAction, useEventAction } from '#app/data/event-lifecycle'
import type { PanelProps } from '../../shell/panel'
import { isTemporary, useCallForm } from '../../shell/use-call-form'
import { useRestoredForm } from '../../shell/use-restored-form'
import type { EventDialogProps } from './action-dialog'

const badRequest = 400

type ActionForm<Values extends FieldValues> = {
  /** What was typed is restored by it in the same dialog of the same event. */
  name: string
  defaultValues: DefaultValues<Values>
  resolver?: Resolver<Values>
  actionOf: (values: Values) => EventAction
}

/** Errors of what was typed, and lost connections, are shown; any other response closes the dialog. */
export function useEventActionForm<Values extends FieldValues>(
  { event, panel, onClose }: EventDialogProps & PanelProps,
  { name, actionOf, ...options }: ActionForm<Values>,
) {
  const act = useEventAction(event._id)
  const { form, control, submit, isBusy } = useCallForm<Values>({
    ...options,
    panel,
    send: (values) => act.mutateAsync(actionOf(values)),
    onSent: onClose,
    errorAt: (message, error) => {
      if (error.status === badRequest || isTemporary(error))
        return form.setError('root', { message })
      panel.showError(message)
      onClose()
    },
  })
  useRestoredForm(panel, form, { name: `${name} ${event._id}` })
  return { form, control, dialog: { submit, isBusy, fault: form.formState.errors.root?.message } }
}
