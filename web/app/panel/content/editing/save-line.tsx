import { CircleCheck, CloudOff, type IconNode, LoaderCircle, PencilLine } from 'lucide'
import { formatTime } from '#app/lib/format-date'
import { Icon } from '#app/ui/icon'
import type { SaveStatus } from './editing-state'

const stored = 'your changes are stored in this browser'
const notStored = 'keep this page open'

type SaveMessage = { icon: IconNode; text: string; tone?: string; isSpinning?: boolean }

const states = {
  unchanged: { icon: CircleCheck, text: 'Saved' },
  typed: { icon: PencilLine, text: 'Not saved yet' },
  saving: { icon: LoaderCircle, text: 'Saving...', isSpinning: true },
} as const satisfies Record<string, SaveMessage>

function message(save: SaveStatus): SaveMessage {
  if (save.stage === 'saved')
    return { icon: CircleCheck, text: `Draft saved ${formatTime(save.at)}`, tone: 'text-leaf-700' }
  if (save.stage !== 'failed') return states[save.stage]
  const where = save.isKept ? stored : notStored
  const text = `Not saved: ${save.reason || 'no connection'} – ${where}`
  return { icon: CloudOff, text, tone: 'text-danger-700' }
}

type SaveLineProps = { save: SaveStatus; onRetry: () => void }

/** Only failures are announced: the other states change every few words. */
export function SaveLine({ save, onRetry }: SaveLineProps) {
  const { icon, text, tone = 'text-ink-soft', isSpinning } = message(save)
  const isFailed = save.stage === 'failed'
  return (
    <div
      className={`flex min-w-0 flex-wrap items-center gap-x-3 font-semibold ${tone} ${isFailed ? 'basis-72' : ''} grow`}
    >
      <p className="flex min-w-0 items-center gap-2">
        <Icon of={icon} className={`size-5 shrink-0 ${isSpinning ? 'animate-spin' : ''}`} />
        <span key={String(isFailed)} role={isFailed ? 'alert' : undefined}>
          {text}
        </span>
      </p>
      {isFailed && (
        <button
          type="button"
          onClick={onRetry}
          className="min-h-11 rounded-md px-2 text-accent underline underline-offset-4 hover:bg-accent-soft"
        >
          Try again
        </button>
      )}
    </div>
  )
}
