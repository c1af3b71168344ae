import { type Catalogue, departmentTitle } from 'contract/content/catalogue'
import type { College } from 'contract/content/facts'
import { isDepartmentOf } from 'contract/content/program-code'
import { staffGroup } from 'contract/people/designations'
import type { MemberPage } from 'contract/people/member-page'
import { pathOf } from '#app/framework/addresses/path-of'
import type { Crumb } from '#app/lib/breadcrumbs'
import type { JsonObject } from '#app/lib/json'
import { textHere } from '#app/lib/languages/page-language'
import { summary } from '#app/lib/summary'

export const pathOfMember = ({ slug }: { slug: string }) => pathOf('member', { name: slug })

/** `Professor, B.C.A.` or `Dean until 2025` */
export function officeOf({ designation, department, left }: MemberPage, catalogue: Catalogue) {
  // Here, because names of departments may be in English.
  const own = textHere(designation)
  const office = department ? `${own}, ${departmentTitle(catalogue, department)}` : own
  return left ? `${office}, until ${left.slice(0, 4)}` : office
}

export const courseOf = ({ department }: Pick<MemberPage, 'department'>, { courses }: Catalogue) =>
  courses.find((course) => isDepartmentOf(department, course))

export function memberCrumbs(member: MemberPage, catalogue: Catalogue): Crumb[] {
  const own = { name: member.name, path: pathOfMember(member) }
  const course = courseOf(member, catalogue)
  if (staffGroup(member.designation) !== 'teaching')
    return [{ name: 'Our Team', path: pathOf('team') }, own]
  return course
    ? [{ name: course.title, path: pathOf('course', { courseId: course.slug }) }, own]
    : [own]
}

type About = { catalogue: Catalogue; college: College; publicUrl: string }

export function descriptionOf(member: MemberPage, { catalogue, college }: About): string {
  const office = `${textHere(officeOf(member, catalogue))} · ${college.name}.`
  return summary([office, member.about ?? member.specialization ?? ''].join(' '))
}

/** For former staff, the role has ended. */
export function memberData(member: MemberPage, { college, publicUrl }: About): JsonObject {
  const { name, designation, photo, about, specialization, email, phone, left } = member
  const worksFor = { '@type': 'CollegeOrUniversity', name: college.name, url: publicUrl }
  const role = { '@type': 'EmployeeRole', roleName: designation, endDate: left ?? '', worksFor }
  return {
    '@type': 'Person',
    name,
    url: new URL(pathOfMember(member), publicUrl).href,
    ...(photo && { image: new URL(photo, publicUrl).href }),
    ...(about && { description: about }),
    ...(specialization && { knowsAbout: specialization }),
    ...(email && { email }),
    ...(phone && { telephone: phone }),
    ...(left ? { worksFor: role } : { jobTitle: designation, worksFor }),
  }
}
