import { type FacultyMember, faculty, type MemberUpdateForm } from 'contract/faculty'
import { photoBytes } from 'contract/pictures'
import { facultyKey } from '#app/data/faculty'
import { useRecordChanges } from '#app/data/record-changes'
import { shrinkPicture } from '#app/lib/shrink-picture'
import type { Saved } from '../use-save'
import type { StaffForm } from './forms'

/** Of people who do not teach, only these are sent; the last four only when something was entered. */
function withoutTeaching(values: MemberUpdateForm): MemberUpdateForm {
  const { name, designation, email, phone, whatsapp, ...others } = values
  const { department, education, achievements, about } = others
  return {
    ...{ name, designation, email, phone, whatsapp },
    ...(department && { department }),
    ...(education && { education }),
    ...(achievements && { achievements }),
    ...(about && { about }),
  }
}

/** Sends a new or changed member, the photo within the limits. Brings the message of success, and the id. */
export function useSendMember({ isTeaching }: StaffForm, member: FacultyMember | undefined) {
  const { create, update } = useRecordChanges(faculty, facultyKey)
  return async (
    values: MemberUpdateForm,
    onUploadProgress: (share: number) => void,
  ): Promise<Saved> => {
    const photo = values.photo && (await shrinkPicture(values.photo, photoBytes))
    const body = { ...(isTeaching ? values : withoutTeaching(values)), photo }
    onUploadProgress(0)
    if (member) {
      const answer = await update.mutateAsync({ _id: member._id, body, onUploadProgress })
      return { message: answer.message || faculty.says.updated, _id: member._id }
    }
    const answer = await create.mutateAsync({ body, onUploadProgress })
    return { message: answer.message || faculty.says.created, _id: answer._id }
  }
}
