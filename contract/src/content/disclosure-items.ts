import { choice } from './choice-field.ts'
import { collection } from './content-type.ts'
import { explainsAbsence, hasPublicItem, hasRule, isOnlyExplanation } from './disclosure-checks.ts'
import { document } from './library-fields.ts'
import { linkTarget, reference } from './link-target-fields.ts'
import { list } from './list-field.ts'
import { richTextField } from './rich-text/rich-text-field.ts'
import { referenceNames } from './rich-text/rich-text-table.ts'
import { lineField, optionalLineField, slug, textField } from './text-fields.ts'

const bodyParts = ['heading', 'list', 'table', 'callout', ...referenceNames] as const

/** Something that regulations require a college to publish. Owner and review date are stored with every entry (`review.ts`). */
export const disclosureItem = collection({
  one: 'Disclosure item',
  many: 'Disclosure items',
  page: (name) => `/disclosure#item-${name}`,
  url: '/api/content/disclosure',
  nameField: 'title',
  fields: {
    title: lineField({ label: 'Title', help: 'As it appears in the list: Refund of fees' }, 120),
    slug: slug({ label: 'Address', help: 'The part after /disclosure#item-' }),
    group: reference({ label: 'Group' }, 'disclosureGroup'),
    explanation: textField(
      { label: 'Explanation', help: 'What visitors find here, in a sentence or two' },
      10,
      600,
    ),
    basis: choice({ label: 'Required by' }, [
      { value: 'own', label: 'Nobody: the college publishes it voluntarily' },
      { value: 'required', label: 'An Act or regulations: mandatory' },
      { value: 'recommended', label: 'Guidelines: recommended' },
    ]),
    rule: optionalLineField({ label: 'Rule', help: 'Full name, with section or clause' }, 300),
    standing: choice({ label: 'Does it apply to the college?' }, [
      { value: 'applies', label: 'Yes' },
      { value: 'notApplicable', label: 'No, for the reason below' },
    ]),
    reason: optionalLineField(
      {
        label: 'Why it doesn’t apply',
        help: 'Shown to visitors. For example: The college has no hostel',
      },
      300,
    ),
    body: richTextField(
      {
        label: 'Text',
        help: 'Visitors see the item once it has a text, a document or a link',
      },
      bodyParts,
      { least: 0, most: 20_000 },
    ),
    documents: list(
      { label: 'Documents', help: 'From “Pictures & Documents”, in this order' },
      {
        label: lineField({ label: 'Label', help: 'What it contains: Annual report 2025–26' }, 120),
        file: document({ label: 'File' }),
      },
      { most: 40 },
    ),
    links: list(
      { label: 'Links', help: 'Pages, courses and notices on this website, or other addresses' },
      {
        label: lineField({ label: 'Link text', help: 'Say where the link leads' }, 120),
        place: linkTarget({
          label: 'Leads to',
          help: 'A page such as /our-team, or an address that begins with https://',
        }),
      },
      { most: 40 },
    ),
  },
  checks: [hasRule, explainsAbsence, isOnlyExplanation, hasPublicItem],
})
