import {
  type FacultyMember,
  type MemberForm,
  type MemberUpdateForm,
  memberCreated,
  memberUpdated,
} from 'contract/faculty'
import { photoBytes } from 'contract/pictures'
import { useCreateMember, useUpdateMember } from '#app/data/faculty-changes'
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
  const createMember = useCreateMember()
  const updateMember = useUpdateMember()
  return async (
    values: MemberUpdateForm,
    onUploadProgress: (share: number) => void,
  ): Promise<Saved> => {
    const photo = values.photo && (await shrinkPicture(values.photo, photoBytes))
    const body = { ...(isTeaching ? values : withoutTeaching(values)), photo }
    onUploadProgress(0)
    if (member) {
      const answer = await updateMember.mutateAsync({
        memberId: member._id,
        body,
        onUploadProgress,
      })
      return { message: answer.message || memberUpdated, _id: member._id }
    }
    // The form of somebody new was checked with the schema that demands a photo.
    const answer = await createMember.mutateAsync({ body: body as MemberForm, onUploadProgress })
    return { message: answer.message || memberCreated, _id: answer._id }
  }
}
