import { imageNotAccepted, pictureTypes } from 'contract/platform/pictures'
import { type Ref, useId, useState } from 'react'
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { useEarlyInput } from '#app/framework/delivery/use-early-input'
import { Icon } from '#app/ui/icon'
import { describedBy, Field } from './field'
import { PicturePreview } from './picture-preview'

type Look = {
  label: string
  hint: string
  moreHint?: string
  isRequired?: boolean
  isDisabled?: boolean
  current?: string | undefined
  isPortrait?: boolean
}
type PictureFieldProps<Values extends FieldValues, Output> = Look & {
  control: Control<Values, unknown, Output>
  name: FieldPath<Values>
}
type PictureInputProps = Look & {
  id: string
  name: string
  error: string | undefined
  file: File | undefined
  onChange: (file: File | undefined) => void
  onBlur: () => void
  inputRef?: Ref<HTMLInputElement>
}

const acceptedTypes: readonly string[] = Object.values(pictureTypes)

const dropZone =
  'relative grid min-h-28 place-items-center rounded-card border-2 border-dashed px-4 py-5 text-center transition-colors duration-200 hover:border-brand-600 hover:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-gold-500'

export function PictureField<Values extends FieldValues, Output>({
  control,
  name,
  ...look
}: PictureFieldProps<Values, Output>) {
  const { field, fieldState } = useController({ control, name })
  return (
    <PictureInput
      {...look}
      id={useId()}
      name={name}
      error={fieldState.error?.message}
      file={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
    />
  )
}

export function PictureInput({
  id,
  name,
  label,
  hint,
  moreHint,
  error: rejection,
  isRequired,
  isDisabled,
  current,
  isPortrait,
  file,
  onChange,
  onBlur,
  inputRef,
}: PictureInputProps) {
  const [unreadable, setUnreadable] = useState<File>()
  const error = rejection ?? (file && file === unreadable ? imageNotAccepted : undefined)
  const chooseFile = (input: HTMLInputElement) => {
    const chosen = input.files?.[0]
    if (chosen) onChange(chosen)
    // The form holds the file. Clearing the input lets the same file be chosen again after removal.
    input.value = ''
  }
  useEarlyInput(id, (control) => {
    if (control instanceof HTMLInputElement) chooseFile(control)
  })
  const colours = error ? 'border-danger-600 bg-danger-50' : 'border-line-strong bg-surface'
  return (
    <div className="grid gap-4">
      <Field
        id={id}
        label={label}
        hint={hint}
        moreHint={moreHint}
        error={error}
        isRequired={isRequired}
      >
        <div className={`${dropZone} ${colours}`}>
          <input
            ref={inputRef}
            id={id}
            type="file"
            name={name}
            accept="image/*"
            {...describedBy(id, { hint, error })}
            onBlur={onBlur}
            onChange={(event) => chooseFile(event.target)}
            disabled={isDisabled}
            className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
          />
          <span aria-hidden="true" className="pointer-events-none grid justify-items-center gap-2">
            <Icon of="image-up" className="size-7 text-accent" />
            <span>
              <span className="font-semibold text-accent underline underline-offset-4">
                {file || current ? 'Choose another picture' : 'Choose a picture'}
              </span>{' '}
              or drop it here
            </span>
          </span>
        </div>
      </Field>
      <PicturePreview
        file={file}
        current={current}
        isPortrait={isPortrait}
        onUnreadable={() => {
          if (file && !acceptedTypes.includes(file.type)) setUnreadable(file)
        }}
        onRemove={() => {
          onChange(undefined)
          // The button disappears and would take the focus with it.
          document.getElementById(id)?.focus()
        }}
      />
    </div>
  )
}
