import { useQuery } from '@tanstack/react-query'
import { defaultDigestHour, digestHours } from 'contract/content/settings'
import { settingsQuery, useUpdateSettings } from '#app/data/admin-account'
import { Card } from '../../shell/card'
import { ListSelect } from '../../shell/list/list-toolbar'
import type { PanelProps } from '../../shell/panel'
import { isSessionEnd } from '../../shell/use-session-end'

const hourText = (hour: number) => `${hour % 12 || 12}:00 ${hour < 12 ? 'AM' : 'PM'}`
const options = Object.fromEntries(digestHours.map((hour) => [String(hour), hourText(hour)]))

export function DigestHour({ panel }: PanelProps) {
  const { data: settings, isError } = useQuery(settingsQuery())
  const update = useUpdateSettings()
  const save = (key: string) => {
    const digestHour = digestHours.find((hour) => String(hour) === key)
    update.mutate(
      { ...settings, digestHour },
      {
        onSuccess: ({ message }) => panel.showSuccess(message),
        onError: (error) => {
          if (!isSessionEnd(error))
            panel.showError(error.message || 'Failed to save settings. Please try again.')
        },
      },
    )
  }
  return (
    <Card
      title="Daily digest"
      lead="When the daily email with new notices goes out (college time)."
      className="p-5 sm:p-6"
    >
      <div className="mt-4">
        {settings && (
          <ListSelect
            label="Send at"
            value={String(settings.digestHour ?? defaultDigestHour)}
            options={options}
            onChange={save}
          />
        )}
        {isError && !settings && <p role="alert">The settings could not be loaded.</p>}
      </div>
    </Card>
  )
}
