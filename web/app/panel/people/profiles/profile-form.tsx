import { zodResolver } from '@hookform/resolvers/zod'
import { college } from 'college/facts'
import { formTexts } from 'contract/content/form-version'
import { staffGroup } from 'contract/people/designations'
import { isOfTeaching } from 'contract/people/faculty'
import {
  type MemberProfileForm as Form,
  memberProfileForm,
  profileFields,
} from 'contract/people/own-profile'
import { type OwnProfile, useUpdateProfile } from '#app/data/own-profile'
import { formFields, type RecordValues } from '../../content/records/form-field'
import { RecordForm } from '../../content/records/record-form'
import { ResetButton } from '../../content/records/reset-button'
import { useRecordConflict } from '../../content/records/use-record-conflict'
import { valuesOf } from '../../content/records/use-record-form'
import { withSmallPictures } from '../../content/records/use-send-record'
import type { PanelProps } from '../../shell/panel'
import { usePanelForm } from '../../shell/use-panel-form'
import { useSave } from '../../shell/use-save'

export type OwnMember = NonNullable<OwnProfile['member']>

const own = { fields: profileFields }

type ProfileFormProps = { member: OwnMember; profile: OwnProfile } & PanelProps

/** Starts from the pending change, if there is one. */
export function ProfileEditor({ member, profile, panel }: ProfileFormProps) {
  const { sent, isApproved } = profile
  const stored = { ...member, ...sent?.values }
  const values = valuesOf(own, stored)
  const form = usePanelForm<RecordValues>(panel, {
    resolver: zodResolver(memberProfileForm),
    defaultValues: values,
    values,
  })
  const update = useUpdateProfile()
  const isTeaching = staffGroup(member.designation) === 'teaching'
  const fields = formFields(own, {
    education: { rows: 2, isRequired: isTeaching },
    about: { rows: 5 },
  }).filter(({ name }) => isTeaching || !isOfTeaching(name))
  const filled = formTexts(profileFields, stored, college.timeZone)
  const conflict = useRecordConflict({ fields, form, filled, onChosen: () => void submit() })
  const { submit, stage } = useSave({
    panel,
    form,
    send: async (values, onUploadProgress) => {
      const entered: Form = await withSmallPictures(own, values)
      onUploadProgress(0)
      const body = { ...entered, seen: conflict.seen() }
      const { message } = await update.mutateAsync({ body, onUploadProgress })
      return { message, _id: member._id }
    },
    ask: conflict.ask,
    onSaved: (values) => {
      conflict.saved(values)
      form.reset({ ...values, photo: undefined })
    },
    failure: 'Your profile could not be saved. Please try again.',
    pictureField: 'photo',
  })
  const texts = isApproved
    ? { submit: 'Save and Send', busy: 'Sending...' }
    : { submit: 'Save Profile', busy: 'Saving...' }
  return (
    <>
      <RecordForm
        form={form}
        fields={fields}
        stored={stored}
        submit={submit}
        stage={stage}
        texts={texts}
      >
        <ResetButton
          isDisabled={stage !== undefined}
          onReset={() => {
            form.reset()
            conflict.restart()
          }}
        />
      </RecordForm>
      {conflict.dialog}
    </>
  )
}
