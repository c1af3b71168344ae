import { isUpload } from 'contract/content/upload-fields'
import type { RecordVersion } from 'contract/record-history'
import type { RecordName } from 'contract/records'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { fetchRecordVersion } from '#app/data/record-history'
import { useSite } from '#app/lib/site'
import { ConfirmationDialog } from '#app/ui/confirmation-dialog'
import { formatRecentTime } from '../../shell/format-recent-time'
import type { Panel } from '../../shell/panel'
import { useAccountName } from '../../shell/use-account-name'
import { useAct } from '../../shell/use-act'
import type { FormField, RecordValues, Stored } from './form-field'
import type { RecordFormControl } from './use-record-form'

type Options = {
  subject: RecordName
  stored: Stored | undefined
  fields: readonly FormField[]
  form: RecordFormControl
  panel: Panel
}

export type Restored = { version: RecordVersion; texts: Record<string, string>; labels: string[] }

export type RestoredVersion = {
  restored: Restored | undefined
  /** Fills in the form; asks first if that would replace what was typed. */
  restore: (version: RecordVersion) => void
  forget: () => void
  dialog: ReactNode
}

export function useRestoredVersion({
  subject,
  stored,
  fields,
  form,
  panel,
}: Options): RestoredVersion {
  const [restored, setRestored] = useState<Restored>()
  const [requested, setRequested] = useState<RecordVersion>()
  const act = useAct(panel, 'This version could not be loaded. Please try again.')
  const { defaultValues } = form.formState
  const isTyped = () => {
    const filled: RecordValues = { ...defaultValues, ...restored?.texts }
    return fields.some(
      ({ name, field }) => !isUpload(field) && form.getValues(name) !== filled[name],
    )
  }

  const fill = (version: RecordVersion) =>
    act(async () => {
      setRequested(undefined)
      const texts = await fetchRecordVersion(subject, stored?._id ?? '', version._id)
      const changed = fields.filter(
        ({ name }) => texts[name] !== undefined && texts[name] !== form.getValues(name),
      )
      for (const { name } of changed) form.setValue(name, texts[name], { shouldDirty: true })
      const labels = changed.map(({ field }) => field.label)
      setRestored({ version, texts, labels })
      return undefined
    })

  return {
    restored,
    restore: (version) => {
      if (isTyped()) setRequested(version)
      else void fill(version)
    },
    forget: () => setRestored(undefined),
    dialog: requested && (
      <ConfirmationDialog
        title="Replace what you typed?"
        lead="You have changes in the form that aren’t saved. The earlier version replaces them."
        confirm="Replace"
        onConfirm={() => void fill(requested)}
        onClose={() => setRequested(undefined)}
      />
    ),
  }
}

/** Above the form, where the focus goes: the button that was pressed is far below. */
export function RestoredNotice({ version, labels }: Restored) {
  const { now } = useSite()
  const notice = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each version that is filled in is announced
  useEffect(() => notice.current?.focus(), [version])
  const { author, savedAt } = version
  const nameOf = useAccountName()
  return (
    <section
      ref={notice}
      tabIndex={-1}
      aria-label="Earlier version"
      className="w-full rounded-card border border-line-strong bg-gilt-soft p-4 sm:p-5"
    >
      <p className="font-semibold wrap-anywhere">
        {`This is the version of ${formatRecentTime(savedAt, now)} by ${nameOf(author)}. It isn’t saved yet.`}
      </p>
      <p className="wrap-anywhere text-ink-soft">
        {labels.length > 0
          ? `Changed in the form: ${labels.join(', ')}. The picture stays as it is.`
          : 'The texts in the form already match it.'}
      </p>
    </section>
  )
}
