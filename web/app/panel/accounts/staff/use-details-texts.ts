import { useQuery } from '@tanstack/react-query'
import type { InvitationForm } from 'contract/accounts/invitations'
import { roles } from 'contract/platform/roles'
import { facultyQuery } from '#app/data/faculty'
import { useCatalogue } from '#app/lib/site'
import { departmentNames } from './account-details-text'

export const detailsLabels = {
  ...{ email: 'Email', name: 'Name', role: 'Role', departments: 'Departments' },
  mayPublish: 'Can publish, including changes to public pages',
  memberId: 'Public profile',
} as const satisfies Record<keyof InvitationForm, string>

/** For what somebody else saved. */
export function useDetailsTexts() {
  const catalogue = useCatalogue()
  const { data: members = [] } = useQuery(facultyQuery())
  return {
    role: (role: InvitationForm['role']) => roles[role].label,
    departments: (codes: string[]) => departmentNames(catalogue, codes),
    memberId: (memberId: string | undefined) =>
      members.find(({ _id }) => _id === memberId)?.name ?? '',
  }
}
