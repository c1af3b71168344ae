import { RecordView } from '../../content/records/record-view'
import type { PanelProps } from '../../shell/panel'
import { administrativeList, allManagementList, facultyList, managementList } from './lists'

export const FacultyView = (props: PanelProps) => <RecordView list={facultyList} {...props} />
export const AdministrativeView = (props: PanelProps) => (
  <RecordView list={administrativeList} {...props} />
)
export const ManagementView = (props: PanelProps) => <RecordView list={managementList} {...props} />
export const AllManagementView = (props: PanelProps) => (
  <RecordView list={allManagementList} {...props} />
)
