import { Refusal } from 'contract/client'
import type { Event } from 'contract/events'
import { useState } from 'react'
import { showFaults } from '#app/components/fields/show-faults'
import type { UploadStage } from '#app/components/fields/upload-progress'
import { useAdminSession } from '#app/data/admin'
import { useAfter } from '#app/lib/use-after'
import { useSingleSubmit } from '#app/lib/use-single-submit'
import type { Panel } from '../panel'
import { isSessionEnd } from '../use-session-end'
import type { EventFormControl } from './use-event-form'
import { useSendEvent } from './use-send-event'

const switchMilliseconds = 1000
const addFailed = 'Failed to add event. Please try again.'
const updateFailed = 'Failed to update event. Please try again.'
const pictureRefusals = [413, 415]

type SaveEvent = { form: EventFormControl; panel: Panel; event: Event | undefined }

/** Saves the form, says how it went, and leads to the list of events. */
export function useSaveEvent({ form, panel, event }: SaveEvent) {
  const send = useSendEvent(event)
  const { keepDraft } = useAdminSession()
  const [stage, setStage] = useState<UploadStage>()
  const [isSaved, setSaved] = useState(false)
  useAfter(isSaved, switchMilliseconds, () => panel.open('events'))

  const save = form.handleSubmit(async (values) => {
    try {
      setStage('preparing')
      const message = await send(values, (sentShare) => setStage({ sentShare }))
      form.reset(event ? values : undefined)
      panel.setUnsaved(false)
      panel.showSuccess(message)
      setSaved(true)
    } catch (error) {
      if (isSessionEnd(error)) keepDraft({ event, values })
      else showFailure(error)
    } finally {
      setStage(undefined)
    }
  })

  const showFailure = (error: unknown) => {
    const { message, status, errors } =
      error instanceof Refusal ? error : new Refusal(0, { message: '' })
    panel.showError(message || (event ? updateFailed : addFailed))
    const faults = pictureRefusals.includes(status) ? { image: message, ...errors } : errors
    showFaults(form, faults)
  }

  const submit = useSingleSubmit(save)
  return { submit, stage, isSaved }
}
