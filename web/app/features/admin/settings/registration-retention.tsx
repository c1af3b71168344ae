import { useQuery } from '@tanstack/react-query'
import { defaultRegistrationMonths } from 'contract/retention'
import { retentionMonths } from 'contract/settings'
import { useState } from 'react'
import { DialogButtons } from '#app/components/dialog-buttons'
import { Modal } from '#app/components/modal'
import { settingsQuery, useUpdateSettings } from '#app/data/admin-account'
import { ListSelect } from '../list/list-toolbar'
import type { PanelProps } from '../panel'
import { isSessionEnd } from '../use-session-end'
import { periodText } from './retention'
import { SettingsSection } from './settings-section'

type Months = (typeof retentionMonths)[number]

const saveFailed = 'Failed to save settings. Please try again.'
const options = Object.fromEntries(
  retentionMonths.map((months) => [String(months), periodText(months)]),
)

/** How long after an event it is known who registered. What forgets more is asked about first. */
export function RegistrationRetention({ panel }: PanelProps) {
  const { data: settings, isError } = useQuery(settingsQuery())
  const update = useUpdateSettings()
  const [asked, setAsked] = useState<Months>()
  const months = settings?.registrationsKeptMonths ?? defaultRegistrationMonths
  const save = (registrationsKeptMonths: Months) =>
    update.mutate(
      { ...settings, registrationsKeptMonths },
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
      title="Registrations"
      lead="How long after an event it is known who registered. Numbers are kept for good."
    >
      {settings && (
        <ListSelect
          label="Keep registrations"
          value={String(months)}
          options={options}
          onChange={(key) => {
            const chosen = retentionMonths.find((one) => String(one) === key)
            if (chosen && chosen < months) setAsked(chosen)
            else if (chosen) save(chosen)
          }}
        />
      )}
      {isError && !settings && <p role="alert">The settings could not be loaded.</p>}
      {asked && (
        <Modal
          title={`Keep registrations for ${periodText(asked)}`}
          onClose={() => setAsked(undefined)}
          isBusy={update.isPending}
        >
          <p className="mt-3 text-ink-soft">
            {`Who registered for events more than ${periodText(asked)} ago is forgotten for good within the hour. How many there were stays.`}
          </p>
          <DialogButtons
            cancel="Cancel"
            onCancel={() => setAsked(undefined)}
            confirm={update.isPending ? 'Saving...' : 'Forget older registrations'}
            onConfirm={() => save(asked)}
            isBusy={update.isPending}
            isDanger
          />
        </Modal>
      )}
    </SettingsSection>
  )
}
