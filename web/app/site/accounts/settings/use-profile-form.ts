import type { Account, StudentProfileForm } from 'contract/accounts/account-settings'
import { photoBytes } from 'contract/platform/pictures'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useUpdateAccount } from '#app/data/account-settings'
import { shrinkLater } from '#app/lib/shrink-later'
import { useSubmit } from '#app/lib/use-submit'
import { lazyResolver } from '#app/ui/fields/lazy-resolver'
import type { UploadStage } from '#app/ui/fields/upload-progress'
import { showToast } from '#app/ui/toaster'
import { showRejection } from '../rejections'
import { useClearedErrors } from '../use-cleared-errors'
import { useSessionCheck } from '../use-session-check'

const updateFailed = 'Failed to update profile. Please try again.'

const checkLater = lazyResolver<StudentProfileForm>(() =>
  import('../account-rules').then(({ profileRules }) => profileRules),
)

/** Edits made while saving must survive the reset. */
function editedSince(
  sent: StudentProfileForm,
  values: StudentProfileForm,
): Partial<StudentProfileForm> {
  const { fullName, mobileNumber, profilePhoto } = values
  return {
    ...(fullName !== sent.fullName && { fullName }),
    ...(mobileNumber !== sent.mobileNumber && { mobileNumber }),
    ...(profilePhoto !== sent.profilePhoto && { profilePhoto }),
  }
}

export function useProfileForm({ name, mobileNumber = '' }: Account) {
  const form = useForm<StudentProfileForm>({
    resolver: checkLater,
    defaultValues: { fullName: name, mobileNumber },
    reValidateMode: 'onSubmit',
  })
  useClearedErrors(form)
  const update = useUpdateAccount()
  const checkSession = useSessionCheck()
  const [upload, setUpload] = useState<UploadStage>()

  const save = async ({ profilePhoto, ...texts }: StudentProfileForm) => {
    const sent = form.getValues()
    try {
      if (profilePhoto) setUpload('preparing')
      const photo = profilePhoto && (await shrinkLater(profilePhoto, photoBytes))
      const { message } = await update.mutateAsync({
        body: { ...texts, ...(photo && { profilePhoto: photo }) },
        onUploadProgress: (sentShare) => photo && setUpload({ sentShare }),
      })
      form.reset({ ...texts, ...editedSince(sent, form.getValues()) })
      showToast('success', message)
    } finally {
      setUpload(undefined)
    }
  }
  const { submit, stage } = useSubmit(form, {
    send: save,
    onError: (error) => {
      showRejection(form, error, updateFailed)
      checkSession(error)
    },
  })
  return { control: form.control, submit, upload, isSaving: stage === 'sending' }
}
