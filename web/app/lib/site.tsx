import type { Catalogue } from 'contract/catalogue'
import type { College } from 'contract/content/facts'
import type { Menus } from 'contract/content/menus'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'

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
}

const SiteContext = createContext<Site | undefined>(undefined)

const minuteMilliseconds = 60_000

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
  children,
}: SiteProviderProps) {
  const [now, setNow] = useState(() => new Date(renderedAt))
  useEffect(() => {
    setNow(new Date())
    const timer = setInterval(() => setNow(new Date()), minuteMilliseconds)
    return () => clearInterval(timer)
  }, [])
  const site = useMemo(
    () => ({ now, publicUrl, college, menus, catalogue, signInLabel }),
    [now, publicUrl, college, menus, catalogue, signInLabel],
  )
  return <SiteContext value={site}>{children}</SiteContext>
}

export function useSite(): Site {
  const site = useContext(SiteContext)
  if (!site) throw new Error('useSite needs a SiteProvider')
  return site
}

/** The same where a page could not be drawn and perhaps nothing is known. */
export const useSiteIfKnown = (): Site | undefined => useContext(SiteContext)

/** Who the college is and how it is reached. */
export const useCollege = (): College => useSite().college

/** Which courses there are. */
export const useCatalogue = (): Catalogue => useSite().catalogue

/** Gives a part of the tree another catalogue than came with the document. */
export function CatalogueProvider({
  catalogue,
  children,
}: {
  catalogue: Catalogue
  children: ReactNode
}) {
  const site = useSite()
  const changed = useMemo(() => ({ ...site, catalogue }), [site, catalogue])
  return <SiteContext value={changed}>{children}</SiteContext>
}
