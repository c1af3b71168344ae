import { Camera, CameraOff } from 'lucide'
import { Button } from '../../shell/button'
import { type CameraStatus, useCamera } from './use-camera'

const cameraMessages: Record<CameraStatus, string> = {
  off: 'Camera off',
  starting: 'Starting the camera...',
  on: 'Point the camera at the QR code on the ticket.',
  refused: 'The camera is blocked. Allow it for this page in your browser, or enter the codes.',
  missing: 'No camera found. Enter the codes instead.',
  'no reader':
    'The ticket scanner has not been loaded yet. Enter the codes, or turn the camera on when you’re online.',
}

type ScannerProps = {
  isOn: boolean
  onToggle: () => void
  onCode: (text: string) => void
  onFailure: () => void
}

export function Scanner({ isOn, onToggle, ...callbacks }: ScannerProps) {
  const { video, state } = useCamera(isOn, callbacks)
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
          {cameraMessages[state]}
        </p>
        <Button icon={isOn ? CameraOff : Camera} onClick={onToggle}>
          {isOn ? 'Turn camera off' : 'Turn camera on'}
        </Button>
      </div>
    </div>
  )
}
