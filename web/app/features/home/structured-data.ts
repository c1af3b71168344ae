import { college } from 'college/facts'
import logo from 'college/pictures/logo.svg'
import type { JsonObject } from '#app/lib/json'

const { address } = college

/** The college in the words of schema.org. */
export function collegeData(publicUrl: string): JsonObject {
  return {
    '@type': 'CollegeOrUniversity',
    '@id': `${publicUrl}/#college`,
    name: college.name,
    alternateName: college.shortName,
    description: college.description,
    slogan: college.tagline,
    url: `${publicUrl}/`,
    logo: new URL(logo, publicUrl).href,
    foundingDate: String(college.established),
    telephone: college.phone,
    email: college.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.locality,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    hasMap: college.map.linkUrl,
  }
}
