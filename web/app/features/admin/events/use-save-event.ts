import { useState } from 'react'
import { useTimeout } from '#app/lib/use-timeout'
import type { Panel } from '../panel'
import type { RecordFormControl } from '../records/use-record-form'
import { useSendRecord } from '../records/use-send-record'
import { useSave } from '../use-save'

const switchMilliseconds = 1000
const addFailed = 'Failed to add event. Please try again.'
const updateFailed = 'Failed to update event. Please try again.'

/** Saves the form, says how it went, and leads to the event in its list. */
export function useSaveEvent(panel: Panel, form: RecordFormControl) {
  const { record: event } = panel.edited
  const send = useSendRecord('events', event)
  const [saved, setSaved] = useState<{ _id: string | undefined }>()
  useTimeout(saved, switchMilliseconds, () => {
    // Who has typed the next event meanwhile may stay with it.
    setSaved(undefined)
    panel.openSaved('events', saved?._id)
  })
  const { submit, stage } = useSave({
    panel,
    form,
    send,
    onSaved: (values, _id) => {
      form.reset(event ? values : undefined)
      setSaved({ _id })
    },
    failure: event ? updateFailed : addFailed,
    pictureField: 'image',
  })
  return { submit, stage, isSaved: saved !== undefined }
}
