import { policiesChangedOn } from 'college/policies'
import type { ReactNode } from 'react'
import { JsonLd } from '#app/components/json-ld'
import { PageBanner } from '#app/components/page-banner'
import { PageHead } from '#app/components/page-head'
import { breadcrumbData } from '#app/lib/breadcrumbs'
import { formatDate } from '#app/lib/format-date'
import { useSite } from '#app/lib/site'

type PolicyPageProps = { title: string; summary: string; path: string; children: ReactNode }

/** The frame of a page that says what the college and its visitors agree on. */
export function PolicyPage({ title, summary, path, children }: PolicyPageProps) {
  const { publicUrl } = useSite()
  return (
    <>
      <PageHead title={title} description={summary} path={path} />
      <PageBanner title={title} text={summary} />
      <div className="container-page py-10 md:py-16">
        <div className="grid max-w-3xl gap-12">
          <p className="text-ink-muted">
            In force since{' '}
            <time dateTime={policiesChangedOn}>{formatDate(`${policiesChangedOn}T12:00Z`)}</time>
          </p>
          {children}
        </div>
      </div>
      <JsonLd content={breadcrumbData(publicUrl, [{ name: title, path }])} />
    </>
  )
}
