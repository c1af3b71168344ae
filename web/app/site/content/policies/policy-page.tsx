import type { TermsOfUse } from 'contract/content/terms'
import type { ReactNode } from 'react'
import { breadcrumbData } from '#app/lib/breadcrumbs'
import { mailLink, telLink } from '#app/lib/contact-links'
import { contactPath } from '#app/lib/contact-path'
import { useCollege, useSite } from '#app/lib/site'
import type { Fill } from '#app/lib/use-filled'
import { JsonLd } from '#app/ui/json-ld'
import { Link } from '#app/ui/link'
import { NotLoaded } from '#app/ui/not-loaded'
import { PageBanner } from '#app/ui/page-banner'
import { PageHead } from '#app/ui/page-head'
import { PolicySections, Section } from './policy-sections'

type PolicyPageProps<Policy> = {
  title: string
  path: string
  policy: Policy | undefined
  fill: Fill
  renderFirst?: (policy: Policy) => ReactNode
  children: ReactNode
}

export function PolicyPage<Policy extends TermsOfUse>({
  title,
  path,
  policy: data,
  fill,
  renderFirst,
  children,
}: PolicyPageProps<Policy>) {
  const { publicUrl } = useSite()
  const summary = fill(data?.summary)
  return (
    <>
      <PageHead title={title} description={summary} path={path} />
      <PageBanner title={title} text={summary} />
      {!data && <NotLoaded />}
      <div className="container-page py-8 md:py-12">
        <div className="grid gap-10">
          {data && (
            <>
              <p className="text-ink-muted">Effective from {data.since}</p>
              {renderFirst?.(data)}
              <PolicySections sections={data.sections} fill={fill} />
              <PrivacyContact text={fill(data.ask)} />
            </>
          )}
          {children}
        </div>
      </div>
      <JsonLd content={breadcrumbData(publicUrl, [{ name: title, path }])} />
    </>
  )
}

const link =
  'inline-flex min-h-11 items-center font-semibold break-all text-accent underline underline-offset-4 hover:text-ink'

function PrivacyContact({ text }: { text: string }) {
  const { email, phone } = useCollege()
  return (
    <Section title="Who to contact">
      <div className="max-w-prose text-lg text-ink-soft">
        <p>{text}</p>
        <p className="mt-2 flex flex-wrap gap-x-6">
          <a href={mailLink(email)} className={link}>
            {email}
          </a>
          <a href={telLink(phone)} className={link}>
            {phone}
          </a>
          <Link to={contactPath()} className={link}>
            Leave a message
          </Link>
        </p>
      </div>
    </Section>
  )
}
