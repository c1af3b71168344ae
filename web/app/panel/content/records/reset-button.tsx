import { RotateCcw } from 'lucide'
import { Button } from '../../shell/button'

type ResetButtonProps = { isDisabled: boolean; onReset: () => void }

export const ResetButton = ({ isDisabled, onReset }: ResetButtonProps) => (
  <Button icon={RotateCcw} isIconSmall disabled={isDisabled} onClick={onReset}>
    Reset
  </Button>
)
