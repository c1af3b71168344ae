import { useId } from 'react'

export type UploadStage = 'preparing' | { sentShare: number }

function describe(stage: UploadStage): string {
  if (stage === 'preparing') return 'Preparing...'
  const percent = Math.round(stage.sentShare * 100)
  return percent < 100 ? `Uploading... ${percent}%` : 'Saving...'
}

export function UploadProgress({ stage }: { stage: UploadStage }) {
  const id = useId()
  return (
    <div className="grid max-w-xl gap-1.5">
      <label htmlFor={id} className="font-semibold text-ink-soft">
        {describe(stage)}
      </label>
      <progress
        id={id}
        max={1}
        // Without a value, the bar is indeterminate.
        {...(stage !== 'preparing' && stage.sentShare < 1 && { value: stage.sentShare })}
        className="h-2.5 w-full accent-brand-800"
      />
    </div>
  )
}
