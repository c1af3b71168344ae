import type { Catalogue } from 'contract/content/catalogue'
import type { College } from 'contract/content/facts'
import type { Menus } from 'contract/content/menus'
import { minuteMilliseconds } from 'contract/platform/durations'
import type { RejectedForm } from 'contract/platform/rejected-form'
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
  /** The moment that the screens are drawn for. The server's at first, so that both draw the same. */
  now: Date
  publicUrl: string
  /** Who the college is and how it is reached. */
  college: College
  /** The menu and the footer. */
  menus: Menus
  /** Which courses there are: for menus and lists. */
  catalogue: Catalogue
  /** What the provider of third-party sign-in is called; absent when there is none. */
  signInLabel?: string | undefined
  /** Whether the document came for an address that names nothing. */
  isMissing?: boolean | undefined
  /** The form on this page that was sent without scripts and rejected. */
  rejectedForm?: RejectedForm | undefined
}

/** The time that the screens are drawn for. No part of the context: a change of that reaches what `on-touch.tsx` lets wait. */
type Clock = ReturnType<typeof makeClock>
type Given = Omit<Site, 'now'> & { clock: Clock }

const SiteContext = createContext<Given | undefined>(undefined)

function makeClock(renderedAt: string) {
  const drawnFor = new Date(renderedAt)
  const listeners = new Set<() => void>()
  let now = drawnFor
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read: () => now,
    readAsDrawn: () => drawnFor,
    turn: () => {
      now = new Date()
      for (const listener of listeners) listener()
    },
  }
}

type SiteProviderProps = Omit<Site, 'now'> & {
  /** ISO 8601. */
  now: string
  children: ReactNode
}

/** Gives the whole tree what the server says of the site, and the time, which goes on once the browser has taken over. */
export function SiteProvider({
  now: renderedAt,
  publicUrl,
  college,
  menus,
  catalogue,
  signInLabel,
  isMissing,
  rejectedForm,
  children,
}: SiteProviderProps) {
  const [clock] = useState(() => makeClock(renderedAt))
  useEffect(() => {
    clock.turn()
    const timer = setInterval(clock.turn, minuteMilliseconds)
    return () => clearInterval(timer)
  }, [clock])
  const site = useMemo(
    () => ({ clock, publicUrl, college, menus, catalogue, signInLabel, isMissing, rejectedForm }),
    [clock, publicUrl, college, menus, catalogue, signInLabel, isMissing, rejectedForm],
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

/** The same where a page could not be drawn and perhaps nothing is known. */
export function useSiteIfKnown(): Site | undefined {
  const given = useContext(SiteContext)
  const { subscribe, read, readAsDrawn } = given?.clock ?? noClock
  const now = useSyncExternalStore(subscribe, read, readAsDrawn)
  return given && { ...given, now }
}

export const useGivenRejectedForm = (): RejectedForm | undefined =>
  useContext(SiteContext)?.rejectedForm

/** Who the college is and how it is reached. */
export const useCollege = (): College => useGiven().college

/** Whether the document came for an address that names nothing. */
export const useIsMissing = (): boolean => useGiven().isMissing === true

/** Which courses there are. */
export const useCatalogue = (): Catalogue => useGiven().catalogue

/** Gives a part of the tree another catalogue than came with the document. */
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
