import { zodResolver } from '@hookform/resolvers/zod'
import {
  createMember,
  type FacultyMember,
  type MemberUpdateForm,
  updateMember,
} from 'contract/faculty'
import type { UseFormReturn } from 'react-hook-form'
import type { Panel } from '../panel'
import { usePanelForm } from '../use-panel-form'

export type MemberFormControl = UseFormReturn<MemberUpdateForm>

function valuesOf(member: FacultyMember | undefined): MemberUpdateForm {
  return {
    name: member?.name ?? '',
    designation: member?.designation ?? '',
    department: member?.department ?? '',
    specialization: member?.specialization ?? '',
    experience: member?.experience?.toString() ?? '',
    education: member?.education ?? '',
    email: member?.email ?? '',
    phone: member?.phone ?? '',
    whatsapp: member?.whatsapp ?? '',
    officeHours: member?.officeHours ?? '',
    achievements: member?.achievements ?? '',
    about: member?.about ?? '',
    photo: undefined,
  }
}

/** The form, filled from the member to change. */
export function useMemberForm(panel: Panel): MemberFormControl {
  const { member } = panel.edited
  return usePanelForm<MemberUpdateForm>(panel, {
    // Somebody new needs a photo; a member may keep the own one.
    resolver: zodResolver(member ? updateMember.schema.body : createMember.schema.body),
    defaultValues: valuesOf(member),
  })
}
