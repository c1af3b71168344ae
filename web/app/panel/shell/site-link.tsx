import { ExternalLink } from 'lucide'
import { Icon } from '#app/ui/icon'

export const SiteLink = ({ address }: { address: string }) => (
  <a
    href={address}
    target="_blank"
    rel="noreferrer"
    className="inline-flex min-h-11 items-center gap-2 underline underline-offset-4"
  >
    View on site
    <Icon of={ExternalLink} className="size-4" />
    <span className="sr-only"> (opens in a new tab)</span>
  </a>
)
