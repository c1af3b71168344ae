import { college } from 'college/facts'
import logo from 'college/pictures/logo.svg'
import { Link } from 'react-router'
import { useSite } from '#app/lib/site'

const { address, email, established, name, officeHours, phone, tagline } = college
const link = 'underline decoration-gold-500/60 underline-offset-4 hover:text-gold-300'

export function Footer() {
  const { now } = useSite()
  return (
    <footer className="bg-maroon-950 text-sand-200 print:hidden">
      <div className="container-page grid gap-10 py-14 md:grid-cols-[1.6fr_1fr_1.2fr]">
        <div className="max-w-sm">
          <img src={logo} alt="" width={56} height={56} loading="lazy" className="size-14" />
          <p className="mt-4 font-display text-xl font-semibold text-white">{name}</p>
          <p className="mt-1">{tagline}</p>
        </div>
        <nav aria-label="Footer">
          <h2 className="eyebrow font-sans text-gold-300">Explore</h2>
          <ul className="mt-4 grid gap-2.5">
            <li>
              <Link className={link} to="/events">
                Events
              </Link>
            </li>
            <li>
              <a className={link} href="/events.ics">
                Events calendar (.ics)
              </a>
            </li>
          </ul>
        </nav>
        <div>
          <h2 className="eyebrow font-sans text-gold-300">Visit and write</h2>
          <address className="mt-4 grid gap-2.5 not-italic">
            <span>
              {address.lines.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </span>
            <a className={link} href={`tel:${phone.replaceAll(' ', '')}`}>
              {phone}
            </a>
            <a className={`${link} break-words`} href={`mailto:${email}`}>
              {email}
            </a>
            <span>{officeHours}</span>
          </address>
        </div>
      </div>
      <div className="border-t border-white/10">
        <p className="container-page py-5 text-sm text-sand-300">
          © {established}–{now.getUTCFullYear()} {name}
        </p>
      </div>
    </footer>
  )
}
