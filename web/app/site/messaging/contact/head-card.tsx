import { departmentTitle } from 'contract/content/catalogue'
import type { FacultyMember } from 'contract/people/faculty'
import { useCatalogue } from '#app/lib/site'
import { Icon } from '#app/ui/icon'
import { Portrait } from '#app/ui/portrait'
import { HeadLinks } from './head-links'

export function HeadCard({ head }: { head: FacultyMember }) {
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
          <p className="eyebrow wrap-anywhere text-gilt">
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
                {officeHours}
              </span>
            </p>
          )}
        </div>
      </div>
      <HeadLinks head={head} />
    </article>
  )
}
