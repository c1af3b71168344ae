import { ApiError } from 'contract/platform/client'
import { useState } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { useMounted } from '#app/lib/use-mounted'
import { useSubmit } from '#app/lib/use-submit'
import { showErrors } from '#app/ui/fields/show-errors'
import type { UploadStage } from '#app/ui/fields/upload-progress'
import type { Panel } from './panel'
import { isSessionEnd } from './use-session-end'

const pictureErrorStatuses = [413, 415]
const notFound = 404
const deleted =
  'Not saved: someone deleted this in the meantime. Your text is still here, so you can copy it.'

export type Saved = { message: string; _id?: string | undefined }

type Save<Values extends FieldValues> = {
  panel: Panel
  form: UseFormReturn<Values>
  send: (values: Values, onUploadProgress: (share: number) => void) => Promise<Saved>
  onSaved: (values: Values, savedId: string | undefined) => void
  /** Absent where it would not put everything back. */
  undoOf?: ((values: Values) => (() => void) | undefined) | undefined
  failure: string
  /** Returns true if it handled the error. */
  ask?: (error: unknown) => boolean
  /** Shows 413 and 415 responses. */
  pictureField: FieldPath<Values>
}

export function useSave<Values extends FieldValues>(save: Save<Values>) {
  const { panel, form, send, onSaved, failure, pictureField } = save
  const [upload, setUpload] = useState<UploadStage>()
  const isMounted = useMounted()

  const showFailure = (error: unknown) => {
    const { message, status, errors } =
      error instanceof ApiError ? error : new ApiError(0, { message: '' })
    panel.showError(status === notFound ? deleted : message || failure)
    if (!isMounted.current) return
    const problems = pictureErrorStatuses.includes(status)
      ? { [pictureField]: message, ...errors }
      : errors
    showErrors(form, problems)
  }

  const { submit, stage } = useSubmit(form, {
    send: async (values) => {
      setUpload('preparing')
      const { message, _id } = await send(values, (sentShare) => setUpload({ sentShare }))
      panel.showSuccess(message, save.undoOf?.(values))
      // Otherwise another view is open, whose unsaved changes must stay.
      if (!isMounted.current) return
      panel.setUnsaved(false)
      onSaved(values, _id)
    },
    onError: (error) => {
      if (isSessionEnd(error) || (isMounted.current && save.ask?.(error))) return
      showFailure(error)
    },
  })
  return { submit, stage: stage === 'sending' ? upload : undefined }
}
