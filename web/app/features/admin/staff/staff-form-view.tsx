import type { StaffGroup } from 'contract/designations'
import { BackButton } from '../back-button'
import type { Panel, PanelProps } from '../panel'
import { staffForms } from './forms'
import { MemberForm } from './member-form'

function StaffFormView({ group, panel }: { group: StaffGroup; panel: Panel }) {
  const form = staffForms[group]
  return (
    <div className="grid justify-items-start gap-4">
      <BackButton onClick={() => panel.open(form.list)}>{form.back}</BackButton>
      <MemberForm form={form} panel={panel} />
    </div>
  )
}

export const FacultyFormView = (props: PanelProps) => <StaffFormView group="teaching" {...props} />
export const AdministrativeFormView = (props: PanelProps) => (
  <StaffFormView group="administrative" {...props} />
)
export const ManagementFormView = (props: PanelProps) => (
  <StaffFormView group="management" {...props} />
)
