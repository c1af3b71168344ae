import { type Catalogue, departmentTitle } from 'contract/content/catalogue'
import type { Course } from 'contract/content/courses'
import type { College } from 'contract/content/facts'
import type { FacultyMember } from 'contract/people/faculty'
import { pathOf } from '#app/framework/addresses/path-of'
import { mailLink, telLink, whatsappLink } from '#app/lib/contact-links'
import { experienceText } from '#app/lib/experience-text'
import type { Contact, ProfessorTexts } from './professor-details'

const factsOf = (
  {
    department,
    specialization,
    experience,
    education,
    officeHours,
    achievements,
    about,
  }: FacultyMember,
  catalogue: Catalogue,
) => [
  { label: 'Department', text: department && departmentTitle(catalogue, department) },
  { label: 'Specialization', text: specialization },
  { label: 'Experience', text: experience === undefined ? undefined : experienceText(experience) },
  { label: 'Education', text: education },
  { label: 'Office Hours', text: officeHours },
  { label: 'Achievements', text: achievements },
  { label: 'About', text: about },
]

function contactsOf(member: FacultyMember, course: Course, college: College): Contact[] {
  const { name, phone, email, whatsapp } = member
  const greeting = `Hello ${name}, I have a question about ${course.title} at ${college.name}.`
  const chat = whatsappLink(whatsapp, greeting)
  return [
    ...(phone ? [{ icon: 'phone', text: phone, href: telLink(phone) } as const] : []),
    ...(email ? [{ icon: 'mail', text: email, href: mailLink(email) } as const] : []),
    ...(chat
      ? [{ icon: 'message-circle', text: 'Chat on WhatsApp', href: chat, isOutside: true } as const]
      : []),
  ]
}

type Known = { course: Course; college: College; catalogue: Catalogue }

/** The details of a professor, as props of their island. */
export function professorTexts(
  member: FacultyMember,
  { course, college, catalogue }: Known,
): ProfessorTexts {
  const { name, designation, photo, slug } = member
  return {
    ...{ name, designation, photo },
    facts: factsOf(member, catalogue).flatMap(({ label, text }) => (text ? [{ label, text }] : [])),
    contacts: contactsOf(member, course, college),
    profilePath: pathOf('member', { name: slug }),
  }
}
