import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2'
import sourceSans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2'
import { Outlet } from 'react-router'
import { PlaceLink } from '#app/components/place-link'
import { Toaster } from '#app/components/toaster'
import { Alerts } from '#app/features/layout/alerts'
import { Footer } from '#app/features/layout/footer'
import { Header } from '#app/features/layout/header'
import { Splash } from '#app/features/layout/splash'
import { useFocusOnNavigation } from '#app/features/layout/use-focus-on-navigation'
import { useNotice } from '#app/features/layout/use-notice'

export default function PublicLayout() {
  const mainRef = useFocusOnNavigation()
  useNotice()
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
      <Alerts linkTo={PlaceLink} />
      <Header />
      <main ref={mainRef} id="main" tabIndex={-1} className="min-h-[70vh] outline-none">
        <Outlet />
      </main>
      <Footer />
      <Splash />
      <Toaster />
    </>
  )
}
