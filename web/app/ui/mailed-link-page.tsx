import type { ReactNode } from 'react'
import { PageHead } from './page-head'

type MailedLinkPageProps = {
  title: string
  about: string
  /** Canonical URL without the secret. */
  path: string
  children: ReactNode
}

export const MailedLinkPage = ({ title, about, path, children }: MailedLinkPageProps) => (
  <div className="container-page py-10 md:py-14">
    <PageHead title={title} description={about} path={path} />
    <meta name="robots" content="noindex" />
    <div className="mx-auto max-w-3xl">
      <h1 className="mb-7 text-4xl text-heading md:text-5xl">{title}</h1>
      {children}
    </div>
  </div>
)
