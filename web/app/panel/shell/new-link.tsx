import { Copy } from 'lucide'
import { useId } from 'react'
import { controlClasses } from '#app/ui/fields/field'
import { Button } from './button'
import type { Panel } from './panel'

type NewLinkProps = { panel: Panel; url: string; label?: string; hint?: string }

const onlyNow = 'Copy it now. It won’t be shown again.'

/** The link is shown only once: the server stores its hash. */
export function NewLink({ panel, url, label = 'New link', hint = onlyNow }: NewLinkProps) {
  const id = useId()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      panel.showSuccess('Link copied')
    } catch {
      panel.showError('The link could not be copied. Select it and copy it yourself.')
    }
  }
  return (
    <div className="grid gap-1.5 rounded-md border border-line-strong bg-tint p-3">
      <label htmlFor={id} className="font-semibold text-ink">
        {label}
      </label>
      <p id={`${id}-hint`} className="text-[0.9375rem] text-ink-muted">
        {hint}
      </p>
      <div className="flex flex-wrap gap-3">
        <input
          id={id}
          readOnly
          value={url}
          aria-describedby={`${id}-hint`}
          onFocus={({ target }) => target.select()}
          className={`${controlClasses} min-w-0 flex-1 basis-52`}
        />
        <Button icon={Copy} onClick={() => void copy()}>
          Copy
        </Button>
      </div>
    </div>
  )
}
