import { ListSelect } from '../../shell/list/list-toolbar'
import type { PanelProps } from '../../shell/panel'
import { useSettings } from '../../shell/use-settings'
import { SettingsSection } from './settings-section'

const options = { '': 'Published right away', approved: 'Published after approval' }

export function ApprovedProfiles({ panel }: PanelProps) {
  const { settings, hasFailed, save } = useSettings(panel)
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
          onChange={(key) => void save({ approvesProfiles: key === 'approved' ? true : undefined })}
        />
      )}
      {hasFailed && <p role="alert">The settings could not be loaded.</p>}
    </SettingsSection>
  )
}
