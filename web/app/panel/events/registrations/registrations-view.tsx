import type { PanelProps } from '../../shell/panel'
import { OfficeEvents } from './office-events'

export const RegistrationsView = ({ panel }: PanelProps) => (
  <OfficeEvents view="registrations" first="ahead" panel={panel} />
)
