import { type Factors, recoveryCodeCount } from 'contract/accounts/admin-factors'
import type { Passkey } from 'contract/accounts/passkeys'
import { KeyRound } from 'lucide'
import type { ReactNode } from 'react'
import { formatDate } from '#app/lib/format-date'
import { passkeyFacts } from '#app/lib/passkey-facts'
import { Icon } from '#app/ui/icon'
import { Button } from '../../shell/button'

const fewCodes = 3

type FactorListProps = {
  factors: Factors
  onRename: (passkey: Passkey) => void
  onRemove: (passkey: Passkey) => void
  onRemoveApp: () => void
  onRenewCodes: () => void
}

export function FactorList({ factors, onRename, onRemove, ...acts }: FactorListProps) {
  const { passkeys, appSince, codesLeft } = factors
  if (passkeys.length === 0 && !appSince)
    return <p className="text-ink-soft">Your account is protected by your password only.</p>
  const codesText = `${codesLeft} of ${recoveryCodeCount} left`
  return (
    <ul className="divide-y divide-line border-y border-line">
      {passkeys.map((passkey) => (
        <FactorRow
          key={passkey._id}
          name={<bdi>{passkey.name}</bdi>}
          about={`Passkey. ${passkeyFacts(passkey)}`}
        >
          <FactorButton of={passkey.name} verb="Rename" onClick={() => onRename(passkey)} />
          <FactorButton of={passkey.name} verb="Remove" onClick={() => onRemove(passkey)} />
        </FactorRow>
      ))}
      {appSince && (
        <FactorRow name="Authenticator app" about={`Set up ${formatDate(appSince)}`}>
          <FactorButton of="Authenticator app" verb="Remove" onClick={acts.onRemoveApp} />
        </FactorRow>
      )}
      <FactorRow
        name="Recovery codes"
        about={codesLeft <= fewCodes ? `${codesText}. Generate new ones.` : codesText}
      >
        <FactorButton of="Recovery codes" verb="Generate new" onClick={acts.onRenewCodes} />
      </FactorRow>
    </ul>
  )
}

type FactorRowProps = { name: ReactNode; about: string; children: ReactNode }

function FactorRow({ name, about, children }: FactorRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Icon of={KeyRound} className="size-6 shrink-0 text-gilt" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-semibold wrap-anywhere text-ink">{name}</p>
        <p className="text-[0.9375rem] text-ink-muted">{about}</p>
      </div>
      <div className="flex gap-2">{children}</div>
    </li>
  )
}

type FactorButtonProps = { of: string; verb: string; onClick: () => void }

const FactorButton = ({ of, verb, onClick }: FactorButtonProps) => (
  <Button onClick={onClick} aria-label={`${verb}: ${of}`} className="px-4">
    {verb}
  </Button>
)
