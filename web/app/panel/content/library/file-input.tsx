import { Camera, type IconNode, Upload } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon'

type FileInputProps = {
  accept: string
  onFiles: (files: readonly File[]) => void
  isMultiple?: boolean
  isCamera?: boolean
  id?: string | undefined
  describedBy?: string | undefined
  children: ReactNode
}

export function FileInput({
  accept,
  onFiles,
  isMultiple = false,
  isCamera = false,
  id,
  describedBy,
  children,
}: FileInputProps) {
  const icon: IconNode = isCamera ? Camera : Upload
  return (
    <label className="button-outline relative cursor-pointer px-4 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-gold-500">
      <Icon of={icon} className="size-5" />
      {children}
      <input
        id={id}
        type="file"
        accept={accept}
        multiple={isMultiple}
        {...(isCamera && { capture: 'environment' })}
        aria-describedby={describedBy}
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
