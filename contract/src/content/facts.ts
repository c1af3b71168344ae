import type { Endpoint } from '../platform/endpoint.ts'
import { warnIfLong } from './checks.ts'
import { type Content, singleton } from './content-type.ts'
import { link } from './link-target-fields.ts'
import { list } from './list-field.ts'
import { email, lineField, optionalLineField, phone, textField, year } from './text-fields.ts'
import { languageQuerystring } from './translations/language-query.ts'

export const facts = singleton({
  one: 'College facts',
  many: 'College facts',
  page: '/contact',
  fields: {
    name: lineField({ label: 'Name of the college', alsoCalled: 'title college name' }, 80),
    shortName: lineField(
      { label: 'Short name', help: 'Under the icon on a phone’s home screen' },
      30,
    ),
    tagline: lineField(
      { label: 'Tagline', alsoCalled: 'motto slogan', help: 'Under the name, on every page' },
      100,
    ),
    description: textField(
      {
        label: 'Description',
        alsoCalled: 'Google SEO search engine meta',
        help: 'Shown in search results under the name: one or two sentences',
      },
      20,
      300,
    ),
    established: year({ label: 'Founded in', alsoCalled: 'founding year since established' }),
    affiliation: lineField(
      {
        label: 'Affiliation',
        alsoCalled: 'university recognised',
        help: 'In the footer of every page',
      },
      150,
    ),
    street: lineField({ label: 'Street', alsoCalled: 'address location road' }, 100),
    locality: lineField({ label: 'Town', alsoCalled: 'address city town' }, 60),
    region: lineField({ label: 'State' }, 60),
    postalCode: lineField(
      { label: 'PIN code', alsoCalled: 'address pincode zip', isSame: true },
      12,
    ),
    country: lineField({ label: 'Country' }, 60),
    phones: list(
      {
        label: 'Phone numbers',
        alsoCalled: 'telephone mobile landline WhatsApp contact helpline call',
        help: 'The first one appears on every page',
      },
      {
        number: phone({ label: 'Number' }),
        whose: optionalLineField(
          { label: 'Label', help: 'As visitors should see it: Admissions' },
          40,
        ),
      },
      { least: 1, most: 8 },
    ),
    emails: list(
      {
        label: 'Email addresses',
        alsoCalled: 'mail contact',
        help: 'The first one appears on every page',
      },
      {
        address: email({ label: 'Address' }),
        whose: optionalLineField(
          { label: 'Label', help: 'As visitors should see it: Examinations' },
          40,
        ),
      },
      { least: 1, most: 8 },
    ),
    officeHours: lineField(
      { label: 'Office hours', alsoCalled: 'opening hours timing time open closed' },
      100,
    ),
    mapAddress: link({
      label: 'Map',
      alsoCalled: 'Google map location directions',
      help: 'Opens in a new tab',
    }),
    mapInside: link({
      label: 'Embedded map',
      alsoCalled: 'Google map location iframe',
      help: 'Shown when a visitor asks for it',
    }),
    mapName: lineField({ label: 'Map provider', isSame: true }, 40),
    studentNote: optionalLineField(
      {
        label: 'Note for students',
        alsoCalled: 'registration hint',
        help: 'Under the sign-up form',
      },
      120,
    ),
    social: list(
      {
        label: 'Social links',
        alsoCalled: 'media Facebook Instagram YouTube Twitter X LinkedIn WhatsApp',
      },
      {
        label: lineField({ label: 'Name', isSame: true }, 30),
        address: link({ label: 'Address' }),
      },
      { most: 8 },
    ),
  },
  checks: [
    warnIfLong('name', 40, 'the page header on a phone'),
    warnIfLong('shortName', 12, 'the icon on a phone'),
    warnIfLong('tagline', 60, 'one line under the college name'),
    warnIfLong('description', 160, 'search results'),
  ],
})
export type Facts = Content<typeof facts>

export function collegeOf(known: Facts) {
  const { street, locality, region, postalCode, country, phones, emails } = known
  return {
    ...known,
    phone: phones[0]?.number ?? '',
    email: emails[0]?.address ?? '',
    addressLines: [street, `${locality}, ${region} ${postalCode}`, country].filter(Boolean),
  }
}
export type College = ReturnType<typeof collegeOf>

export const getFacts = {
  method: 'GET',
  url: '/api/content/facts',
  access: 'everyone',
  summary: 'Get the college’s facts and contact details',
  querystring: languageQuerystring,
  response: { 200: facts.shown },
} as const satisfies Endpoint
