import { useSite } from '#app/lib/site'
import { QuickLinks } from '#app/ui/quick-links'

export function HomeQuickLinks() {
  const { quickLinks } = useSite().menus
  if (quickLinks.length === 0) return null
  return (
    <nav aria-label="Quick links" className="container-page py-4 md:py-8 print:hidden">
      <QuickLinks />
    </nav>
  )
}
