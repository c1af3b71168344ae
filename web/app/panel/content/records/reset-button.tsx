import { RotateCcw } from 'lucide'
import { Icon } from '#app/ui/icon'

type ResetButtonProps = { isDisabled: boolean; onReset: () => void }

export const ResetButton = ({ isDisabled, onReset }: ResetButtonProps) => (
  <button type="button" disabled={isDisabled} onClick={onReset} className="button-outline">
    <Icon of={RotateCcw} className="size-4" />
    Reset
  </button>
)
