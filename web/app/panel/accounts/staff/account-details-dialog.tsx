import { zodResolver } from '@hookform/resolvers/zod'
import { accountDetails, matchesRole } from 'contract/accounts/account-form'
import { type InvitationForm, invitationForm } from 'contract/accounts/invitations'
import { ApiError } from 'contract/platform/client'
import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { DialogButtons } from '#app/ui/dialog-buttons'
import { FormError } from '#app/ui/fields/form-error'
import { showErrors } from '#app/ui/fields/show-errors'
import { TextField } from '#app/ui/fields/text-field'
import { Dialog } from '#app/ui/modal'
import { ChangedByOthers } from '../../shell/changed-by-others'
import type { Panel } from '../../shell/panel'
import { actionFailed } from '../../shell/report-failure'
import { StepUpDialog } from '../../shell/step-up-dialog'
import { useChangedByOthers } from '../../shell/use-changed-by-others'
import { useRestoredForm } from '../../shell/use-restored-form'
import { isSessionEnd } from '../../shell/use-session-end'
import { AccountDetailsFields } from './account-details-fields'
import { detailsLabels, useDetailsTexts } from './use-details-texts'

/** The email of an existing account can't change. */
const withoutEmail = z.extend(accountDetails, { email: z.string() }).check(...matchesRole)

type AccountDetailsDialogProps = {
  panel: Panel
  /** What is typed for it is restored after a new login. */
  name: string
  title: string
  lead: string
  confirm: string
  /** As the account is stored now. */
  values: InvitationForm
  isAccount?: boolean
  stepUp: { title: string; lead: (values: InvitationForm) => string; verb: string }
  /** `stored`: as it was when the form was confirmed. */
  onSend: (values: InvitationForm, stored: InvitationForm) => Promise<unknown>
  onClose: () => void
}

function useDetailsForm({ panel, name, values, isAccount }: AccountDetailsDialogProps) {
  const form = useForm<InvitationForm>({
    resolver: zodResolver(isAccount ? withoutEmail : invitationForm),
    defaultValues: values,
  })
  const texts = useDetailsTexts()
  const { changed, seen, setSeen } = useChangedByOthers(form, values, {
    labels: detailsLabels,
    texts,
  })
  useRestoredForm(panel, form, { name, context: seen, onRestored: setSeen })
  return { form, changed }
}

/** Errors from the server are shown in the form, which is still filled in. */
export function AccountDetailsDialog(props: AccountDetailsDialogProps) {
  const { title, lead, confirm, values, isAccount, stepUp, onSend, onClose } = props
  const titleId = useId()
  const [problem, setProblem] = useState<string>()
  const { form, changed } = useDetailsForm(props)
  const [chosen, setChosen] = useState<{ given: InvitationForm; stored: InvitationForm }>()
  const showRejection = (error: unknown) => {
    if (isSessionEnd(error)) return
    const { message, errors } = error instanceof ApiError ? error : new ApiError(0, { message: '' })
    if (Object.keys(errors).length > 0) showErrors(form, errors)
    else setProblem(message || actionFailed)
  }
  // Synchronously: the dialog below can only take focus once this one is closed.
  const closeStepUp = () => flushSync(() => setChosen(undefined))
  const send = async ({ given, stored }: NonNullable<typeof chosen>) => {
    try {
      await onSend(given, stored)
      closeStepUp()
      onClose()
    } catch (error) {
      closeStepUp()
      showRejection(error)
    }
  }
  const submit = form.handleSubmit((given) => {
    setProblem(undefined)
    setChosen({ given, stored: values })
  })
  return (
    <>
      <Dialog
        labelledBy={titleId}
        onClose={onClose}
        className="m-auto max-h-[calc(100dvh-2rem)] w-[min(36rem,calc(100vw-2rem))] overflow-y-auto rounded-card bg-card p-5 text-ink shadow-lift backdrop:bg-veil sm:p-7"
      >
        <h2 id={titleId} className="text-xl wrap-anywhere text-heading">
          {title}
        </h2>
        <p className="mt-1 text-ink-soft">{lead}</p>
        <form noValidate method="post" onSubmit={submit} className="mt-5 grid gap-5">
          {problem && <FormError>{problem}</FormError>}
          <ChangedByOthers changed={changed} />
          {!isAccount && (
            <TextField
              control={form.control}
              name="email"
              type="email"
              label="Email"
              autoComplete="off"
              isRequired
            />
          )}
          <TextField
            control={form.control}
            name="name"
            label="Name"
            autoComplete="off"
            isRequired
          />
          <AccountDetailsFields form={form} />
          <DialogButtons cancel="Cancel" onCancel={onClose} confirm={confirm} />
        </form>
      </Dialog>
      {chosen && (
        <StepUpDialog
          title={stepUp.title}
          lead={stepUp.lead(chosen.given)}
          verb={stepUp.verb}
          onConfirmed={() => send(chosen)}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  )
}
