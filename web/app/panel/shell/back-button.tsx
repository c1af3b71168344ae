import { ArrowLeft } from 'lucide'
import { Icon } from '#app/ui/icon'

export function BackButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="-ml-2 inline-flex min-h-11 items-center gap-2 rounded-md px-2 font-semibold text-accent hover:bg-accent-soft"
    >
      <Icon of={ArrowLeft} className="size-5" />
      {children}
    </button>
  )
}
