import { college as fixed } from 'college/facts'
import { admissionAt } from 'contract/content/admission'
import type { Course } from 'contract/content/courses'
import type { ReactNode } from 'react'
import { telLink } from '#app/lib/contact-links'
import { useSite } from '#app/lib/site'
import { timesHere } from '#app/lib/unbroken-times'
import { Icon } from '#app/ui/icon'
import { admissionText } from './admission-text'

export function CourseFacts({ course }: { course: Course }) {
  const { college, now } = useSite()
  const admission = admissionAt(course, now, fixed.timeZone)
  return (
    <aside
      aria-labelledby="facts-title"
      className="rounded-card border border-line bg-card p-6 shadow-card"
    >
      <h2 id="facts-title" className="eyebrow font-sans text-gilt">
        At a glance
      </h2>
      <dl className="mt-4 grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-1">
        <Fact label="Duration" icon={<Icon of="calendar-range" />}>
          {course.duration}
        </Fact>
        <Fact label="Eligibility" icon={<Icon of="graduation-cap" />}>
          {course.eligibility}
        </Fact>
        {admission && (
          <Fact label="Admission" icon={<Icon of="calendar-days" />}>
            {admissionText(admission)}
          </Fact>
        )}
        {course.seats && (
          <Fact label="Seats" icon={<Icon of="users-round" />}>
            {course.seats}
          </Fact>
        )}
        <Fact label="Degree" icon={<Icon of="award" />}>
          {course.fullTitle}
        </Fact>
        <Fact label="Affiliation" icon={<Icon of="landmark" />}>
          {course.affiliation || college.affiliation}
        </Fact>
      </dl>
      <p className="mt-6 border-t border-line pt-4 text-base text-ink-muted">
        Questions? Call the office at{' '}
        <a
          href={telLink(college.phone)}
          className="font-semibold whitespace-nowrap text-accent underline underline-offset-4"
        >
          {college.phone}
        </a>
        , {timesHere(college.officeHours)}.
      </p>
    </aside>
  )
}

function Fact({ label, icon, children }: { label: string; icon: ReactNode; children: ReactNode }) {
  return (
    <div className="relative pl-9">
      <dt className="text-sm text-ink-muted">
        <span aria-hidden="true" className="absolute top-0.5 left-0 text-gilt [&>svg]:size-5">
          {icon}
        </span>
        {label}
      </dt>
      <dd className="leading-snug font-semibold">{children}</dd>
    </div>
  )
}
