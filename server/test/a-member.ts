import type { NewMember } from '../src/faculty/service.ts'

/** Somebody at the college of whom only the least is known, but for what is given. */
export const aMember = (given: Partial<NewMember> = {}): NewMember => ({
  name: 'Dr. Meera Nair',
  designation: 'Professor',
  ...given,
})
