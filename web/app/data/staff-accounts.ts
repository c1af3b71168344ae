import { queryOptions, useMutation } from '@tanstack/react-query'
import { clearFactors } from 'contract/accounts/admin-factors'
import {
  acceptInvitation,
  type InvitationForm,
  inviteToPanel,
  readInvitation,
  replaceInvitation,
  revokeInvitation,
} from 'contract/accounts/invitations'
import {
  type AccountChange,
  changeAccount,
  disableAccount,
  enableAccount,
  endAccountSessions,
  listAccounts,
  listStaffNames,
  removeAccount,
} from 'contract/accounts/staff-accounts'
import { call } from '#app/lib/call'
import { callQuery } from './call-query'
import { freshQuery } from './fresh-query'
import { useRefetch } from './use-refetch'

export const staffNamesQuery = () => callQuery(['staff names'], listStaffNames)

export const accountsQuery = () => freshQuery(['accounts'], listAccounts)

const useAccountCall = <Given, Answer>(mutationFn: (given: Given) => Promise<Answer>) =>
  useMutation({ mutationFn, onSettled: useRefetch(accountsQuery().queryKey) })

export const useAccountCalls = () => ({
  invite: useAccountCall((body: InvitationForm) => call(inviteToPanel, { body })),
  replace: useAccountCall(({ _id, ...body }: InvitationForm & { _id: string }) =>
    call(replaceInvitation, { params: { _id }, body }),
  ),
  revoke: useAccountCall((_id: string) => call(revokeInvitation, { params: { _id } })),
  change: useAccountCall(({ _id, ...body }: AccountChange & { _id: string }) =>
    call(changeAccount, { params: { _id }, body }),
  ),
  disable: useAccountCall((_id: string) => call(disableAccount, { params: { _id } })),
  enable: useAccountCall((_id: string) => call(enableAccount, { params: { _id } })),
  signOut: useAccountCall((_id: string) => call(endAccountSessions, { params: { _id } })),
  clearFactors: useAccountCall((_id: string) => call(clearFactors, { params: { _id } })),
  remove: useAccountCall((_id: string) => call(removeAccount, { params: { _id } })),
})

export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => call(readInvitation, { body: { token }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

export const useAcceptInvitation = () =>
  useMutation({
    mutationFn: (body: { token: string; name: string; newPassword: string }) =>
      call(acceptInvitation, { body }),
  })
