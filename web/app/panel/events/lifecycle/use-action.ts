import type { DefaultValues, FieldValues, Resolver } from 'react-hook-form'
import { type EventAction, useEventAction } from '#app/data/event-lifecycle'
import type { PanelProps } from '../../shell/panel'
import { useCallForm } from '../../shell/use-call-form'
import type { EventDialogProps } from './action-dialog'

const badRequest = 400

type ActionForm<Values extends FieldValues> = {
  defaultValues: DefaultValues<Values>
  resolver?: Resolver<Values>
  actionOf: (values: Values) => EventAction
}

/** Errors of what was typed are shown; any other response closes the dialog. */
export function useEventActionForm<Values extends FieldValues>(
  { event, panel, onClose }: EventDialogProps & PanelProps,
  { actionOf, ...options }: ActionForm<Values>,
) {
  const act = useEventAction(event._id)
  const { form, control, submit, isBusy } = useCallForm<Values>({
    ...options,
    panel,
    send: (values) => act.mutateAsync(actionOf(values)),
    onSent: onClose,
    failure: 'Something went wrong. Please try again.',
    errorAt: (message, { status }) => {
      if (status === badRequest) return form.setError('root', { message })
      panel.showError(message)
      onClose()
    },
  })
  return { form, control, dialog: { submit, isBusy, fault: form.formState.errors.root?.message } }
}
