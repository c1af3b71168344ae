import fraunces from 'virtual:fonts/fraunces.woff2'
import sourceSans from 'virtual:fonts/source-sans-3.woff2'
import { Outlet } from 'react-router'
import { Alerts } from '#app/site/shell/alerts'
import { Footer } from '#app/site/shell/footer'
import { Header } from '#app/site/shell/header'
import { Splash } from '#app/site/shell/splash'
import { TopLinks } from '#app/site/shell/top-links'
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
      <TopLinks />
      <Header />
      <main id="main" tabIndex={-1} className="min-h-[70vh] outline-none">
        <Outlet />
      </main>
      <Footer />
      <Splash />
    </>
  )
}
