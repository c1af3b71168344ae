import type { Passkey } from 'contract/accounts/passkeys'
import { passkeyFacts } from '#app/lib/passkey-facts'
import { Icon } from '#app/ui/icon'

type PasskeyListProps = {
  passkeys: Passkey[]
  onRename: (passkey: Passkey) => void
  onRemove: (passkey: Passkey) => void
}

export function PasskeyList({ passkeys, onRename, onRemove }: PasskeyListProps) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {passkeys.map((passkey) => (
        <li key={passkey._id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
          <Icon of="key-round" className="size-6 shrink-0 text-gilt" />
          <div className="min-w-0 flex-1 basis-52">
            <p translate="no" className="font-semibold wrap-anywhere text-ink">
              {passkey.name}
            </p>
            <p className="text-[0.9375rem] text-ink-muted">{passkeyFacts(passkey)}</p>
          </div>
          <div className="flex gap-2">
            <button
              type="button"
              onClick={() => onRename(passkey)}
              aria-label={`Rename ${passkey.name}`}
              className="button-outline px-4"
            >
              Rename
            </button>
            <button
              type="button"
              onClick={() => onRemove(passkey)}
              aria-label={`Remove ${passkey.name}`}
              className="button-outline px-4"
            >
              Remove
            </button>
          </div>
        </li>
      ))}
    </ul>
  )
}
