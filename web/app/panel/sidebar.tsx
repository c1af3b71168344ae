import logo from 'college/pictures/logo.svg'
import { PanelLeftClose, PanelLeftOpen, X } from 'lucide'
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react'
import { useCollege } from '#app/lib/site'
import { Icon } from '#app/ui/icon'
import { Dialog } from '#app/ui/modal'

const frame = 'flex h-dvh flex-col bg-brand-950 text-white'
const top = 'flex items-center gap-3 border-b border-white/10 p-4'
const iconButton =
  'grid size-11 shrink-0 place-items-center rounded-md text-gold-100 hover:bg-brand-800'

/** Tailwind's `lg`. */
const wide = '(min-width: 64rem)'

export function Sidebar({ children }: { children: ReactNode }) {
  const [isFolded, setFolded] = useState(false)
  const icon = isFolded ? PanelLeftOpen : PanelLeftClose
  return (
    <aside
      data-folded={isFolded}
      className={`group/sidebar sticky top-0 shrink-0 overflow-hidden transition-[width] duration-200 max-lg:hidden ${frame} ${isFolded ? 'w-19' : 'w-72'}`}
    >
      <div className={top}>
        {!isFolded && <Brand />}
        <button
          type="button"
          aria-expanded={!isFolded}
          aria-label={isFolded ? 'Expand sidebar' : 'Collapse sidebar'}
          onClick={() => setFolded(!isFolded)}
          className={iconButton}
        >
          <Icon of={icon} className="size-5" />
        </button>
      </div>
      {children}
    </aside>
  )
}

export function Drawer({ children, onClose }: { children: ReactNode; onClose: () => void }) {
  const titleId = useId()
  useOnceWide(onClose)
  return (
    <Dialog
      labelledBy={titleId}
      onClose={onClose}
      className="m-0 h-dvh max-h-none w-[min(20rem,88vw)] max-w-none backdrop:bg-veil"
    >
      <div className={frame}>
        <div className={top}>
          <Brand id={titleId} />
          <button type="button" aria-label="Close menu" onClick={onClose} className={iconButton}>
            <Icon of={X} className="size-5" />
          </button>
        </div>
        {children}
      </div>
    </Dialog>
  )
}

/** For example when a tablet is rotated. */
function useOnceWide(action: () => void) {
  const act = useEffectEvent(action)
  useEffect(() => {
    const query = window.matchMedia(wide)
    const listen = () => {
      if (query.matches) act()
    }
    query.addEventListener('change', listen)
    return () => query.removeEventListener('change', listen)
  }, [])
}

function Brand({ id }: { id?: string }) {
  const college = useCollege()
  return (
    <span id={id} className="flex min-w-0 flex-1 items-center gap-3">
      <img src={logo} alt="" width={40} height={40} className="size-10 shrink-0" />
      <span className="min-w-0 leading-tight">
        <span className="block font-display text-[0.9375rem] leading-snug font-semibold">
          {college.name}
        </span>{' '}
        <span className="block text-sm text-gold-300">Admin Panel</span>
      </span>
    </span>
  )
}
