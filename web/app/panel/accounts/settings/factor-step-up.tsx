import type { Passkey } from 'contract/accounts/passkeys'
import { useFactorChanges } from '#app/data/admin-factors'
import type { PanelProps } from '../../shell/panel'
import { StepUpDialog } from '../../shell/step-up-dialog'
import { useAct } from '../../shell/use-act'
import type { AppSetUp } from './app-dialog'

export type StepUpFor =
  | { what: 'remove passkey'; passkey: Passkey }
  | { what: 'begin app' | 'remove app' | 'renew codes' }

const words = {
  'begin app': {
    title: 'Set up an authenticator app',
    lead: 'Confirm it’s you. You’ll then get a code to scan with the app.',
    verb: 'Continue',
  },
  'renew codes': {
    title: 'Generate new recovery codes',
    lead: 'Your current codes will stop working.',
    verb: 'Generate codes',
  },
  'remove app': {
    title: 'Remove the authenticator app',
    lead: 'You won’t be able to sign in with its codes.',
    verb: 'Remove',
    isDanger: true,
  },
  'remove passkey': {
    title: 'Remove this passkey',
    lead: 'You won’t be able to sign in with it.',
    verb: 'Remove',
    isDanger: true,
  },
} as const

type FactorStepUpProps = PanelProps & {
  request: StepUpFor
  onBegun: (setUp: AppSetUp) => void
  onCodes: (codes: string[]) => void
  onClose: () => void
}

export function FactorStepUp({ panel, request, onBegun, onCodes, onClose }: FactorStepUpProps) {
  const { removePasskey, beginApp, removeApp, renewCodes } = useFactorChanges()
  const act = useAct(panel)
  const send = async () => {
    switch (request.what) {
      case 'remove passkey':
        return removePasskey.mutateAsync(request.passkey._id)
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
      {...words[request.what]}
      {...(request.what === 'remove passkey' && {
        lead: `You won’t be able to sign in with “${request.passkey.name}”.`,
      })}
      onConfirmed={() => act(send)}
      onClose={onClose}
    />
  )
}
