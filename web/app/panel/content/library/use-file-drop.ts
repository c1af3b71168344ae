import { type ClipboardEvent, type DragEvent, useState } from 'react'

const filesOf = (data: DataTransfer | null) => [...(data?.files ?? [])]
const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

export function useFileDrop(onFiles: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false)
  const handleFiles = (event: { preventDefault: () => void }, files: readonly File[]) => {
    if (files.length === 0) return
    event.preventDefault()
    onFiles(files)
  }
  return {
    isOver,
    target: {
      onDragOver: (event: DragEvent) => {
        if (!hasFiles(event)) return
        // Otherwise the browser opens the file.
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
          setOver(false)
      },
      onDrop: (event: DragEvent) => {
        setOver(false)
        handleFiles(event, filesOf(event.dataTransfer))
      },
      onPaste: (event: ClipboardEvent) => handleFiles(event, filesOf(event.clipboardData)),
    },
  }
}
