import { defaultDigestHour, digestHours } from 'contract/content/settings'
import { Card } from '../../shell/card'
import { ListSelect } from '../../shell/list/list-toolbar'
import type { PanelProps } from '../../shell/panel'
import { useSettings } from '../../shell/use-settings'

const hourText = (hour: number) => `${hour % 12 || 12}:00 ${hour < 12 ? 'AM' : 'PM'}`
const options = Object.fromEntries(digestHours.map((hour) => [String(hour), hourText(hour)]))

export function DigestHour({ panel }: PanelProps) {
  const { settings, hasFailed, save } = useSettings(panel)
  return (
    <Card
      title="Daily summary"
      lead="When the daily email with new notices goes out (college time)."
      className="p-5 sm:p-6"
    >
      <div className="mt-4">
        {settings && (
          <ListSelect
            label="Send at"
            value={String(settings.digestHour ?? defaultDigestHour)}
            options={options}
            onChange={(key) =>
              void save({ digestHour: digestHours.find((hour) => String(hour) === key) })
            }
          />
        )}
        {hasFailed && <p role="alert">The settings could not be loaded.</p>}
      </div>
    </Card>
  )
}
