import logo from 'college/pictures/logo.svg'
import type { College } from 'contract/content/facts'
import type { JsonObject } from '#app/lib/json'
import { postalAddress } from '#app/lib/postal-address'

export function collegeData(college: College, publicUrl: string): JsonObject {
  return {
    '@type': 'CollegeOrUniversity',
    '@id': `${publicUrl}/#college`,
    name: college.name,
    alternateName: college.shortName,
    description: college.description,
    slogan: college.tagline,
    url: `${publicUrl}/`,
    logo: new URL(logo, publicUrl).href,
    foundingDate: college.established,
    telephone: college.phone,
    email: college.email,
    address: postalAddress(college),
    hasMap: college.mapAddress,
    ...(college.social.length > 0 && { sameAs: college.social.map(({ address }) => address) }),
  }
}
