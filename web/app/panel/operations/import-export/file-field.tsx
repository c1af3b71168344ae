import { FileUp } from 'lucide'
import { useRestoredFocus } from '#app/lib/use-restored-focus'
import { describedBy, FieldError } from '#app/ui/fields/field'
import { Icon } from '#app/ui/icon'

type FileFieldProps = {
  id: string
  label: string
  accept: string
  file: File | undefined
  error: string | undefined
  isDisabled: boolean
  onChoose: (file: File) => void
}

export function FileField({
  id,
  label,
  accept,
  file,
  error,
  isDisabled,
  onChoose,
}: FileFieldProps) {
  const ref = useRestoredFocus<HTMLInputElement>(isDisabled)
  const chooseFile = (input: HTMLInputElement) => {
    const chosen = input.files?.[0]
    // Cleared so that the same file can be chosen again after correction.
    input.value = ''
    if (chosen) onChoose(chosen)
  }
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <div className="relative grid min-h-24 place-items-center rounded-card border-2 border-dashed border-line-strong bg-surface px-4 py-5 text-center transition-colors duration-200 hover:border-brand-600 hover:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-gold-500">
        <input
          ref={ref}
          id={id}
          type="file"
          accept={accept}
          disabled={isDisabled}
          {...describedBy(id, { error: error })}
          onChange={(event) => chooseFile(event.target)}
          className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
        />
        <span aria-hidden="true" className="pointer-events-none grid justify-items-center gap-2">
          <Icon of={FileUp} className="size-7 text-accent" />
          <span>
            <span className="font-semibold text-accent underline underline-offset-4">
              {file ? 'Choose another file' : 'Choose a file'}
            </span>{' '}
            or drop it here
          </span>
        </span>
      </div>
      {error && (
        <div role="alert">
          <FieldError id={id}>{error}</FieldError>
        </div>
      )}
    </div>
  )
}
