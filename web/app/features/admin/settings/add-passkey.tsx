import { zodResolver } from '@hookform/resolvers/zod'
import { deviceName } from 'contract/device-name'
import { renamePasskeyForm } from 'contract/passkeys'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { TextField } from '#app/components/fields/text-field'
import { useFactorChanges } from '#app/data/admin-factors'
import type { PanelProps } from '../panel'
import { StepUpDialog } from '../step-up-dialog'
import { useAct } from '../use-act'

type AddPasskeyProps = PanelProps & {
  /** With the recovery codes that come with the first factor. */
  onAdded: (codes: string[] | undefined) => void
}

/** What a new passkey is to be called, and its making. The first name offered is this device's; the next one is of another. */
export function AddPasskey({ panel, onAdded }: AddPasskeyProps) {
  const { control, handleSubmit, reset } = useForm({
    resolver: zodResolver(renamePasskeyForm),
    defaultValues: { name: deviceName(navigator.userAgent) },
  })
  const { addPasskey } = useFactorChanges()
  const act = useAct(panel)
  const [chosen, setChosen] = useState<string>()
  const add = async (name: string) => {
    const { message, codes } = await addPasskey.mutateAsync(name)
    reset({ name: '' })
    onAdded(codes)
    return { message }
  }
  return (
    <>
      <form
        noValidate
        method="post"
        onSubmit={handleSubmit(({ name }) => setChosen(name))}
        className="flex flex-wrap items-end gap-3"
      >
        <div className="min-w-0 flex-1 basis-48">
          <TextField control={control} name="name" label="Name of a new passkey" isRequired />
        </div>
        <button type="submit" className="button-outline max-sm:w-full">
          Add a passkey
        </button>
      </form>
      {chosen !== undefined && (
        <StepUpDialog
          title="Add a passkey"
          lead="Confirm that it is you. Then your browser asks where to keep the passkey."
          verb="Continue"
          onConfirmed={() => act(() => add(chosen))}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  )
}
