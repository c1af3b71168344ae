import { defaultRegistrationMonths } from 'contract/content/retention'
import { retentionMonths, type Settings } from 'contract/content/settings'
import { useState } from 'react'
import { ConfirmationDialog } from '#app/ui/confirmation-dialog'
import { ListSelect } from '../../shell/list/list-toolbar'
import type { PanelProps } from '../../shell/panel'
import { useSettings } from '../../shell/use-settings'
import { SettingsSection } from './settings-section'

/** `undefined` keeps everything. */
type Months = (typeof retentionMonths)[number] | undefined

const periodText = (months: number) => {
  if (months < 12) return `${months} months`
  return months === 12 ? '1 year' : `${months / 12} years`
}
const periods = retentionMonths.map((months) => [String(months), periodText(months)])
const monthsOf = (key: string): Months => retentionMonths.find((months) => String(months) === key)
const isShorter = (chosen: Months, months: Months) =>
  (chosen ?? Number.POSITIVE_INFINITY) < (months ?? Number.POSITIVE_INFINITY)

type Stored = {
  title: string
  lead: string
  noun: string
  forEver?: string
  warning: (period: string) => string
  confirm: string
  monthsIn: (settings: Settings) => Months
  withMonths: (months: Months) => Settings
}

const messages: Stored = {
  title: 'Messages',
  lead: 'How long to keep messages from the contact form, including suspected spam.',
  noun: 'messages',
  forEver: 'Until someone deletes them',
  warning: (period) =>
    `Messages older than ${period} will be permanently deleted within the hour, read or not. From then on, this happens automatically.`,
  confirm: 'Delete older messages',
  monthsIn: ({ messagesKeptMonths }) => messagesKeptMonths,
  withMonths: (messagesKeptMonths) => ({ messagesKeptMonths }),
}

const registrations: Stored = {
  title: 'Registrations',
  lead: 'How long to keep the names and answers of people who registered, counted from the event. Totals are kept permanently.',
  noun: 'registrations',
  warning: (period) =>
    `Personal details of people who registered for events more than ${period} ago will be permanently deleted within the hour. Totals are kept.`,
  confirm: 'Delete older registrations',
  monthsIn: ({ registrationsKeptMonths = defaultRegistrationMonths }) => registrationsKeptMonths,
  withMonths: (registrationsKeptMonths) => ({ registrationsKeptMonths }),
}

export const Retention = ({ panel }: PanelProps) => (
  <>
    <RetentionOf kept={messages} panel={panel} />
    <RetentionOf kept={registrations} panel={panel} />
  </>
)

function RetentionOf({ kept, panel }: PanelProps & { kept: Stored }) {
  const { settings, hasFailed, save, isPending } = useSettings(panel)
  const [requested, setRequested] = useState<Months>()
  const { title, lead, noun, forEver } = kept
  const months = settings && kept.monthsIn(settings)
  const close = () => setRequested(undefined)
  return (
    <SettingsSection title={title} lead={lead}>
      {settings && (
        <ListSelect
          label={`Keep ${noun}`}
          value={String(months ?? '')}
          options={Object.fromEntries(forEver ? [['', forEver], ...periods] : periods)}
          onChange={(key) => {
            const chosen = monthsOf(key)
            if (isShorter(chosen, months)) setRequested(chosen)
            else void save(kept.withMonths(chosen))
          }}
        />
      )}
      {hasFailed && <p role="alert">The settings could not be loaded.</p>}
      {requested && (
        <ConfirmationDialog
          title={`Keep ${noun} for ${periodText(requested)}`}
          lead={kept.warning(periodText(requested))}
          confirm={isPending ? 'Saving...' : kept.confirm}
          onConfirm={() => void save(kept.withMonths(requested)).then(close)}
          isDanger
          onClose={close}
          isBusy={isPending}
        />
      )}
    </SettingsSection>
  )
}
