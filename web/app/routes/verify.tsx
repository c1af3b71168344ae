import { sitePages } from 'contract/platform/site-pages'
import { pathOf } from '#app/framework/addresses/path-of'
import { contactPath } from '#app/lib/contact-path'
import { VerifyForm } from '#app/site/events/certificates/verify-form'
import { Link } from '#app/ui/link'
import { PageHead } from '#app/ui/page-head'

const { title, about } = sitePages.verify

export default function Verify() {
  return (
    <div className="container-page py-10 md:py-14">
      <PageHead title={title} description={about} path={pathOf('verify')} />
      <div className="mx-auto max-w-3xl">
        <h1 className="text-4xl text-heading md:text-5xl">{title}</h1>
        <p className="mt-3 mb-8 max-w-prose text-ink-soft">
          Every certificate of attendance has a code. Enter it here, or scan the QR code next to it,
          to check that the college issued the certificate.
        </p>
        <VerifyForm />
        <p className="mt-8 text-ink-soft">
          For degrees and mark sheets,{' '}
          <Link
            to={contactPath()}
            className="font-semibold text-accent underline underline-offset-4"
          >
            ask the office
          </Link>
          .
        </p>
      </div>
    </div>
  )
}
