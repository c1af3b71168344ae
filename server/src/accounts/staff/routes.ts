import * as invitations from 'contract/accounts/invitations'
import * as accounts from 'contract/accounts/staff-accounts'
import type { PlatformDeps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http/mount.ts'
import type { AdminSessions } from '../staff-login/sessions.ts'
import { acceptInvitationBy, readInvitationBy } from './accept-invitation.ts'
import {
  deleteAdmin,
  disableAdmin,
  enableAdmin,
  endAdminSessions,
  updateAdmin,
} from './change-account.ts'
import { endInvitation, invite, reissueInvitation } from './invitations.ts'
import { listInvitations, readAccounts, readStaffNames } from './list-accounts.ts'

const sent = ({ url, isMailed }: { url: string; isMailed: boolean }) => ({
  message: isMailed ? invitations.invitationMailed : invitations.invitationToCopy,
  url,
  isMailed,
})

export function staffAccountRoutes(
  mount: Mount,
  deps: PlatformDeps & { adminSessions: AdminSessions },
) {
  mount(accounts.listAccounts, async (_, actor) => ({
    accounts: await readAccounts(deps, actor),
    invitations: await listInvitations(deps),
    hasMail: deps.mail.canSend,
  }))
  mount(accounts.listStaffNames, async (_, actor) => ({
    names: await readStaffNames(deps, actor),
  }))
  mount(accounts.changeAccount, async ({ params, body }, actor) => {
    await updateAdmin(deps, params._id, body, actor)
    return { message: accounts.accountChanged }
  })
  mount(accounts.disableAccount, async ({ params }, actor) => {
    await disableAdmin(deps, params._id, actor)
    return { message: accounts.accountDisabled }
  })
  mount(accounts.enableAccount, async ({ params }, actor) => {
    await enableAdmin(deps, params._id, actor)
    return { message: accounts.accountEnabled }
  })
  mount(accounts.endAccountSessions, async ({ params }, actor) => {
    await endAdminSessions(deps, params._id, actor)
    return { message: accounts.accountSignedOut }
  })
  mount(accounts.removeAccount, async ({ params }, actor) => {
    await deleteAdmin(deps, params._id, actor)
    return { message: accounts.accountRemoved }
  })
}

export function invitationRoutes(mount: Mount, deps: PlatformDeps) {
  mount(invitations.inviteToPanel, async ({ body }, actor, reply) =>
    reply.code(201).send(sent(await invite(deps, body, actor))),
  )
  mount(invitations.replaceInvitation, async ({ params, body }, actor) =>
    sent(await reissueInvitation(deps, params._id, body, actor)),
  )
  mount(invitations.revokeInvitation, async ({ params }, actor) => {
    await endInvitation(deps, params._id, actor)
    return { message: invitations.invitationRevoked }
  })
  mount(invitations.readInvitation, ({ body }, { network }) =>
    readInvitationBy(deps, body.token, network),
  )
  mount(invitations.acceptInvitation, async (request, { network }, reply) => {
    const { adminId } = await acceptInvitationBy(deps, request.body, network)
    request.log.info({ adminId }, 'invitation accepted')
    return reply.code(201).send({ message: invitations.invitationAccepted })
  })
}
