import { useQuery } from '@tanstack/react-query'
import { departmentTitle } from 'contract/content/catalogue'
import type { FacultyMember } from 'contract/people/faculty'
import type { ReactNode } from 'react'
import { departmentHeadsQuery } from '#app/data/faculty'
import { useCatalogue } from '#app/lib/site'
import { timesHere } from '#app/lib/unbroken-times'
import { Icon } from '#app/ui/icon'
import { Portrait } from '#app/ui/portrait'
import { TryAgain } from '#app/ui/try-again'
import { HeadLinks } from './head-links'
import { orderHeads } from './order-heads'

export function DepartmentHeads({ intro }: { intro: string | undefined }) {
  return (
    <section aria-labelledby="heads-title" className="bg-tint">
      <div className="container-page py-14 md:py-20">
        <h2 id="heads-title" className="text-3xl text-heading md:text-4xl">
          Department Heads
        </h2>
        <p className="mt-3 max-w-2xl text-lg text-ink-soft">{intro}</p>
        <div className="mt-8 md:mt-10">
          <Heads />
        </div>
      </div>
    </section>
  )
}

function Heads() {
  const catalogue = useCatalogue()
  const { data: heads } = useQuery(departmentHeadsQuery())
  if (!heads) return <HeadsFailed />
  if (heads.length === 0) return <NoHeads />
  return (
    <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-7">
      {orderHeads(heads, catalogue).map((head) => (
        <li key={head._id} className="min-w-0">
          <HeadCard head={head} />
        </li>
      ))}
    </ul>
  )
}

function HeadsFailed() {
  return (
    <Notice>
      <p role="alert" className="text-lg font-semibold text-danger-700">
        Failed to load faculty members
      </p>
      <TryAgain className="button-outline print:hidden" />
    </Notice>
  )
}

function NoHeads() {
  return (
    <Notice>
      <Icon of="users-round" className="size-10 text-gilt" />
      <p className="text-ink-soft">
        The heads of department will be listed here soon. Until then, the office will put you
        through.
      </p>
    </Notice>
  )
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-4 rounded-card border border-dashed border-line-strong bg-card px-6 py-12 text-center">
      {children}
    </div>
  )
}

function HeadCard({ head }: { head: FacultyMember }) {
  const catalogue = useCatalogue()
  const { department, designation, name, officeHours, photo, specialization } = head
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-card bg-card shadow-card">
      <div className="flex grow flex-wrap gap-4 p-5">
        <Portrait
          name={name}
          photo={photo}
          sizes="5.5rem"
          className="size-22 shrink-0 rounded-md"
        />
        <div className="min-w-0 flex-[1_1_8rem]">
          <p className={`eyebrow wrap-anywhere text-gilt ${department ? 'normal-case' : ''}`}>
            {department ? departmentTitle(catalogue, department) : designation}
          </p>
          <h3 className="mt-1 text-xl wrap-anywhere text-heading">{name}</h3>
          {specialization && (
            <p className="mt-1.5 leading-snug wrap-anywhere text-ink-soft">{specialization}</p>
          )}
          {officeHours && (
            <p className="mt-2 flex gap-2 text-[0.9375rem] leading-snug text-ink-muted">
              <Icon of="clock" className="mt-0.5 size-4 shrink-0 text-gilt" />
              <span className="min-w-0 text-balance wrap-anywhere">
                <span className="sr-only">Office hours: </span>
                {timesHere(officeHours)}
              </span>
            </p>
          )}
        </div>
      </div>
      <HeadLinks head={head} />
    </article>
  )
}
