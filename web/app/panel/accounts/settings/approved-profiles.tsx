import { useQuery } from '@tanstack/react-query'
import { settingsQuery, useUpdateSettings } from '#app/data/admin-account'
import { ListSelect } from '../../shell/list/list-toolbar'
import type { PanelProps } from '../../shell/panel'
import { isSessionEnd } from '../../shell/use-session-end'
import { SettingsSection } from './settings-section'

const options = { '': 'Published right away', approved: 'Published after approval' }

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
      lead="Choose whether people’s changes to their own profiles need approval. Anyone who can edit people in the department can approve them."
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
