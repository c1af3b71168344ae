import { JsonLd } from '#app/components/json-ld'
import { PageBanner } from '#app/components/page-banner'
import { PageHead } from '#app/components/page-head'
import { CampusMap } from '#app/features/contact/campus-map'
import { ContactForm } from '#app/features/contact/contact-form'
import { DepartmentHeads } from '#app/features/contact/department-heads'
import { ReachUs } from '#app/features/contact/reach-us'
import { useTopic } from '#app/features/contact/use-topic'
import { breadcrumbData } from '#app/lib/breadcrumbs'
import { useSite } from '#app/lib/site'
import { pathOf } from '#app/pages/path-of'

const path = pathOf('contact')
const describe = (name: string) =>
  `Write to ${name}, call the office, or reach the head of a department. Address, office hours and map.`

export default function Contact() {
  const { publicUrl, college } = useSite()
  const description = describe(college.name)
  const topic = useTopic()
  return (
    <>
      <PageHead title="Contact" description={description} path={path} />
      <PageBanner
        title="Contact Us"
        text="Ask about admission, courses, fees or a visit to the campus. The office reads every message and answers by email or phone."
      />
      <div className="container-page grid items-start gap-10 py-14 md:py-20 lg:grid-cols-[1fr_1.7fr] lg:gap-16">
        <ReachUs />
        <ContactForm topic={topic} />
      </div>
      <DepartmentHeads />
      <CampusMap />
      <JsonLd content={breadcrumbData(publicUrl, [{ name: 'Contact', path }])} />
    </>
  )
}
