import { passwordMinimum } from 'contract/accounts/password-rule'
import { pictureTypeNames } from 'contract/platform/pictures'
import { type Control, useWatch } from 'react-hook-form'
import { CheckboxField } from '#app/ui/fields/checkbox-field'
import { NewPasswordField } from '#app/ui/fields/new-password-field'
import { PictureField } from '#app/ui/fields/picture-field'
import { TextField } from '#app/ui/fields/text-field'
import type { SignUpValues } from './account-rules'
import { PolicyLink } from './policy-link'

type Props = { control: Control<SignUpValues>; studentNote: string | undefined }

export function SignUpFields({ control, studentNote }: Props) {
  const email = useWatch({ control, name: 'email' })
  return (
    <>
      <TextField
        control={control}
        name="fullName"
        label="Full name"
        autoComplete="name"
        isRequired
      />
      <TextField
        control={control}
        name="email"
        type="email"
        label="Student email"
        autoComplete="email"
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
      <PictureField
        control={control}
        name="profilePhoto"
        label="Profile photo"
        hint={`${pictureTypeNames}. Large photos are made smaller.`}
        isPortrait
        isRequired
      />
      <NewPasswordField
        control={control}
        name="password"
        label="Password"
        owner={{ email, minimum: passwordMinimum }}
      />
      <div>
        <CheckboxField
          control={control}
          name="hasAgreed"
          label={
            <>
              I agree to the <PolicyLink page="terms">terms</PolicyLink>. My details are correct. If
              I’m under 18, my parent or guardian agrees too.
            </>
          }
          isRequired
        />
        <p className="mt-1 text-[0.9375rem] text-ink-muted">
          {studentNote && `${studentNote} `}
          <PolicyLink page="privacy">What we keep and for how long</PolicyLink>
        </p>
      </div>
    </>
  )
}
