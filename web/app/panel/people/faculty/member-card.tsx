import { college } from 'college/facts'
import { formTexts, formVersion } from 'contract/content/form-version'
import { faculty, type MemberRecord } from 'contract/people/faculty'
import { isPlaceholderPortrait } from 'contract/platform/pictures'
import { CalendarX, Clock, Hash, type IconNode, Mail, MessageCircle, Phone } from 'lucide'
import { memo, useState } from 'react'
import { pathOf } from '#app/framework/addresses/path-of'
import { experienceText } from '#app/lib/experience-text'
import { formatCalendarDay } from '#app/lib/format-date'
import { Portrait } from '#app/ui/portrait'
import { FileInput } from '../../content/library/file-input'
import type { CardProps } from '../../content/records/record-list'
import { useSendRecord } from '../../content/records/use-send-record'
import { CardButtons } from '../../shell/list/card-buttons'
import { CardLine } from '../../shell/list/card-line'
import { CardPicture } from '../../shell/list/card-picture'
import { LongText } from '../../shell/list/long-text'
import { cardFrame, SavedBadge } from '../../shell/list/saved-badge'
import { shortId } from '../../shell/list/short-id'
import type { Panel } from '../../shell/panel'
import { useAct } from '../../shell/use-act'
import { useRights } from '../../shell/use-rights'
import { DepartmentBadge } from './department-badge'
import { staffFormOf } from './forms'
import { memberFormOf } from './member-fields'

const photoSizes = '5.5rem'

/** Memoised: typing into the search must not render every card again. */
export const MemberCard = memo(function MemberCard({
  entry: member,
  isSaved,
  onEdit,
  onDelete,
  panel,
}: CardProps<MemberRecord>) {
  const { about, name, specialization = about } = member
  return (
    <article className={`flex flex-col overflow-hidden ${cardFrame(isSaved)}`}>
      {isSaved && <SavedBadge siteAddress={pathOf('member', { name: member.slug })} />}
      <div className="flex flex-1 flex-col gap-4 p-5">
        <MemberHead member={member} />
        {needsPhoto(member) && <AddPhoto member={member} panel={panel} />}
        {specialization && <LongText text={specialization} />}
        <ul className="mt-auto grid gap-1.5 border-t border-line pt-3 text-[0.9375rem] text-ink-soft">
          {linesOf(member).map(
            ([label, icon, text]) =>
              text && <CardLine key={label} icon={icon} label={label} text={text} />,
          )}
        </ul>
        <CardButtons name={name} onEdit={() => onEdit(member)} onDelete={() => onDelete(member)} />
      </div>
    </article>
  )
})

function MemberHead({ member }: { member: MemberRecord }) {
  const { name, designation, department, experience, photo } = member
  return (
    <div className="flex items-start gap-4">
      <CardPicture
        address={photo}
        name={name}
        sizes={photoSizes}
        className="size-22 shrink-0 overflow-hidden rounded-card"
        placeholder={<Portrait name={name} sizes={photoSizes} className="size-full" />}
      />
      <div className="grid min-w-0 justify-items-start gap-1">
        {department && <DepartmentBadge department={department} />}
        <h2 translate="no" className="text-lg wrap-anywhere text-heading">
          {name}
        </h2>
        <p className="leading-snug wrap-anywhere text-ink-soft">{designation}</p>
        {experience !== undefined && (
          <p className="text-[0.9375rem] leading-snug text-ink-muted">
            {`${experienceText(experience)} of experience`}
          </p>
        )}
      </div>
    </div>
  )
}

function linesOf(member: MemberRecord): [string, IconNode, string | undefined][] {
  const { _id, email, phone, whatsapp, officeHours, left } = member
  return [
    ['Email', Mail, email],
    ['Phone', Phone, phone],
    ['WhatsApp', MessageCircle, whatsapp],
    ['Office hours', Clock, officeHours],
    ['Last day', CalendarX, left && `Until ${formatCalendarDay(left)}`],
    ['ID', Hash, shortId(_id)],
  ]
}

const needsPhoto = ({ photo }: MemberRecord) => !photo || isPlaceholderPortrait(photo)

type AddPhotoProps = { member: MemberRecord; panel: Panel }

/** Saved as soon as it is chosen. */
function AddPhoto({ member, panel }: AddPhotoProps) {
  const { name, photo: drawing } = member
  const [isBusy, setBusy] = useState(false)
  const send = useSendRecord('faculty', member)
  const act = useAct(panel)
  const save = async (photo: File) => {
    setBusy(true)
    const texts = formTexts(faculty.fields, member, college.timeZone)
    const form = memberFormOf(staffFormOf(member), { ...texts, photo })
    await act(() => send(form, () => undefined, formVersion(texts)))
    setBusy(false)
  }
  const status = drawing ? 'No photo yet. Visitors see a drawing.' : 'No photo yet'
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-[0.9375rem] text-ink-soft">{isBusy ? 'Saving the photo...' : status}</p>
      {useRights().has('write records') && !isBusy && (
        <FileInput accept="image/*" onFiles={([photo]) => photo && void save(photo)}>
          Add photo <span className="sr-only">{`of ${name}`}</span>
        </FileInput>
      )}
    </div>
  )
}
