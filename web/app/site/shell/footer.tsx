import logo from 'college/pictures/logo.svg'
import { getCalendar } from 'contract/events/events'
import type { ReactNode } from 'react'
import { pathOf } from '#app/framework/addresses/path-of'
import { telLink } from '#app/lib/contact-links'
import { useSite } from '#app/lib/site'
import { timesHere } from '#app/lib/unbroken-times'
import { Link } from '#app/ui/link'
import { TargetLink } from '#app/ui/target-link'
import { LanguageSwitch } from './language-switch'

export function Footer() {
  const { now, college, menus } = useSite()
  const { affiliation, established, name, tagline } = college
  return (
    <footer className="footer late-layout-[46.75rem]/5 border-t-4 border-gold-500 bg-brand-950 text-sand-200 sm:late-layout-[71rem] lg:late-layout-[35rem] print:hidden">
      <div className="container-page grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-6 gap-y-3 pt-4 pb-2 sm:grid-cols-2 sm:gap-x-8 sm:gap-y-10 sm:py-14 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        <div className="grid max-w-sm grid-cols-[auto_1fr] items-center gap-x-3 max-sm:col-span-full sm:block">
          <img
            src={logo}
            alt=""
            width={56}
            height={56}
            loading="lazy"
            className="row-span-2 size-11 sm:size-14"
          />
          <p className="self-end font-display text-lg leading-tight font-semibold text-white sm:mt-4 sm:text-xl">
            {name}
          </p>
          <p className="self-start text-sm sm:mt-1 sm:text-base">{tagline}</p>
          <p className="mt-4 text-sm text-sand-300 max-sm:hidden">{affiliation}</p>
        </div>
        {menus.columns.map(({ _key, title, links }) => (
          <nav
            key={_key}
            aria-label={title}
            className="[&:nth-of-type(odd):last-of-type]:max-sm:col-span-full"
          >
            <Title>{title}</Title>
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(8rem,100%),1fr))] gap-x-6 sm:mt-3 sm:grid-cols-1 sm:gap-1">
              {links.map((link) => (
                <li key={link._key}>
                  <TargetLink place={link.place}>{link.label}</TargetLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <ContactDetails />
      </div>
      <div className="border-t border-white/10">
        <div className="container-page flex flex-wrap items-center justify-between gap-x-6 pt-2 pb-1.5 text-sm text-sand-300 sm:py-5">
          <p>
            © {established}–{now.getUTCFullYear()} {name}
            {menus.lastLine && ` · ${menus.lastLine}`}
          </p>
          <p className="flex flex-wrap gap-x-6">
            {menus.lastLinks.map(({ _key, place, label }) => (
              <TargetLink key={_key} place={place}>
                {label}
              </TargetLink>
            ))}
            <LanguageSwitch />
            <a href="#main">Back to top</a>
          </p>
        </div>
      </div>
    </footer>
  )
}

const Title = ({ children }: { children: ReactNode }) => (
  <h2 className="eyebrow font-sans text-gold-300">{children}</h2>
)

function ContactDetails() {
  const { college, menus } = useSite()
  const { addressLines, email, officeHours, phone, social } = college
  const [mailbox, domain] = email.split('@')
  return (
    <div className="max-sm:col-span-full">
      <Title>{menus.addressTitle}</Title>
      <address className="mt-1 flex flex-wrap items-center gap-x-6 leading-6 not-italic sm:mt-4 sm:gap-y-1.5">
        <span className="w-full">
          {addressLines.map((line) => (
            <span
              key={line}
              className="mr-1 inline-block max-sm:not-last:after:content-[','] sm:block"
            >
              {line}
            </span>
          ))}
        </span>
        <a href={telLink(phone)}>{phone}</a>
        <a href={getCalendar.url}>Events calendar (.ics)</a>
        <a href={`mailto:${email}`}>
          <span className="wrap-anywhere">
            {mailbox}@<wbr />
            {domain}
          </span>
        </a>
        <Link to={pathOf('contact')}>Contact</Link>
        <span className="text-balance">{timesHere(officeHours)}</span>
        {social.map(({ _key, label, address }) => (
          <a key={_key} href={address} target="_blank" rel="noopener noreferrer">
            {label}
          </a>
        ))}
      </address>
    </div>
  )
}
