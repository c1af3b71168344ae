import { Camera, type IconNode, Upload } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon'

export const quietButton =
  'inline-flex min-h-11 items-center gap-2 rounded-md px-3 font-semibold text-accent hover:bg-accent-soft'

type FileInputProps = {
  accept: string
  onFiles: (files: readonly File[]) => void
  isMultiple?: boolean
  isCamera?: boolean
  /** Beside a more likely button. */
  isQuiet?: boolean
  /** Keeps the focus, for example during an upload. */
  isBlocked?: boolean
  id?: string | undefined
  children: ReactNode
}

export function FileInput({
  accept,
  onFiles,
  isMultiple = false,
  isCamera = false,
  isQuiet = false,
  isBlocked = false,
  id,
  children,
}: FileInputProps) {
  const icon: IconNode = isCamera ? Camera : Upload
  return (
    <label
      className={`relative cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-gold-500 ${isQuiet ? quietButton : 'button-outline px-4'}`}
    >
      <Icon of={icon} className="size-5" />
      {children}
      <input
        id={id}
        type="file"
        accept={accept}
        multiple={isMultiple}
        {...(isCamera && { capture: 'environment' })}
        aria-disabled={isBlocked}
        onClick={(event) => {
          if (isBlocked) event.preventDefault()
        }}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // Cleared so that the same file can be chosen again.
          target.value = ''
        }}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
    </label>
  )
}

/** A coarse pointer suggests a phone or tablet, which has a camera. */
export const hasCamera = () => window.matchMedia('(pointer: coarse)').matches
