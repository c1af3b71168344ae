import { Button } from './button'

/** The only button of a dialog that just informs. */
export const DialogClose = ({ onClose }: { onClose: () => void }) => (
  <div className="mt-6 flex justify-end">
    <Button tone="primary" onClick={onClose}>
      Close
    </Button>
  </div>
)
