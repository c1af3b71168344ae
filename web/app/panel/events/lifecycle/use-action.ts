import { ApiError } from 'contract/platform/client'
import { useState } from 'react'
import { type EventAction, useEventAction } from '#app/data/event-lifecycle'
import type { Panel } from '../../shell/panel'
import { useErrorFocus } from '../../shell/use-error-focus'
import { isSessionEnd } from '../../shell/use-session-end'

const failed = 'Something went wrong. Please try again.'
const badRequest = 400

/** Field errors get the focus; any other response closes the dialog. */
export function useEventActionForm(eventId: string, panel: Panel, onClose: () => void) {
  const [errors, setErrors] = useState<Record<string, string>>({})
  const form = useErrorFocus(errors)
  const act = useEventAction(eventId)
  const onError = (error: Error) => {
    if (isSessionEnd(error)) return
    if (error instanceof ApiError && error.status === badRequest) {
      setErrors({ form: error.message, ...error.errors })
      return
    }
    panel.showError(error.message || failed)
    onClose()
  }
  return {
    form,
    errors,
    setErrors,
    isBusy: act.isPending,
    send: (what: EventAction) => {
      if (act.isPending) return
      act.mutate(what, {
        onSuccess: ({ message }) => {
          panel.showSuccess(message)
          onClose()
        },
        onError,
      })
    },
  }
}
