import { Download, LoaderCircle } from 'lucide'
import { Icon } from '#app/components/icon'
import { useDownload } from '#app/data/downloads'
import { useKeptFocus } from '#app/lib/use-kept-focus'
import type { Panel } from './panel'
import { isSessionEnd } from './use-session-end'

const downloadFailed = 'Failed to download the file. Please try again.'

type DownloadButtonProps = {
  url: string
  fileName: string
  panel: Panel
  children: string
  className?: string
}

/** Saves a file of the server. */
export function DownloadButton({
  url,
  fileName,
  panel,
  children,
  className = '',
}: DownloadButtonProps) {
  const download = useDownload()
  const ref = useKeptFocus<HTMLButtonElement>(download.isPending)
  const icon = download.isPending ? LoaderCircle : Download
  const start = () =>
    download.mutate(
      { url, fileName },
      {
        onError: (error) => {
          if (!isSessionEnd(error)) panel.showError(error.message || downloadFailed)
        },
      },
    )
  return (
    <button
      ref={ref}
      type="button"
      disabled={download.isPending}
      onClick={start}
      className={`button-outline ${className}`}
    >
      <Icon of={icon} className={`size-5 ${download.isPending ? 'animate-spin' : ''}`} />
      {children}
    </button>
  )
}
