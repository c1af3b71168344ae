import { facultyDepartments, staffDepartments } from 'college/departments'
import type { StaffGroup } from 'contract/designations'

export type StaffList = {
  groups: readonly StaffGroup[]
  /** Names the list where the panel's header does not. */
  title?: string
  /** What one of its people is called. */
  noun: string
  /** What it can be filtered by. */
  departments: readonly string[]
}

export const facultyList: StaffList = {
  groups: ['teaching'],
  noun: 'faculty member',
  departments: facultyDepartments,
}

export const administrativeList: StaffList = {
  groups: ['administrative'],
  title: 'Administrative Positions',
  noun: 'administrative staff member',
  departments: staffDepartments,
}

export const managementList: StaffList = {
  groups: ['management'],
  title: 'Management & Other',
  noun: 'management & other staff member',
  departments: staffDepartments,
}

export const allManagementList: StaffList = {
  groups: ['administrative', 'management'],
  title: 'All Management Staff',
  noun: 'management staff member',
  departments: staffDepartments,
}

/** What many of its people are called: `faculty members`. */
export const manyOf = ({ noun }: StaffList) => `${noun}s`
