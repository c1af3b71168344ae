import type { Passkey } from 'contract/accounts/passkeys'
import { useFactorChanges } from '#app/data/admin-factors'
import type { PanelProps } from '../../shell/panel'
import { StepUpDialog } from '../../shell/step-up-dialog'
import { useAct } from '../../shell/use-act'
import type { AppSetUp } from './app-dialog'

/** What of the own factors waits for the password or a passkey. */
export type StepUpFor =
  | { what: 'remove passkey'; passkey: Passkey }
  | { what: 'begin app' | 'remove app' | 'renew codes' }

const words = {
  'begin app': {
    title: 'Set up an authenticator app',
    lead: 'Confirm that it is you. Then you see a code to scan with the app.',
    verb: 'Continue',
  },
  'renew codes': {
    title: 'Make new recovery codes',
    lead: 'The codes that you have now are good no more.',
    verb: 'Make new ones',
  },
  'remove app': {
    title: 'Remove the authenticator app',
    lead: 'Its codes do not log you in any more.',
    verb: 'Remove',
    isDanger: true,
  },
  'remove passkey': {
    title: 'Remove this passkey',
    lead: 'It does not log you in any more.',
    verb: 'Remove',
    isDanger: true,
  },
} as const

type FactorStepUpProps = PanelProps & {
  asked: StepUpFor
  onBegun: (setUp: AppSetUp) => void
  onCodes: (codes: string[]) => void
  onClose: () => void
}

/** Asks for the password or a passkey, and then does it. */
export function FactorStepUp({ panel, asked, onBegun, onCodes, onClose }: FactorStepUpProps) {
  const { removePasskey, beginApp, removeApp, renewCodes } = useFactorChanges()
  const act = useAct(panel)
  const send = async () => {
    switch (asked.what) {
      case 'remove passkey':
        return removePasskey.mutateAsync(asked.passkey._id)
      case 'remove app':
        return removeApp.mutateAsync()
      case 'begin app':
        return void onBegun(await beginApp.mutateAsync())
      case 'renew codes':
        return void onCodes((await renewCodes.mutateAsync()).codes)
    }
  }
  return (
    <StepUpDialog
      {...words[asked.what]}
      {...(asked.what === 'remove passkey' && {
        lead: `“${asked.passkey.name}” does not log you in any more.`,
      })}
      onConfirmed={() => act(send)}
      onClose={onClose}
    />
  )
}
