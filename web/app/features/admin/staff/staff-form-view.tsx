import { facultyDepartments } from 'college/departments'
import type { StaffGroup } from 'contract/designations'
import { useCatalogue } from '#app/lib/site'
import type { Panel, PanelProps } from '../panel'
import { RecordFormView } from '../records/record-form-view'
import { staffForms } from './forms'
import { fieldsOf, sentOf } from './member-fields'

function StaffFormView({ group, panel }: { group: StaffGroup; panel: Panel }) {
  const { courses } = useCatalogue()
  const form = staffForms[group]
  return (
    <RecordFormView
      words={{
        ...form,
        subject: 'faculty',
        isCancelled: !form.isTeaching,
      }}
      fields={fieldsOf(form, facultyDepartments(courses))}
      sentOf={(values) => sentOf(form, values)}
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
