import type { SignUpBody } from 'contract/accounts/sign-up'
import { aPicture } from './a-picture.ts'
import { studentPassword } from './a-student.ts'

export const aSignUpForm = async (given: Partial<SignUpBody> = {}): Promise<SignUpBody> => ({
  fullName: 'Asha Verma',
  email: 'Asha@College.test',
  password: studentPassword,
  mobileNumber: '+91 98000 00000',
  profilePhoto: await aPicture(),
  ...given,
})
