import { Download, LoaderCircle } from 'lucide'
import { useState } from 'react'
import { useDownload } from '#app/data/downloads'
import { useRestoredFocus } from '#app/lib/use-restored-focus'
import { Icon } from '#app/ui/icon'
import type { Panel } from './panel'
import { reportFailure } from './report-failure'
import { StepUpDialog } from './step-up-dialog'

const downloadFailed = 'Failed to download the file. Please try again.'

type DownloadButtonProps = {
  url: string
  fileName: string
  panel: Panel
  children: string
  className?: string
  /** What the file contains; asks for the password or a passkey first. */
  holds?: string
}

export function DownloadButton({
  url,
  fileName,
  panel,
  children,
  className = '',
  holds,
}: DownloadButtonProps) {
  const download = useDownload()
  const [isConfirming, setConfirming] = useState(false)
  const ref = useRestoredFocus<HTMLButtonElement>(download.isPending)
  const icon = download.isPending ? LoaderCircle : Download
  const notify = (error: Error) => reportFailure(error, panel.showError, downloadFailed)
  const start = () => download.mutate({ url, fileName }, { onError: notify })
  return (
    <>
      <button
        ref={ref}
        type="button"
        disabled={download.isPending}
        onClick={holds ? () => setConfirming(true) : start}
        className={`button-outline ${className}`}
      >
        <Icon of={icon} className={`size-5 ${download.isPending ? 'animate-spin' : ''}`} />
        {children}
      </button>
      {isConfirming && holds && (
        <StepUpDialog
          title={children}
          lead={`The file contains ${holds}. Confirm it’s you.`}
          verb="Download"
          onClose={() => setConfirming(false)}
          onConfirmed={() => download.mutateAsync({ url, fileName }).catch(notify)}
        />
      )}
    </>
  )
}
