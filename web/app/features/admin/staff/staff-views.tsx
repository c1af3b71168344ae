import type { PanelProps } from '../panel'
import { administrativeList, allManagementList, facultyList, managementList } from './lists'
import { StaffView } from './staff-view'

export const FacultyView = (props: PanelProps) => <StaffView list={facultyList} {...props} />
export const AdministrativeView = (props: PanelProps) => (
  <StaffView list={administrativeList} {...props} />
)
export const ManagementView = (props: PanelProps) => <StaffView list={managementList} {...props} />
export const AllManagementView = (props: PanelProps) => (
  <StaffView list={allManagementList} {...props} />
)
