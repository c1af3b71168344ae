import { useQuery } from '@tanstack/react-query'
import { retentionMonths, type Settings } from 'contract/settings'
import { useState } from 'react'
import { DialogButtons } from '#app/components/dialog-buttons'
import { Modal } from '#app/components/modal'
import { settingsQuery, useUpdateSettings } from '#app/data/admin-account'
import { ListSelect } from '../list/list-toolbar'
import type { PanelProps } from '../panel'
import { isSessionEnd } from '../use-session-end'
import { SettingsSection } from './settings-section'

type Months = Settings['messagesKeptMonths']

const saveFailed = 'Failed to save settings. Please try again.'
const untilDeleted = 'Until somebody deletes them'

/** `6 months`, `2 years`. */
export const periodText = (months: number) => {
  if (months < 12) return `${months} months`
  return months === 12 ? '1 year' : `${months / 12} years`
}
const options = Object.fromEntries([
  ['', untilDeleted],
  ...retentionMonths.map((months) => [String(months), periodText(months)]),
])
const monthsOf = (key: string): Months => retentionMonths.find((months) => String(months) === key)

/** How long messages to the office are kept. What deletes is asked about first. */
export function Retention({ panel }: PanelProps) {
  const { data: settings, isError } = useQuery(settingsQuery())
  const update = useUpdateSettings()
  const [asked, setAsked] = useState<Months>()
  const months = settings?.messagesKeptMonths
  const save = (messagesKeptMonths: Months) =>
    update.mutate(
      { ...settings, messagesKeptMonths },
      {
        onSuccess: ({ message }) => panel.showSuccess(message),
        onError: (error) => {
          if (!isSessionEnd(error)) panel.showError(error.message || saveFailed)
        },
        onSettled: () => setAsked(undefined),
      },
    )
  return (
    <SettingsSection
      title="Messages"
      lead="How long messages of the contact form are kept, suspected spam too."
    >
      {settings && (
        <ListSelect
          label="Keep messages"
          value={String(months ?? '')}
          options={options}
          onChange={(key) => {
            const chosen = monthsOf(key)
            if (chosen) setAsked(chosen)
            else save(undefined)
          }}
        />
      )}
      {isError && !settings && <p role="alert">The settings could not be loaded.</p>}
      {asked && (
        <Modal
          title={`Keep messages for ${periodText(asked)}`}
          onClose={() => setAsked(undefined)}
          isBusy={update.isPending}
        >
          <p className="mt-3 text-ink-soft">
            {`Messages older than ${periodText(asked)} are deleted for good within the hour, read or not, and from then on by themselves.`}
          </p>
          <DialogButtons
            cancel="Cancel"
            onCancel={() => setAsked(undefined)}
            confirm={update.isPending ? 'Saving...' : 'Delete older messages'}
            onConfirm={() => save(asked)}
            isBusy={update.isPending}
            isDanger
          />
        </Modal>
      )}
    </SettingsSection>
  )
}
