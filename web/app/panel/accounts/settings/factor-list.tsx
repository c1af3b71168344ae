import { type Factors, recoveryCodeCount } from 'contract/accounts/admin-factors'
import type { Passkey } from 'contract/accounts/passkeys'
import { formatDate } from '#app/lib/format-date'
import { passkeyFacts } from '#app/lib/passkey-facts'
import { FactorButton, FactorRow } from './factor-row'

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
          name={passkey.name}
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
