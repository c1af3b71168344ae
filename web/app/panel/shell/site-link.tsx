import { ExternalLink } from 'lucide'
import { Icon } from '#app/ui/icon'

type SiteLinkProps = { address: string; children?: string }

export const SiteLink = ({ address, children = 'View on site' }: SiteLinkProps) => (
  <a
    href={address}
    target="_blank"
    rel="noreferrer"
    className="inline-flex min-h-11 items-center gap-2 underline underline-offset-4"
  >
    {children}
    <Icon of={ExternalLink} className="size-4" />
    <span className="sr-only"> (opens in a new tab)</span>
  </a>
)
