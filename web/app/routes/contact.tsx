import { useQuery } from '@tanstack/react-query'
import { contactPageQuery } from '#app/data/site-content'
import { pathOf } from '#app/framework/addresses/path-of'
import { onTouch } from '#app/framework/delivery/hydrate-on-interaction'
import { breadcrumbData } from '#app/lib/breadcrumbs'
import { useSite } from '#app/lib/site'
import { useFilled } from '#app/lib/use-filled'
import { CampusMap } from '#app/site/messaging/contact/campus-map'
import { ContactDetails } from '#app/site/messaging/contact/contact-details'
import { DepartmentHeads } from '#app/site/messaging/contact/department-heads'
import { JsonLd } from '#app/ui/json-ld'
import { PageBanner } from '#app/ui/page-banner'
import { PageHead } from '#app/ui/page-head'

const path = pathOf('contact')

const { bring, OnTouch } = onTouch({
  load: async () => (await import('#app/site/messaging/contact/contact-form')).ContactCard,
})

export { bring }

export default function Contact() {
  const { publicUrl } = useSite()
  const fill = useFilled()
  const { data: words } = useQuery(contactPageQuery())
  return (
    <>
      <PageHead title="Contact" description={fill(words?.description)} path={path} />
      <PageBanner title={words?.title ?? 'Contact'} text={words?.intro ?? ''} />
      <div className="container-page grid grid-cols-1 items-start gap-10 py-14 md:py-20 lg:grid-cols-[1fr_1.7fr] lg:gap-16">
        <ContactDetails />
        <OnTouch />
      </div>
      <DepartmentHeads intro={words?.headsIntro} />
      <CampusMap />
      <JsonLd content={breadcrumbData(publicUrl, [{ name: 'Contact', path }])} />
    </>
  )
}
