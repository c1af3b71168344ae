import { Refusal } from 'contract/platform/client'
import { useState } from 'react'
import { type Press, usePressEvent } from '#app/data/event-life'
import type { Panel } from '../../shell/panel'
import { useFaultFocus } from '../../shell/use-fault-focus'
import { isSessionEnd } from '../../shell/use-session-end'

const failed = 'Something went wrong. Please try again.'
const badRequest = 400

/** Field errors get the focus; any other response closes the dialog. */
export function usePress(eventId: string, panel: Panel, onClose: () => void) {
  const [errors, setErrors] = useState<Record<string, string>>({})
  const form = useFaultFocus(errors)
  const press = usePressEvent(eventId)
  const onError = (fault: Error) => {
    if (isSessionEnd(fault)) return
    if (fault instanceof Refusal && fault.status === badRequest) {
      setErrors({ form: fault.message, ...fault.errors })
      return
    }
    panel.showError(fault.message || failed)
    onClose()
  }
  return {
    form,
    errors,
    setErrors,
    isBusy: press.isPending,
    send: (what: Press) => {
      if (press.isPending) return
      press.mutate(what, {
        onSuccess: ({ message }) => {
          panel.showSuccess(message)
          onClose()
        },
        onError,
      })
    },
  }
}
