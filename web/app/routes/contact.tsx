import { useQuery } from '@tanstack/react-query'
import { findMessageTopic, type MessageTopic, readEventId } from 'contract/messaging/message-topics'
import { eventQuery } from '#app/data/events'
import { contactPageQuery } from '#app/data/site-content'
import { pathOf } from '#app/framework/addresses/path-of'
import { useRequestedQuery } from '#app/framework/addresses/use-requested'
import { breadcrumbData } from '#app/lib/breadcrumbs'
import { useCatalogue, useSite } from '#app/lib/site'
import { useFilled } from '#app/lib/use-filled'
import { useGivenRejectedForm } from '#app/lib/use-rejected-form'
import { CampusMap } from '#app/site/messaging/contact/campus-map'
import ContactCard from '#app/site/messaging/contact/contact-card.island'
import { ContactDetails } from '#app/site/messaging/contact/contact-details'
import { DepartmentHeads } from '#app/site/messaging/contact/department-heads'
import { JsonLd } from '#app/ui/json-ld'
import { PageBanner } from '#app/ui/page-banner'
import { PageHead } from '#app/ui/page-head'

const path = pathOf('contact')

function useTopic(about: string | undefined): MessageTopic | undefined {
  const catalogue = useCatalogue()
  const eventId = readEventId(about)
  const { data: event } = useQuery({ ...eventQuery(eventId ?? ''), enabled: eventId !== undefined })
  if (event && event._id === eventId)
    return { about: event._id, title: event.title, path: pathOf('event', { eventId }) }
  return findMessageTopic(catalogue, about)
}

export default function Contact() {
  const { publicUrl, college } = useSite()
  const requested = useRequestedQuery('contact')
  const rejectedForm = useGivenRejectedForm()
  const topic = useTopic(requested('about'))
  const fill = useFilled()
  const { data: words } = useQuery(contactPageQuery())
  return (
    <>
      <PageHead title="Contact" description={fill(words?.description)} path={path} />
      <PageBanner title={words?.title ?? 'Contact'} text={words?.intro ?? ''} />
      <div className="container-page grid grid-cols-1 items-start gap-10 py-14 md:py-20 lg:grid-cols-[1fr_1.7fr] lg:gap-16">
        <ContactDetails />
        <ContactCard
          topic={topic}
          sent={requested('said') === 'sent' ? { number: requested('number') } : undefined}
          officePhone={college.phone}
          rejectedForm={rejectedForm}
        />
      </div>
      <DepartmentHeads intro={words?.headsIntro} />
      <CampusMap />
      <JsonLd content={breadcrumbData(publicUrl, [{ name: 'Contact', path }])} />
    </>
  )
}
