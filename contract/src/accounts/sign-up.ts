import * as z from 'zod/mini'
import {
  cleanLine,
  type Endpoint,
  emailAddress,
  failures,
  messageBody,
  phoneNumber,
} from '../platform/endpoint.ts'
import { pictureFile } from '../platform/pictures.ts'
import { plainDigits } from '../platform/plain-digits.ts'
import { invalidEmail } from './account.ts'
import { newPassword, passwordMinimum } from './password-rule.ts'

export const otpLength = 6
export const resendCooldownSeconds = 60

export const emailTaken = 'user already exists with this email'
export const weakPassword = 'enter a strong password'
export const incompleteOtp = 'Please enter the complete 6-digit OTP'
export const invalidOtp = 'Invalid OTP'
export const expiredOtp = 'OTP has expired. Please request a new one.'
export const tooManyOtpTries = 'Too many attempts. Please request a new OTP.'
export const emailNotFound = 'Email not found. Please try signing up again.'
export const emailVerifiedAlready = 'Email is already verified'
export const resendTooEarly = (seconds: number) =>
  `Please wait ${seconds} seconds before requesting a new OTP`
export const userRegistered = 'User registered successfully'
export const emailVerified = 'Email verified successfully'
export const otpSent = 'OTP sent to your email'

const mobileNumber = phoneNumber('Mobile number', 'Please enter a valid mobile number')

export const signUpForm = z.object({
  fullName: cleanLine('Full name', 100),
  email: emailAddress(invalidEmail, invalidEmail),
  password: newPassword(passwordMinimum, weakPassword),
  mobileNumber,
  profilePhoto: pictureFile('Profile photo is required'),
})
export type SignUpBody = z.infer<typeof signUpForm>

export const otpForm = z.object({
  otp: z.string(incompleteOtp).check(z.overwrite(plainDigits), z.regex(/^\d{6}$/, incompleteOtp)),
})

export const resendOtpForm = z.object({ email: z.string(emailNotFound) })

export const correctEmailForm = z.object({ email: emailAddress(invalidEmail, invalidEmail) })

export const signUp = {
  method: 'POST',
  url: '/auth/signup',
  access: 'everyone',
  summary: 'Register a student; signs them in and emails a verification code',
  consumes: ['multipart/form-data'],
  body: signUpForm,
  response: { 201: messageBody, ...failures(403, 409, 413, 429) },
} as const satisfies Endpoint

export const verifyEmailOtp = {
  method: 'POST',
  url: '/auth/verifyemailotp',
  access: 'student',
  summary: 'Verify the signed-in student’s email with the emailed code',
  body: otpForm,
  response: { 200: messageBody, ...failures(403, 429) },
} as const satisfies Endpoint

export const resendEmailOtp = {
  method: 'POST',
  url: '/auth/resend-email-otp',
  access: 'student',
  summary: 'Email the signed-in student a new code; the earlier one stops working',
  body: resendOtpForm,
  response: { 200: messageBody, ...failures(403, 429) },
} as const satisfies Endpoint

export const correctEmail = {
  method: 'POST',
  url: '/auth/correct-email',
  access: 'student',
  summary: 'Correct the signed-in student’s email before it is verified; emails a new code to it',
  body: correctEmailForm,
  response: { 200: messageBody, ...failures(403, 409, 429) },
} as const satisfies Endpoint
