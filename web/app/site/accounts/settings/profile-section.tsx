import type { Account } from 'contract/accounts/account-settings'
import { pictureTypeNames } from 'contract/platform/pictures'
import { PictureField } from '#app/ui/fields/picture-field'
import { SubmitButton } from '#app/ui/fields/submit-button'
import { TextField } from '#app/ui/fields/text-field'
import { UploadProgress } from '#app/ui/fields/upload-progress'
import { SettingsCard } from './settings-card'
import { useProfileForm } from './use-profile-form'

export function ProfileSection({ account }: { account: Account }) {
  const { control, submit, upload, isSaving } = useProfileForm(account)
  return (
    <SettingsCard title="Profile">
      <form noValidate method="post" onSubmit={submit} className="grid gap-5">
        <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2">
          <TextField
            control={control}
            name="fullName"
            label="Full name"
            autoComplete="name"
            isRequired
          />
          <TextField
            control={control}
            name="mobileNumber"
            type="tel"
            label="Mobile number"
            autoComplete="tel"
            isRequired
          />
        </div>
        <PictureField
          control={control}
          name="profilePhoto"
          label="Profile photo"
          hint={`${pictureTypeNames}. Large photos are made smaller.`}
          current={account.profilePhoto}
          isPortrait
        />
        {upload && <UploadProgress stage={upload} />}
        <div className="grid sm:justify-start">
          <SubmitButton isBusy={isSaving} busyLabel="Saving...">
            Save changes
          </SubmitButton>
        </div>
      </form>
    </SettingsCard>
  )
}
