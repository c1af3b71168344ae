import { zodResolver } from '@hookform/resolvers/zod'
import { renamePasskeyForm } from 'contract/accounts/passkeys'
import { deviceName } from 'contract/platform/device-name'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useFactorChanges } from '#app/data/admin-factors'
import { TextField } from '#app/ui/fields/text-field'
import { Button } from '../../shell/button'
import type { PanelProps } from '../../shell/panel'
import { StepUpDialog } from '../../shell/step-up-dialog'
import { useAct } from '../../shell/use-act'

type AddPasskeyProps = PanelProps & {
  /** The recovery codes generated with the first factor. */
  onAdded: (codes: string[] | undefined) => void
}

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
          <TextField control={control} name="name" label="Name for the new passkey" isRequired />
        </div>
        <Button type="submit" className="max-sm:w-full">
          Add passkey
        </Button>
      </form>
      {chosen !== undefined && (
        <StepUpDialog
          title="Add passkey"
          lead="Confirm it’s you. Your browser then asks where to save the passkey."
          verb="Continue"
          onConfirmed={() => act(() => add(chosen))}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  )
}
