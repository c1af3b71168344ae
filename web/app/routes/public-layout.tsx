import fraunces from 'virtual:fonts/fraunces.woff2'
import devanagari from 'virtual:fonts/noto-sans-devanagari-400.woff2'
import devanagariBold from 'virtual:fonts/noto-sans-devanagari-600.woff2'
import sourceSans from 'virtual:fonts/source-sans-3.woff2'
import type { ReactNode } from 'react'
import { pageLanguage } from '#app/lib/languages/page-language'
import { Alerts } from '#app/site/shell/alerts'
import { Footer } from '#app/site/shell/footer'
import { Header } from '#app/site/shell/header'
import { Splash } from '#app/site/shell/splash'
import { TopLinks } from '#app/site/shell/top-links'
import { SkipLink } from '#app/ui/skip-link'

type PublicLayoutProps = { hasSplash: boolean; children: ReactNode }

/** Text in Hindi moves when its font replaces the device’s, unless the font is there at the first paint. */
const fonts = { en: [sourceSans, fraunces], hi: [devanagariBold, devanagari, sourceSans] }

/** The frame of every public page. It depends only on the page's address and the day. */
export default function PublicLayout({ hasSplash, children }: PublicLayoutProps) {
  return (
    <>
      {fonts[pageLanguage()?.code ?? 'en'].map((font) => (
        <link
          key={font}
          rel="preload"
          href={font}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
      ))}
      <SkipLink />
      <Alerts />
      <TopLinks />
      <Header />
      {children}
      <Footer />
      {hasSplash && <Splash />}
    </>
  )
}

export const MainPart = ({ children }: { children: ReactNode }) => (
  <main id="main" tabIndex={-1} className="min-h-[70vh] outline-none">
    {children}
  </main>
)
