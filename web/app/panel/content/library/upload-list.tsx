import { CircleAlert, RotateCw, X } from 'lucide'
import { UploadProgress } from '#app/ui/fields/upload-progress'
import { Icon } from '#app/ui/icon'
import { Button } from '../../shell/button'
import type { Uploads } from './use-uploads'

type UploadListProps = Pick<Uploads, 'uploads' | 'drop' | 'retry'>

export function UploadList({ uploads, drop, retry }: UploadListProps) {
  if (uploads.length === 0) return null
  const failed = uploads.filter(({ canRetry }) => canRetry).length
  return (
    <>
      {failed > 0 && (
        <Button icon={RotateCw} onClick={retry} className="justify-self-start">
          {failed === 1 ? 'Upload again' : `Upload ${failed} files again`}
        </Button>
      )}
      <ul aria-label="Uploads" aria-live="polite" className="grid gap-2">
        {uploads.map(({ key, file: { name }, stage, errorText }) => (
          <li
            key={key}
            className={`flex items-start gap-3 rounded-md border p-3 ${errorText ? 'border-danger-600 bg-danger-50' : 'border-line bg-tint'}`}
          >
            <div className="grid min-w-0 flex-1 gap-1">
              <p translate="no" className="font-semibold wrap-anywhere text-ink">
                {name}
              </p>
              {errorText ? (
                <p className="flex gap-2 text-danger-700">
                  <Icon of={CircleAlert} className="mt-0.5 size-5 shrink-0" />
                  {errorText}
                </p>
              ) : (
                <UploadProgress stage={stage} />
              )}
            </div>
            {errorText && (
              <button
                type="button"
                aria-label={`Dismiss the error for ${name}`}
                onClick={() => drop(key)}
                className="grid size-11 shrink-0 place-items-center rounded-md text-danger-700 hover:bg-card"
              >
                <Icon of={X} className="size-5" />
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
