import type { EditedContent } from 'contract/content/calls'
import type { ContentData } from 'contract/content/data'
import { Eye, Monitor, Smartphone } from 'lucide'
import { useEffect, useEffectEvent, useState } from 'react'
import { useStorePreview } from '#app/data/content-views'
import { apiBase } from '#app/lib/call'
import { useDebounced } from '#app/lib/use-debounced'
import { Icon } from '#app/ui/icon'
import { Button } from '../../shell/button'
import { isSame } from '../editing/editing-state'
import { Disclosure } from '../entries/disclosure'
import { PreviewFrame } from './preview-frame'

const screens = {
  phone: { label: 'Phone', icon: Smartphone, width: 360 },
  desktop: { label: 'Desktop', icon: Monitor, width: 1280 },
} as const

type PreviewProps = { entry: EditedContent; data: ContentData }

export function PreviewSection(props: PreviewProps) {
  return (
    <Disclosure label="Preview" icon={Eye} show="Show preview" hide="Hide preview">
      <Preview {...props} />
    </Disclosure>
  )
}

function Preview({ entry, data }: PreviewProps) {
  const [screen, setScreen] = useState<keyof typeof screens>('phone')
  const { path, isPending, isError, retry } = usePreview(entry._id, data)
  return (
    <div className="grid gap-3 rounded-card border border-line bg-card p-3 shadow-card sm:p-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="flex gap-2">
          {(['phone', 'desktop'] as const).map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === screen}
              onClick={() => setScreen(name)}
              className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong bg-card px-4 text-[0.9375rem] font-semibold text-ink-soft hover:border-accent hover:text-accent aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-white"
            >
              <Icon of={screens[name].icon} className="size-5" />
              {screens[name].label}
            </button>
          ))}
        </div>
        <p className="text-[0.9375rem] text-ink-muted">
          {isPending ? 'Updating preview...' : 'Only you can see this.'}
        </p>
      </div>
      {isError && (
        <div role="alert" className="flex flex-wrap items-center gap-3 text-danger-700">
          <p>The preview could not be loaded.</p>
          <Button onClick={retry}>Try again</Button>
        </div>
      )}
      {path && (
        <PreviewFrame
          path={`${apiBase}${path}`}
          title={`Preview of ${entry.title}`}
          width={screens[screen].width}
        />
      )}
    </div>
  )
}

/** With 150 ms plus the request, the preview follows about 0.4 s after the last keystroke. */
const pauseMilliseconds = 150

/** One request at a time; changes typed meanwhile follow in the next. */
function usePreview(entryId: string, data: ContentData) {
  const typed = useDebounced(data, pauseMilliseconds)
  const [path, setPath] = useState<string>()
  const { mutate, isPending, isError, variables: requested } = useStorePreview(entryId)
  const request = () => mutate(typed, { onSuccess: (stored) => setPath(stored.path) })
  const isRequested = requested !== undefined && isSame(requested, typed)
  const requestAgain = useEffectEvent(request)
  useEffect(() => {
    if (!isPending && !isRequested) requestAgain()
  }, [isPending, isRequested])
  return { path, isPending, isError, retry: request }
}
