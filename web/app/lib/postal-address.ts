import type { College } from 'contract/content/facts'
import type { JsonObject } from './json'

/** https://schema.org/PostalAddress */
export const postalAddress = (college: College): JsonObject => ({
  '@type': 'PostalAddress',
  streetAddress: college.street,
  addressLocality: college.locality,
  addressRegion: college.region,
  postalCode: college.postalCode,
  addressCountry: college.country,
})
