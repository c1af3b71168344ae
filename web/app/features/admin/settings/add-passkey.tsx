import { zodResolver } from '@hookform/resolvers/zod'
import { deviceName } from 'contract/device-name'
import { renamePasskeyForm } from 'contract/passkeys'
import { useForm } from 'react-hook-form'
import { TextField } from '#app/components/fields/text-field'

/** What a new passkey is to be called. */
export function AddPasskey({ onAdd }: { onAdd: (name: string) => void }) {
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(renamePasskeyForm),
    defaultValues: { name: deviceName(navigator.userAgent) },
  })
  return (
    <form
      noValidate
      onSubmit={handleSubmit(({ name }) => onAdd(name))}
      className="flex flex-wrap items-end gap-3"
    >
      <div className="min-w-0 flex-1 basis-48">
        <TextField control={control} name="name" label="Name of a new passkey" isRequired />
      </div>
      <button type="submit" className="button-outline max-sm:w-full">
        Add a passkey
      </button>
    </form>
  )
}
