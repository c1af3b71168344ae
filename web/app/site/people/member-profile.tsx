import type { MemberPage } from 'contract/people/member-page'
import type { ReactNode } from 'react'
import { experienceText } from '#app/lib/experience-text'
import { RichText } from '#app/ui/rich-text/rich-text'
import { MemberLinks } from './member-links'

const partsOf = ({
  about,
  specialization,
  education,
  achievements,
  publications,
}: MemberPage): { title: string; content: ReactNode }[] => [
  ...[
    { title: 'About', text: about },
    { title: 'Specialization', text: specialization },
    { title: 'Education', text: education },
    { title: 'Achievements', text: achievements },
  ].flatMap(({ title, text }) => (text ? [{ title, content: <Text>{text}</Text> }] : [])),
  ...(publications ? [{ title: 'Publications', content: <RichText of={publications} /> }] : []),
]

const Text = ({ children }: { children: string }) => (
  <p className="max-w-prose text-lg wrap-anywhere whitespace-pre-line text-ink-soft">{children}</p>
)

const factsOf = ({ experience, officeHours }: MemberPage) => [
  { label: 'Experience', text: experience === undefined ? undefined : experienceText(experience) },
  { label: 'Office Hours', text: officeHours },
]

export function MemberProfile({ member }: { member: MemberPage }) {
  const parts = partsOf(member)
  const facts = factsOf(member).filter(({ text }) => text)
  const { email, phone, whatsapp } = member
  const hasAside = facts.length > 0 || [email, phone, whatsapp].some(Boolean)
  if (parts.length === 0 && !hasAside) return null
  return (
    <div className="container-page grid grid-cols-1 gap-10 py-8 md:py-12 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-16">
      {hasAside && (
        <aside
          aria-label="At a glance"
          className="self-start rounded-card bg-card p-6 shadow-card *:first:mt-0 *:first:border-t-0 *:first:pt-0 lg:col-start-2"
        >
          {facts.length > 0 && (
            <dl className="grid gap-4">
              {facts.map(({ label, text }) => (
                <div key={label}>
                  <dt className="text-sm text-ink-muted">{label}</dt>
                  <dd className="font-semibold wrap-anywhere">{text}</dd>
                </div>
              ))}
            </dl>
          )}
          <MemberLinks member={member} />
        </aside>
      )}
      <div className="grid min-w-0 content-start gap-8 lg:col-start-1 lg:row-start-1">
        {parts.map(({ title, content }) => (
          <section
            key={title}
            className="grid grid-cols-1 gap-x-8 gap-y-2 md:grid-cols-[10rem_minmax(0,1fr)]"
          >
            <h2 className="text-xl text-heading">{title}</h2>
            {content}
          </section>
        ))}
      </div>
    </div>
  )
}
