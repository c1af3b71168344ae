import type { SubmitEventHandler } from 'react'
import type { Control } from 'react-hook-form'
import { DialogButtons } from './dialog-buttons'
import { TextField } from './fields/text-field'
import { Modal } from './modal'

type NameDialogProps = {
  title: string
  control: Control<{ name: string }>
  submit: SubmitEventHandler
  isBusy: boolean
  onClose: () => void
}

export function NameDialog({ title, control, submit, isBusy, onClose }: NameDialogProps) {
  return (
    <Modal title={title} onClose={onClose} isBusy={isBusy}>
      <form noValidate method="post" onSubmit={submit} className="mt-5">
        <TextField control={control} name="name" label="Name" isRequired />
        <DialogButtons
          cancel="Cancel"
          onCancel={onClose}
          confirm={isBusy ? 'Saving...' : 'Save'}
          isBusy={isBusy}
        />
      </form>
    </Modal>
  )
}
