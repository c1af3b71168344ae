import { college } from 'college/facts'
import logo from 'college/pictures/logo.svg'
import { NavLink } from 'react-router'

const pages = [{ path: '/events', label: 'Events' }] as const

export function Header() {
  return (
    <header className="sticky top-0 z-30 border-b border-line-strong/70 bg-surface/95 backdrop-blur-sm print:hidden">
      <div className="container-page flex h-18 items-center justify-between gap-4">
        <a href="/" className="flex min-w-0 items-center gap-3">
          <img src={logo} alt="" width={48} height={48} className="size-11 shrink-0 sm:size-12" />
          <span className="min-w-0">
            <span className="block font-display text-lg leading-tight font-semibold text-balance text-accent sm:text-xl">
              {college.name}
            </span>
            <span className="hidden text-sm leading-tight text-ink-muted sm:block">
              {college.tagline}
            </span>
          </span>
        </a>
        <nav aria-label="Main">
          <ul className="flex items-center gap-1">
            {pages.map(({ path, label }) => (
              <li key={path}>
                <NavLink
                  to={path}
                  className="inline-flex min-h-11 items-center border-b-2 border-transparent px-3 font-semibold text-ink-soft transition-colors duration-200 hover:text-accent aria-[current=page]:border-gold-500 aria-[current=page]:text-accent"
                >
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  )
}
