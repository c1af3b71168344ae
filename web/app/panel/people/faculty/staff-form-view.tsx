import type { StaffGroup } from 'contract/people/designations'
import { RecordFormView } from '../../content/records/record-form-view'
import type { Panel, PanelProps } from '../../shell/panel'
import { useDepartments } from '../../shell/use-departments'
import { staffForms } from './forms'
import { fieldsOf, memberFormOf } from './member-fields'

function StaffFormView({ group, panel }: { group: StaffGroup; panel: Panel }) {
  const departments = useDepartments()
  const form = staffForms[group]
  return (
    <RecordFormView
      words={{
        ...form,
        subject: 'faculty',
        isCancelled: !form.isTeaching,
      }}
      fields={fieldsOf(form, departments)}
      sentOf={(values) => memberFormOf(form, values)}
      panel={panel}
    />
  )
}

export const FacultyFormView = (props: PanelProps) => <StaffFormView group="teaching" {...props} />
export const AdministrativeFormView = (props: PanelProps) => (
  <StaffFormView group="administrative" {...props} />
)
export const ManagementFormView = (props: PanelProps) => (
  <StaffFormView group="management" {...props} />
)
