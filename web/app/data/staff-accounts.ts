import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
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
  removeAccount,
} from 'contract/accounts/staff-accounts'
import { call } from '#app/lib/call'

/** Who works in the panel, and who is invited to. */
export const accountsQuery = () =>
  queryOptions({
    queryKey: ['accounts'],
    queryFn: ({ signal }) => call(listAccounts, { signal }),
    staleTime: 0,
  })

function useAccountCall<Given, Told>(mutationFn: (given: Given) => Promise<Told>) {
  const queryClient = useQueryClient()
  // Also when it was refused: somebody else may have changed what is shown.
  const onSettled = () => queryClient.invalidateQueries({ queryKey: accountsQuery().queryKey })
  return useMutation({ mutationFn, onSettled })
}

/** What owners do; the list is asked for again afterwards. */
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

/** What the token of a link invites to. Asked once: it stays as it is until a button is pressed. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => call(readInvitation, { body: { token }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** Makes the account that a link invites to. */
export const useAcceptInvitation = () =>
  useMutation({
    mutationFn: (body: { token: string; name: string; newPassword: string }) =>
      call(acceptInvitation, { body }),
  })
