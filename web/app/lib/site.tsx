import type { Catalogue } from 'contract/content/catalogue'
import type { College } from 'contract/content/facts'
import type { Menus } from 'contract/content/menus'
import { minuteMilliseconds } from 'contract/platform/durations'
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'

type Site = {
  /** The server's time at first, so that hydration matches. */
  now: Date
  publicUrl: string
  college: College
  menus: Menus
  catalogue: Catalogue
  signInLabel?: string | undefined
  isMissing?: boolean | undefined
}

/** Not in the context, so that only components showing the time render again. */
type Clock = ReturnType<typeof makeClock>
type Given = Omit<Site, 'now'> & { clock: Clock }

const SiteContext = createContext<Given | undefined>(undefined)

function makeClock(renderedAt: string) {
  const renderTime = new Date(renderedAt)
  const listeners = new Set<() => void>()
  let now = renderTime
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read: () => now,
    readAsRendered: () => renderTime,
    turn: () => {
      now = new Date()
      for (const listener of listeners) listener()
    },
  }
}

type SiteProviderProps = Omit<Site, 'now'> & {
  now: string
  children: ReactNode
}

export function SiteProvider({
  now: renderedAt,
  publicUrl,
  college,
  menus,
  catalogue,
  signInLabel,
  isMissing,
  children,
}: SiteProviderProps) {
  const [clock] = useState(() => makeClock(renderedAt))
  useEffect(() => {
    clock.turn()
    const timer = setInterval(clock.turn, minuteMilliseconds)
    return () => clearInterval(timer)
  }, [clock])
  const site = useMemo(
    () => ({ clock, publicUrl, college, menus, catalogue, signInLabel, isMissing }),
    [clock, publicUrl, college, menus, catalogue, signInLabel, isMissing],
  )
  return <SiteContext value={site}>{children}</SiteContext>
}

const outside = 'useSite needs a SiteProvider'

function useGiven(): Given {
  const given = useContext(SiteContext)
  if (!given) throw new Error(outside)
  return given
}

export function useSite(): Site {
  const site = useSiteIfKnown()
  if (!site) throw new Error(outside)
  return site
}

const noClock = makeClock(new Date(0).toISOString())

export function useSiteIfKnown(): Site | undefined {
  const given = useContext(SiteContext)
  const { subscribe, read, readAsRendered } = given?.clock ?? noClock
  const now = useSyncExternalStore(subscribe, read, readAsRendered)
  return given && { ...given, now }
}

export const useCollege = (): College => useGiven().college

export const useIsMissing = (): boolean => useGiven().isMissing === true

export const useCatalogue = (): Catalogue => useGiven().catalogue

export function CatalogueProvider({
  catalogue,
  children,
}: {
  catalogue: Catalogue
  children: ReactNode
}) {
  const given = useGiven()
  const changed = useMemo(() => ({ ...given, catalogue }), [given, catalogue])
  return <SiteContext value={changed}>{children}</SiteContext>
}
