import { Refusal } from 'contract/platform/client'
import { useState } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { useMounted } from '#app/lib/use-mounted'
import { useSubmit } from '#app/lib/use-submit'
import { showFaults } from '#app/ui/fields/show-faults'
import type { UploadStage } from '#app/ui/fields/upload-progress'
import type { Panel } from './panel'
import { isSessionEnd } from './use-session-end'

const pictureRefusals = [413, 415]

/** What a save brings: words of success, and the record's id if it is known. */
export type Saved = { message: string; _id?: string | undefined }

type Save<Values extends FieldValues> = {
  panel: Panel
  form: UseFormReturn<Values>
  /** Sends the form and brings the message of success. */
  send: (values: Values, onUploadProgress: (share: number) => void) => Promise<Saved>
  /** Empties the form, or takes over what was saved, and leads on to the record with this id. */
  onSaved: (values: Values, savedId: string | undefined) => void
  /** Said when the server gave no words of its own. */
  failure: string
  /** Asks about a refusal that is a question to the writer; then nothing else is said of it. */
  ask?: (error: unknown) => boolean
  /** The field at fault when the server refuses a file. */
  pictureField: FieldPath<Values>
}

/** Saves a form with a picture, once at a time, and says how it went. Of a form that was left meanwhile it does no more. */
export function useSave<Values extends FieldValues>(save: Save<Values>) {
  const { panel, form, send, onSaved, failure, pictureField } = save
  const [upload, setUpload] = useState<UploadStage>()
  const isMounted = useMounted()

  const showFailure = (error: unknown) => {
    const { message, status, errors } =
      error instanceof Refusal ? error : new Refusal(0, { message: '' })
    panel.showError(message || failure)
    if (!isMounted.current) return
    const faults = pictureRefusals.includes(status)
      ? { [pictureField]: message, ...errors }
      : errors
    showFaults(form, faults)
  }

  const { submit, stage } = useSubmit(form, {
    send: async (values) => {
      setUpload('preparing')
      const { message, _id } = await send(values, (sentShare) => setUpload({ sentShare }))
      panel.showSuccess(message)
      // Else the panel shows another view, and what is typed there is not saved.
      if (!isMounted.current) return
      panel.setUnsaved(false)
      onSaved(values, _id)
    },
    onRefused: (error) => {
      if (isSessionEnd(error) || (isMounted.current && save.ask?.(error))) return
      showFailure(error)
    },
  })
  return { submit, stage: stage === 'sending' ? upload : undefined }
}
