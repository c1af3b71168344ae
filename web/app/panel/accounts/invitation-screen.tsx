import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import {
  acceptInvitation,
  invitationStatuses,
  type readInvitation,
} from 'contract/accounts/invitations'
import { adminPasswordMinimum } from 'contract/accounts/password-rule'
import type { ResponseOf } from 'contract/platform/client'
import { roles } from 'contract/platform/roles'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { invitationQuery, useAcceptInvitation } from '#app/data/staff-accounts'
import { pathOf } from '#app/framework/addresses/path-of'
import { addressHere } from '#app/lib/languages/page-language'
import { useCatalogue, useCollege, useSite } from '#app/lib/site'
import { useHydrated } from '#app/lib/use-hydrated'
import { ConfirmedPasswordFields } from '#app/ui/fields/confirmed-password-fields'
import { FormError } from '#app/ui/fields/form-error'
import { SubmitButton } from '#app/ui/fields/submit-button'
import { TextField } from '#app/ui/fields/text-field'
import { RejectedNote } from '#app/ui/rejected-note'
import { showToast } from '#app/ui/toaster'
import { Button } from '../shell/button'
import { formatRecentTime } from '../shell/format-recent-time'
import { passwordsMatch } from '../shell/passwords-match'
import { SessionGate } from '../shell/session-gate'
import { useCallForm } from '../shell/use-call-form'
import { accountDetailsText } from './staff/account-details-text'

const { name, newPassword } = acceptInvitation.body.shape

const schema = z.object({ name, newPassword, confirmation: z.string() }).check(passwordsMatch)

function useInvitationForm(token: string, invitedName: string) {
  const navigate = useNavigate()
  const accept = useAcceptInvitation()
  const { form, control, submit, isBusy } = useCallForm({
    panel: { showSuccess: (message) => showToast('success', message) },
    resolver: zodResolver(schema),
    defaultValues: { name: invitedName, newPassword: '', confirmation: '' },
    send: ({ confirmation: _, ...given }) => accept.mutateAsync({ ...given, token }),
    onSent: () => void navigate(addressHere(pathOf('admin-login')), { replace: true }), // the router shows its failures itself
    failure: 'The invitation could not be accepted. Check the connection, then try again.',
    errorAt: 'root',
  })
  return { control, submit, isBusy, fault: form.formState.errors.root?.message }
}

type Invitation = NonNullable<ResponseOf<typeof readInvitation>['invitation']>

export function InvitationScreen() {
  const college = useCollege()
  const isReady = useHydrated()
  return (
    <SessionGate
      title="Your invitation"
      lead={`To work on the website of ${college.name}.`}
      back={{ path: pathOf('admin-login'), label: 'Back to login' }}
    >
      {isReady ? <Invited /> : <p className="text-ink-soft">Checking your invitation...</p>}
    </SessionGate>
  )
}

/** The token is in the URL fragment, which only scripts can read. */
function Invited() {
  const token = useLocation().hash.slice(1)
  const { data, isError, refetch, isFetching } = useQuery({
    ...invitationQuery(token),
    enabled: token !== '',
  })
  if (token === '') return <p role="alert">{invitationStatuses.unknown}</p>
  if (data?.invitation) return <AcceptForm token={token} invitation={data.invitation} />
  if (data) return <p role="alert">{invitationStatuses[data.ending ?? 'unknown']}</p>
  if (!isError || isFetching)
    return (
      <p role="status" className="text-ink-soft">
        Checking your invitation...
      </p>
    )
  return (
    <div className="grid gap-4">
      <p role="alert">We couldn’t check your invitation. Check your connection and try again.</p>
      <Button tone="primary" onClick={() => void refetch()}>
        Try Again
      </Button>
    </div>
  )
}

function AcceptForm({ token, invitation }: { token: string; invitation: Invitation }) {
  const catalogue = useCatalogue()
  const { now } = useSite()
  const { email, name, role, invitedBy, expiresAt } = invitation
  const { control, submit, isBusy, fault } = useInvitationForm(token, name)
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-5">
      <RejectedNote />
      <dl className="grid gap-3 rounded-md bg-tint px-4 py-3">
        <Fact label="Invited by">
          <bdi>{invitedBy}</bdi>
        </Fact>
        <Fact label="Your role">
          {accountDetailsText(catalogue, invitation)}
          <span className="block font-normal text-ink-soft">{`${roles[role].about}.`}</span>
        </Fact>
        <Fact label="You’ll sign in with">
          <bdi>{email}</bdi>
        </Fact>
        <Fact label="Valid until">{formatRecentTime(expiresAt, now)}</Fact>
      </dl>
      {fault && <FormError>{fault}</FormError>}
      <input hidden readOnly autoComplete="username" value={email} />
      <TextField control={control} name="name" label="Your name" autoComplete="name" isRequired />
      <ConfirmedPasswordFields
        control={control}
        names={['newPassword', 'confirmation']}
        owner={{ email, minimum: adminPasswordMinimum }}
      />
      <SubmitButton isBusy={isBusy} busyLabel="Creating your account...">
        Accept invitation
      </SubmitButton>
    </form>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-muted">{label}</dt>
      <dd className="font-semibold wrap-anywhere text-ink">{children}</dd>
    </div>
  )
}
