import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { appOn } from 'contract/accounts/admin-factors'
import { type Passkey, renamePasskeyForm } from 'contract/accounts/passkeys'
import { useState } from 'react'
import { factorsQuery, useFactorChanges } from '#app/data/admin-factors'
import { useFocusRestorer } from '#app/lib/use-focus-restorer'
import { NameDialog } from '#app/ui/name-dialog'
import { Button } from '../../shell/button'
import type { PanelProps } from '../../shell/panel'
import { useCallForm } from '../../shell/use-call-form'
import { AddPasskey } from './add-passkey'
import { AppDialog, type AppSetUp } from './app-dialog'
import { CodesDialog } from './codes-dialog'
import { FactorList } from './factor-list'
import { FactorStepUp, type StepUpFor } from './factor-step-up'
import { SettingsSection } from './settings-section'

export function OwnFactors({ panel }: PanelProps) {
  const { data: factors, isError } = useQuery(factorsQuery())
  const [requested, setRequested] = useState<StepUpFor>()
  const [renamed, setRenamed] = useState<Passkey>()
  const [setUp, setSetUp] = useState<AppSetUp>()
  const [codes, setCodes] = useState<string[]>()
  const focusRestorer = useFocusRestorer<HTMLDivElement>()
  return (
    <SettingsSection
      title="Second factor"
      lead="A second factor keeps your account safe even if someone steals your password."
    >
      <div {...focusRestorer} className="grid gap-5 outline-none">
        {isError && !factors && <p role="alert">Your second factors could not be loaded.</p>}
        {factors && (
          <FactorList
            factors={factors}
            onRename={setRenamed}
            onRemove={(passkey) => setRequested({ what: 'remove passkey', passkey })}
            onRemoveApp={() => setRequested({ what: 'remove app' })}
            onRenewCodes={() => setRequested({ what: 'renew codes' })}
          />
        )}
        {factors && <AddPasskey panel={panel} onAdded={setCodes} />}
        {factors && !factors.appSince && (
          <Button
            onClick={() => setRequested({ what: 'begin app' })}
            className="justify-self-start max-sm:w-full"
          >
            Set up an authenticator app
          </Button>
        )}
        {requested && (
          <FactorStepUp
            panel={panel}
            request={requested}
            onBegun={setSetUp}
            onCodes={setCodes}
            onClose={() => setRequested(undefined)}
          />
        )}
        {renamed && (
          <RenameAdminPasskey
            panel={panel}
            passkey={renamed}
            onClose={() => setRenamed(undefined)}
          />
        )}
        {setUp && (
          <AppDialog
            setUp={setUp}
            onClose={() => setSetUp(undefined)}
            onAdded={(first) => {
              panel.showSuccess(appOn)
              setCodes(first)
            }}
          />
        )}
        {codes && <CodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
      </div>
    </SettingsSection>
  )
}

type RenamePasskeyProps = PanelProps & { passkey: Passkey; onClose: () => void }

function RenameAdminPasskey({ panel, passkey: { _id, name }, onClose }: RenamePasskeyProps) {
  const { renamePasskey } = useFactorChanges()
  const { control, submit, isBusy } = useCallForm({
    panel,
    resolver: zodResolver(renamePasskeyForm),
    defaultValues: { name },
    send: (values) => renamePasskey.mutateAsync({ passkeyId: _id, ...values }),
    onSent: onClose,
    failure: 'The passkey could not be renamed. Please try again.',
    errorAt: 'name',
  })
  return <NameDialog title="Rename passkey" {...{ control, submit, isBusy, onClose }} />
}
