import { useMutation } from '@tanstack/react-query'
import { downloadFile } from '#app/lib/download-file'

/** A mutation although nothing changes: it runs on demand and reports errors like one. */
export function useDownload() {
  return useMutation({
    mutationFn: ({ url, fileName }: { url: string; fileName: string }) =>
      downloadFile(url, fileName),
  })
}
