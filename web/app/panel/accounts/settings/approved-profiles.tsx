import { useQuery } from '@tanstack/react-query'
import { settingsQuery, useUpdateSettings } from '#app/data/admin-account'
import { ListSelect } from '../../shell/list/list-toolbar'
import type { PanelProps } from '../../shell/panel'
import { isSessionEnd } from '../../shell/use-session-end'
import { SettingsSection } from './settings-section'

const options = { '': 'Public at once', approved: 'Public once approved' }

/** Whether what people change of their own profiles waits for somebody. */
export function ApprovedProfiles({ panel }: PanelProps) {
  const { data: settings, isError } = useQuery(settingsQuery())
  const update = useUpdateSettings()
  const save = (isApproved: boolean) => {
    const { approvesProfiles: _, ...others } = settings ?? {}
    update.mutate(
      { ...others, ...(isApproved && { approvesProfiles: true }) },
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
    <SettingsSection
      title="Profiles"
      lead="What people change of their own profiles. Approved by whoever may change people of the department."
    >
      {settings && (
        <ListSelect
          label="Changes are"
          value={settings.approvesProfiles ? 'approved' : ''}
          options={options}
          onChange={(key) => save(key === 'approved')}
        />
      )}
      {isError && !settings && <p role="alert">The settings could not be loaded.</p>}
    </SettingsSection>
  )
}
