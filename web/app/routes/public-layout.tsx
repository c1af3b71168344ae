import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2'
import sourceSans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2'
import type { ReactNode } from 'react'
import { Alerts } from '#app/site/shell/alerts'
import { Footer } from '#app/site/shell/footer'
import { Header } from '#app/site/shell/header'
import { Splash } from '#app/site/shell/splash'

type PublicLayoutProps = { hasSplash: boolean; children: ReactNode }

/** The frame of every public page. It knows the page's address and the day, and nothing else of it. */
export default function PublicLayout({ hasSplash, children }: PublicLayoutProps) {
  return (
    <>
      {[sourceSans, fraunces].map((font) => (
        <link
          key={font}
          rel="preload"
          href={font}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
      ))}
      <a
        href="#main"
        className="button-primary absolute top-3 left-3 z-50 -translate-y-24 focus:translate-y-0"
      >
        Skip to content
      </a>
      <Alerts />
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
