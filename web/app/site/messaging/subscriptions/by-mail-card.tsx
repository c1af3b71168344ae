import { findCourse } from 'contract/content/catalogue'
import { paces } from 'contract/messaging/subscriptions'
import { useId } from 'react'
import { pathOf } from '#app/framework/addresses/path-of'
import { useCatalogue } from '#app/lib/site'
import { withCollegeWide } from '#app/lib/with-college-wide'
import { Honeypot } from '#app/ui/fields/honeypot'
import { Link } from '#app/ui/link'
import { EmailInput } from './email-input'

type ByMailProps = {
  category: { slug: string; title: string } | undefined
  department: string | undefined
}

export function ByMailCard({ category, department }: ByMailProps) {
  const course = findCourse(useCatalogue(), department)
  const about = [category?.title, course && withCollegeWide(course.title)].filter(Boolean)
  return (
    <section
      aria-labelledby="by-mail"
      className="relative rounded-card border border-line bg-card p-5 shadow-card sm:p-7 print:hidden"
    >
      <h2 id="by-mail" className="text-2xl text-heading">
        Notices by email
      </h2>
      <p className="mt-1 text-ink-soft">
        {about.length > 0 ? `Only these: ${about.join(', ')}.` : 'Every notice, by email.'}{' '}
        Unsubscribe any time with the link in each email.
      </p>
      <form
        method="post"
        action={pathOf('subscriptions')}
        className="mt-5 flex flex-wrap items-end gap-4"
      >
        <div className="min-w-0 flex-[999_1_14rem]">
          <EmailInput />
        </div>
        <Honeypot />
        {category && <input type="hidden" name="category" value={category.slug} />}
        {course && department && <input type="hidden" name="department" value={department} />}
        <PaceSelect />
        <button type="submit" className="min-h-12 grow button-primary">
          Subscribe
        </button>
      </form>
      <p className="mt-3">
        <Link
          to={pathOf('subscriptions')}
          className="inline-flex min-h-11 items-center font-semibold text-accent underline-offset-4 hover:underline"
        >
          Choose categories and departments
        </Link>
      </p>
    </section>
  )
}

function PaceSelect() {
  const id = useId()
  return (
    <p className="grid min-w-0 flex-[1_1_14rem] gap-1.5">
      <label htmlFor={id} className="font-semibold text-ink">
        How often?
      </label>
      <select
        id={id}
        name="pace"
        className="min-h-12 w-full rounded-md border border-field bg-card px-3 text-ink"
      >
        {Object.entries(paces).map(([pace, label]) => (
          <option key={pace} value={pace}>
            {label}
          </option>
        ))}
      </select>
    </p>
  )
}
