import { useQuery } from '@tanstack/react-query'
import type { Settings } from 'contract/content/settings'
import { settingsQuery, useUpdateSettings } from '#app/data/admin-account'
import type { Panel } from './panel'
import { useAct } from './use-act'

export function useSettings(panel: Panel) {
  const { data: settings, isError } = useQuery(settingsQuery())
  const { mutateAsync, isPending } = useUpdateSettings()
  const act = useAct(panel, 'Failed to save settings. Please try again.')
  return {
    settings,
    hasFailed: isError && !settings,
    isPending,
    save: (changed: Settings) => act(() => mutateAsync({ ...settings, ...changed })),
  }
}
