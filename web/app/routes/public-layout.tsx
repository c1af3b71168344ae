import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2'
import sourceSans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2'
import { Outlet } from 'react-router'
import { Alerts } from '#app/site/shell/alerts'
import { Footer } from '#app/site/shell/footer'
import { Header } from '#app/site/shell/header'
import { Splash } from '#app/site/shell/splash'
import { TopLinks } from '#app/site/shell/top-links'

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
      <a
        href="#main"
        className="button-primary absolute top-3 left-3 z-50 -translate-y-24 focus:translate-y-0"
      >
        Skip to content
      </a>
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
