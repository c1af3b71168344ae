import * as z from 'zod/mini'
import { switchField } from '../content/choice-field.ts'
import { optionalField, required } from '../content/field.ts'
import { isWebAddress } from '../content/rich-text/link-target.ts'
import { jsonRichText } from '../content/rich-text/rich-text-field.ts'
import { referenceNames } from '../content/rich-text/rich-text-table.ts'
import { optionalLineField } from '../content/text-fields.ts'
import { optionalTimestampField, timestampField } from '../content/time-fields.ts'
import { recordTranslations } from '../content/translations/record-translations.ts'
import { pictureUpload } from '../content/upload-fields.ts'
import {
  optionalEmailAddress,
  optionalLine,
  optionalPhone,
  optionalText,
  text,
} from '../platform/endpoint.ts'
import { eventImageBytes, pictureTypeNames } from '../platform/pictures.ts'
import { eventLifecycleStatuses } from './event-status.ts'

const stateRule = `State is empty or one of: ${eventLifecycleStatuses.join(', ')}`
const stateOrNone = z.optional(
  z.string(stateRule).check(
    z.trim(),
    z.toLowerCase(),
    z.refine(
      (value) => value === '' || eventLifecycleStatuses.some((state) => state === value),
      stateRule,
    ),
  ),
)

const groups = {
  details: 'Programme and documents',
  lasts: 'Duration',
  joining: 'Audience and online access',
  organiser: 'Organiser’s contact',
  shown: 'Publication',
} as const

/** In the order of the table columns. Lists, storage, import and display all read this. */
export const eventFields = {
  title: required(
    'line',
    { label: 'Event Title', example: 'Annual Sports Day' },
    text('Title', 3, 200),
  ),
  description: required(
    'text',
    {
      label: 'Description',
      example: 'Track and field events for every department, from morning to evening.',
    },
    text('Description', 10, 10_000),
  ),
  date: timestampField(
    {
      label: 'Event Date',
      help: 'In the college’s time zone',
      example: '2030-01-15T10:00',
    },
    'Date is required',
  ),
  time: optionalField(
    'line',
    {
      label: 'Time',
      help: 'As visitors should see it: 10:00 AM – 4:00 PM',
      // Hours are read from it.
      isSame: true,
      example: '10:00 AM to 4:00 PM',
    },
    optionalText('Time', 100),
  ),
  venue: optionalField(
    'line',
    { label: 'Venue', example: 'College ground' },
    optionalText('Venue', 100),
  ),
  department: optionalField(
    'choice',
    {
      label: 'Department',
      help: 'The department that holds the event. Leave empty for a college-wide event',
    },
    optionalLine('Department', 100),
  ),
  category: optionalField(
    'choice',
    {
      label: 'Category',
      to: 'eventCategory',
      help: 'Visitors can filter by category. Edit the list under Website: Event categories',
    },
    optionalLine('Category', 80),
  ),
  details: jsonRichText(
    {
      label: 'More details',
      help: 'Below the description on the event’s page: programme, rules, speakers, documents to download',
      example: '',
      group: groups.details,
    },
    ['heading', 'list', 'table', 'quote', 'callout', ...referenceNames],
    20_000,
  ),
  end: optionalTimestampField({
    label: 'Ends',
    help: 'Date and time. For an event of several days, the end of the last day',
    example: '2030-01-15T16:00',
    group: groups.lasts,
  }),
  isAllDay: switchField({
    label: 'All day',
    help: 'Visitors see “All day” instead of hours, unless you fill in Time',
    group: groups.lasts,
  }),
  onlineLink: optionalField(
    'line',
    {
      label: 'Online link',
      help: 'Shown to all visitors until the event is over. Must begin with https://',
      isSame: true,
      group: groups.joining,
    },
    z.optional(
      z.string().check(
        z.trim(),
        z.maxLength(1000, 'The link must be at most 1000 characters long'),
        z.refine(
          (value) => value === '' || isWebAddress(value),
          'The link must begin with https://',
        ),
      ),
    ),
  ),
  openTo: optionalLineField(
    {
      label: 'Who it is for',
      help: 'Empty: the text under Website, “Events pages” for college-wide events; nothing for a department’s',
      example: 'Open to students of B.C.A.',
      group: groups.joining,
    },
    120,
  ),
  contactName: optionalLineField(
    { label: 'Organiser’s name', example: 'Dr. Kavita Rawat', group: groups.organiser },
    100,
  ),
  contactEmail: optionalField(
    'email',
    { label: 'Organiser’s email', help: 'Shown to all visitors', group: groups.organiser },
    optionalEmailAddress('Please enter a valid email address'),
  ),
  contactPhone: optionalField(
    'phone',
    { label: 'Organiser’s phone', help: 'Shown to all visitors', group: groups.organiser },
    optionalPhone('Organiser’s phone'),
  ),
  image: pictureUpload({
    label: 'Event Image',
    help: 'Upload an image for the event (JPG, PNG, GIF)',
    moreHelp: `We accept ${pictureTypeNames}, up to 5MB. Larger photos are made smaller.`,
    missing: 'Image is required',
    bytes: eventImageBytes,
  }),
  isDraft: switchField({
    label: 'Draft',
    help: 'Only staff see it until you clear this box',
    group: groups.shown,
  }),
  publishAt: optionalTimestampField({
    label: 'Publish at',
    help: 'When visitors first see it. Leave empty to publish right away',
    group: groups.shown,
  }),
  state: {
    ...optionalField(
      'choice',
      {
        label: 'State',
        help: 'Leave empty if the event takes place as planned. Everyone registered gets an email about a change',
        isSetElsewhere: true,
      },
      stateOrNone,
    ),
    shown: z.optional(z.enum(eventLifecycleStatuses)),
  },
  stateNote: optionalField(
    'line',
    {
      label: 'Reason',
      help: 'Why it is cancelled or postponed. Visitors see this',
      isSetElsewhere: true,
    },
    optionalText('Reason', 300),
  ),
  previousDate: optionalTimestampField({ label: 'Previous date', isSetElsewhere: true }),
  previousVenue: optionalField(
    'line',
    { label: 'Previous venue', isSetElsewhere: true },
    optionalText('Venue', 100),
  ),
} as const

export const eventTranslations = recordTranslations(eventFields, {
  title: { hi: 'शीर्षक' },
  description: { hi: 'विवरण' },
  details: { hi: 'और जानकारी' },
  venue: { hi: 'स्थान' },
  openTo: { hi: 'किसके लिए' },
  contactName: { hi: 'आयोजक का नाम' },
  stateNote: { hi: 'कारण' },
  previousVenue: { hi: 'पहले का स्थान' },
})

export type EnteredTimes = { date: string; end?: string | undefined; isAllDay?: string | undefined }

/** Only values of the same form compare as text. */
const isAlike = (one: string, other: string) => one.endsWith('Z') === other.endsWith('Z')

/** On an all-day event, the end may be the same day. */
export function endsAfterStart({ date, end, isAllDay }: EnteredTimes): boolean {
  if (!end || !isAlike(date, end)) return true
  return end > date || (Boolean(isAllDay) && end.slice(0, 10) >= date.slice(0, 10))
}
