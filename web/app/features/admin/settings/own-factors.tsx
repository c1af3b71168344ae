import { useQuery } from '@tanstack/react-query'
import { appOn, type Factors } from 'contract/admin-factors'
import type { Passkey } from 'contract/passkeys'
import { useState } from 'react'
import { factorsQuery, useFactorChanges } from '#app/data/admin-factors'
import { formatDate } from '#app/lib/format-date'
import type { PanelProps } from '../panel'
import { StepUpDialog } from '../step-up-dialog'
import { AddPasskey } from './add-passkey'
import { AppDialog, type AppSetUp } from './app-dialog'
import { CodesDialog } from './codes-dialog'
import { FactorRow } from './factor-row'
import { SettingsSection } from './settings-section'

type Asking =
  | { what: 'add passkey'; name: string }
  | { what: 'remove passkey'; passkey: Passkey }
  | { what: 'begin app' | 'remove app' | 'renew codes' }

/** What this administrator logs in with besides the password. */
export function OwnFactors({ panel }: PanelProps) {
  const { data: factors, isError } = useQuery(factorsQuery())
  const [asking, setAsking] = useState<Asking>()
  const [setUp, setSetUp] = useState<AppSetUp>()
  const [codes, setCodes] = useState<string[]>()
  const added = ({ message, codes: first }: { message: string; codes?: string[] | undefined }) => {
    panel.showSuccess(message)
    if (first) setCodes(first)
  }
  return (
    <SettingsSection
      title="Second factor"
      lead="With one of these, a stolen password alone does not open your account."
    >
      {factors && <FactorList factors={factors} onAsk={setAsking} />}
      {isError && !factors && <p role="alert">Your factors could not be loaded.</p>}
      {factors && (
        <div className="mt-5 grid gap-5">
          <AddPasskey onAdd={(name) => setAsking({ what: 'add passkey', name })} />
          {!factors.appSince && (
            <button
              type="button"
              onClick={() => setAsking({ what: 'begin app' })}
              className="button-outline justify-self-start max-sm:w-full"
            >
              Set up an authenticator app
            </button>
          )}
        </div>
      )}
      {asking && (
        <Asked
          panel={panel}
          asking={asking}
          onClose={() => setAsking(undefined)}
          onAdded={added}
          onBegun={setSetUp}
          onCodes={setCodes}
        />
      )}
      {setUp && (
        <AppDialog
          setUp={setUp}
          onClose={() => setSetUp(undefined)}
          onAdded={(first) => added({ message: appOn, codes: first })}
        />
      )}
      {codes && <CodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </SettingsSection>
  )
}

type FactorListProps = { factors: Factors; onAsk: (asking: Asking) => void }

function FactorList({ factors, onAsk }: FactorListProps) {
  const { passkeys, appSince, codesLeft } = factors
  if (passkeys.length === 0 && !appSince)
    return <p className="text-ink-soft">Only your password protects this account.</p>
  const isShort = codesLeft <= 3
  return (
    <ul className="divide-y divide-line border-y border-line">
      {passkeys.map((passkey) => (
        <FactorRow
          key={passkey._id}
          name={passkey.name}
          about={`Passkey, added ${formatDate(passkey.createdAt)}`}
          verb="Remove"
          onPress={() => onAsk({ what: 'remove passkey', passkey })}
        />
      ))}
      {appSince && (
        <FactorRow
          name="Authenticator app"
          about={`Set up ${formatDate(appSince)}`}
          verb="Remove"
          onPress={() => onAsk({ what: 'remove app' })}
        />
      )}
      <FactorRow
        name="Recovery codes"
        about={`${codesLeft} of 10 left${isShort ? ': make new ones' : ''}`}
        verb="Make new ones"
        onPress={() => onAsk({ what: 'renew codes' })}
      />
    </ul>
  )
}

type AskedProps = PanelProps & {
  asking: Asking
  onClose: () => void
  onAdded: (answer: { message: string; codes?: string[] | undefined }) => void
  onBegun: (setUp: AppSetUp) => void
  onCodes: (codes: string[]) => void
}

/** The password or a passkey once more, before what was asked for. */
function Asked({ panel, asking, onClose, onAdded, onBegun, onCodes }: AskedProps) {
  const changes = useFactorChanges()
  const shared = { panel, onClose }
  const tell = ({ message }: { message: string }) => panel.showSuccess(message)
  switch (asking.what) {
    case 'add passkey':
      return (
        <StepUpDialog
          {...shared}
          title="Add a passkey"
          lead="Confirm that it is you. Then your browser asks where to keep the passkey."
          verb="Continue"
          act={async () => onAdded(await changes.addPasskey.mutateAsync(asking.name))}
        />
      )
    case 'begin app':
      return (
        <StepUpDialog
          {...shared}
          title="Set up an authenticator app"
          lead="Confirm that it is you. Then you see a code to scan with the app."
          verb="Continue"
          act={async () => onBegun(await changes.beginApp.mutateAsync())}
        />
      )
    case 'renew codes':
      return (
        <StepUpDialog
          {...shared}
          title="Make new recovery codes"
          lead="The codes that you have now are good no more."
          verb="Make new ones"
          act={async () => onCodes((await changes.renewCodes.mutateAsync()).codes)}
        />
      )
    case 'remove app':
      return (
        <StepUpDialog
          {...shared}
          title="Remove the authenticator app"
          lead="Its codes do not log you in any more."
          verb="Remove"
          isDanger
          act={async () => tell(await changes.removeApp.mutateAsync())}
        />
      )
    case 'remove passkey':
      return (
        <StepUpDialog
          {...shared}
          title="Remove this passkey"
          lead={`“${asking.passkey.name}” does not log you in any more.`}
          verb="Remove"
          isDanger
          act={async () => tell(await changes.removePasskey.mutateAsync(asking.passkey._id))}
        />
      )
  }
}
