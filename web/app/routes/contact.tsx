import { useQuery } from '@tanstack/react-query'
import { JsonLd } from '#app/components/json-ld'
import { PageBanner } from '#app/components/page-banner'
import { PageHead } from '#app/components/page-head'
import { contactPageQuery } from '#app/data/site-content'
import { onTouch } from '#app/delivery/on-touch'
import { CampusMap } from '#app/features/contact/campus-map'
import { DepartmentHeads } from '#app/features/contact/department-heads'
import { ReachUs } from '#app/features/contact/reach-us'
import { breadcrumbData } from '#app/lib/breadcrumbs'
import { useSite } from '#app/lib/site'
import { useFilled } from '#app/lib/use-filled'
import { pathOf } from '#app/pages/path-of'

const path = pathOf('contact')

const { bring, OnTouch } = onTouch({
  load: async () => (await import('#app/features/contact/contact-form')).ContactForm,
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
        <ReachUs />
        <OnTouch />
      </div>
      <DepartmentHeads intro={words?.headsIntro} />
      <CampusMap />
      <JsonLd content={breadcrumbData(publicUrl, [{ name: 'Contact', path }])} />
    </>
  )
}
