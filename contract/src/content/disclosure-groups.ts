import { collection } from './content-type.ts'
import { lineField, slug } from './text-fields.ts'

export const disclosureGroup = collection({
  one: 'Disclosure group',
  many: 'Disclosure groups',
  page: (name) => `/disclosure#group-${name}`,
  url: '/api/content/disclosure-groups',
  nameField: 'title',
  staysWhileNamed: true,
  fields: {
    title: lineField({ label: 'Name' }, 80),
    slug: slug({
      label: 'Address',
      help: 'The part after /disclosure#group-',
    }),
  },
})
