import { academicDesignations } from 'college/designations'
import {
  administrativeDesignations,
  managementDesignations,
  type StaffGroup,
  staffGroup,
} from 'contract/people/designations'
import type { MemberRecord } from 'contract/people/faculty'
import type { RecordFormTexts } from '../../content/records/record-form-view'
import type { ViewId } from '../../shell/panel'

export type StaffForm = {
  view: ViewId
  list: ViewId
  back: string
  designations: readonly string[]
  /** Only teachers have a specialization, experience and office hours. */
  isTeaching: boolean
  add: RecordFormTexts
  edit: RecordFormTexts
  offer: string
}

const staffSubmits = {
  add: { submit: 'Add', busy: 'Adding...' },
  edit: { submit: 'Update', busy: 'Updating...' },
}

export const staffForms: Record<StaffGroup, StaffForm> = {
  teaching: {
    view: 'add-faculty',
    list: 'faculty',
    back: 'Back to Faculty Members',
    designations: academicDesignations,
    isTeaching: true,
    add: { title: 'Add New Faculty Member' },
    edit: { title: 'Edit Faculty Member' },
    offer: 'Add Your First Faculty Member',
  },
  administrative: {
    view: 'add-administrative',
    list: 'administrative-faculty',
    back: 'Back to Administrative Positions',
    designations: administrativeDesignations,
    isTeaching: false,
    add: { title: 'Add Administrative Staff', ...staffSubmits.add },
    edit: { title: 'Edit Administrative Staff', ...staffSubmits.edit },
    offer: 'Add Administrative Staff',
  },
  management: {
    view: 'add-management',
    list: 'management-faculty',
    back: 'Back to Management & Other',
    designations: managementDesignations,
    isTeaching: false,
    add: { title: 'Add Management & Other', ...staffSubmits.add },
    edit: { title: 'Edit Management & Other', ...staffSubmits.edit },
    offer: 'Add Management & Other',
  },
}

export const staffFormOf = ({ designation }: MemberRecord) => staffForms[staffGroup(designation)]
