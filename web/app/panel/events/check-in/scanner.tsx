import { Camera, CameraOff } from 'lucide'
import { Icon } from '#app/ui/icon'
import { type CameraState, useCamera } from './use-camera'

const says: Record<CameraState, string> = {
  off: 'The camera is off.',
  starting: 'Starting the camera…',
  on: 'Hold the ticket’s QR code into the frame.',
  refused: 'The browser may not use the camera. Allow it for this page, or type the codes.',
  missing: 'There is no camera that this browser can use. Type the codes instead.',
  'no reader':
    'What reads tickets has not come to this phone yet. Type the codes, or turn the camera on when there is a network.',
}

type ScannerProps = {
  isOn: boolean
  onToggle: () => void
  onCode: (text: string) => void
  /** There is no picture: the camera is off again. */
  onFailure: () => void
}

/** The camera with a frame to aim with, and the button that turns it on and off. */
export function Scanner({ isOn, onToggle, ...told }: ScannerProps) {
  const { video, state } = useCamera(isOn, told)
  return (
    <div className="grid gap-2">
      {isOn && (
        <div className="relative aspect-4/3 max-h-[42dvh] w-full overflow-hidden rounded-card bg-black">
          <video ref={video} muted playsInline className="size-full object-cover">
            <track kind="captions" />
          </video>
          {state === 'on' && (
            <div className="pointer-events-none absolute inset-[12%] rounded-card border-4 border-gold-300/90" />
          )}
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p role="status" className="text-ink-soft">
          {says[state]}
        </p>
        <button type="button" onClick={onToggle} className="button-outline">
          <Icon of={isOn ? CameraOff : Camera} className="size-5" />
          {isOn ? 'Turn camera off' : 'Turn camera on'}
        </button>
      </div>
    </div>
  )
}
