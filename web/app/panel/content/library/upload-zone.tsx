import { type LibraryKind, libraryKinds } from 'contract/content/library/items'
import { useEffect, useEffectEvent } from 'react'
import { FileInput, hasCamera } from './file-input'
import { kindTexts } from './library-texts'
import { UploadList } from './upload-list'
import { useFileDrop } from './use-file-drop'
import type { Uploads } from './use-uploads'

type UploadZoneProps = {
  kind?: LibraryKind | undefined
  uploads: Omit<Uploads, 'waiting'>
}

const acceptedFiles: Record<LibraryKind, string> = {
  picture: 'Pictures',
  document: 'PDF documents or scanned pages (JPG, PNG or WebP)',
}

export function UploadZone({ kind, uploads }: UploadZoneProps) {
  const { send } = uploads
  const { isOver, target } = useFileDrop((files) => void send(files))
  usePaste((files) => void send(files))
  const kinds = kind ? [kind] : libraryKinds
  const accept = kinds.map((one) => kindTexts[one].accept).join()
  return (
    <div className="grid gap-3">
      <div
        {...target}
        className={`grid justify-items-center gap-3 rounded-card border-2 border-dashed px-4 py-6 text-center transition-colors duration-200 ${isOver ? 'border-brand-600 bg-accent-soft' : 'border-line-strong bg-surface'}`}
      >
        <div className="flex flex-wrap justify-center gap-3">
          <FileInput accept={accept} isMultiple onFiles={(files) => void send(files)}>
            Choose files
          </FileInput>
          {hasCamera() && (
            <FileInput accept="image/*" isCamera onFiles={(files) => void send(files)}>
              Take photo
            </FileInput>
          )}
        </div>
        <p className="text-ink-soft">
          <span className="pointer-coarse:hidden">or drop or paste them here.</span>{' '}
          <span>{`${kind ? acceptedFiles[kind] : 'Pictures and PDF documents'}, up to 25 MB each.`}</span>
        </p>
      </div>
      <UploadList {...uploads} />
    </div>
  )
}

/** Anywhere on the page except in fields. */
function usePaste(onFiles: (files: readonly File[]) => void): void {
  const handleFiles = useEffectEvent(onFiles)
  useEffect(() => {
    const paste = (event: globalThis.ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0 || event.defaultPrevented) return
      event.preventDefault()
      handleFiles(files)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])
}
