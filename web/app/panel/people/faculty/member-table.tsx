import type { MemberRecord } from 'contract/people/faculty'
import { pathOf } from '#app/framework/addresses/path-of'
import { experienceText } from '#app/lib/experience-text'
import { formatCalendarDay } from '#app/lib/format-date'
import { Portrait } from '#app/ui/portrait'
import type { RecordTable } from '../../content/records/record-list'
import { CardPicture } from '../../shell/list/card-picture'
import { DepartmentBadge } from './department-badge'

const photoSizes = '3rem'

export const memberTable: RecordTable<MemberRecord> = {
  name: {
    label: 'Name',
    sorts: { name: 'ascending' },
    width: 'w-[32%]',
    note: ({ left }) => left && `Until ${formatCalendarDay(left)}`,
    picture: ({ name, photo }) => (
      <CardPicture
        address={photo}
        name={name}
        sizes={photoSizes}
        className="size-12 shrink-0 overflow-hidden rounded-md"
        placeholder={<Portrait name={name} sizes={photoSizes} className="size-full" />}
      />
    ),
  },
  columns: [
    { label: 'Designation', cell: ({ designation }) => designation },
    {
      label: 'Department',
      sorts: { department: 'ascending' },
      cell: ({ department }) => department && <DepartmentBadge department={department} />,
    },
    {
      label: 'Experience',
      width: 'w-[14%]',
      sorts: { experience: 'descending' },
      cell: ({ experience }) => experience !== undefined && experienceText(experience),
    },
  ],
  siteAddress: ({ slug }) => pathOf('member', { name: slug }),
}
