import { college } from 'college/facts'
import logo from 'college/pictures/logo.svg'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { useHydrated } from '#app/lib/use-hydrated'
import { LoginForm } from './login-form'

export function LoginScreen() {
  const isReady = useHydrated()
  return (
    <main
      data-admin
      className="grid min-h-dvh place-items-center bg-linear-to-br from-brand-950 via-brand-900 to-brand-800 px-4 py-10"
    >
      <div className="grid w-full max-w-md gap-6">
        <div className="grid justify-items-center gap-3 text-center">
          <img src={logo} alt="" width={72} height={72} className="size-18" />
          <p className="eyebrow text-gold-300">{college.name}</p>
        </div>
        <section
          aria-labelledby="login-title"
          className="grid gap-6 rounded-card border-t-4 border-gold-500 bg-card p-6 shadow-lift sm:p-8"
        >
          <div>
            <h1 id="login-title" className="text-3xl text-heading">
              Admin Login
            </h1>
            <p className="mt-1 text-ink-soft">
              Sign in to manage the college's events and faculty.
            </p>
          </div>
          <noscript>
            <p className="font-semibold text-danger-700">The admin panel needs JavaScript.</p>
          </noscript>
          <LoginForm key={String(isReady)} isReady={isReady} />
        </section>
        <Link
          to="/events"
          className="inline-flex min-h-11 items-center justify-center gap-2 justify-self-center rounded-md px-3 font-semibold text-gold-100 hover:text-white"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          Back to the website
        </Link>
      </div>
    </main>
  )
}
