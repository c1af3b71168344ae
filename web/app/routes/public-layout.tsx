import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2'
import sourceSans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2'
import { Outlet } from 'react-router'
import { Alerts } from '#app/site/shell/alerts'
import { Footer } from '#app/site/shell/footer'
import { Header } from '#app/site/shell/header'
import { Splash } from '#app/site/shell/splash'
import { SkipLink } from '#app/ui/skip-link'

export default function PublicLayout() {
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
      <SkipLink />
      <Alerts />
      <Header />
      <main id="main" tabIndex={-1} className="min-h-[70vh] outline-none">
        <Outlet />
      </main>
      <Footer />
      <Splash />
    </>
  )
}
