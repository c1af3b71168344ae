import * as z from 'zod/mini'

/** Who may register by themselves: students who are signed in, or anybody who proves an email address. */
export const audiences = {
  students: 'Students who are signed in',
  anybody: 'Anybody with a proven email address',
} as const
export type Audience = keyof typeof audiences

/**
 * What became of a registration. `asked` waits for its address to be proven, and holds nothing; the next three are in force;
 * the others are over: who left, whom staff took out, and who let an offer lapse.
 */
export const registrationStates = {
  asked: 'Email not confirmed',
  registered: 'Registered',
  waiting: 'Waiting',
  offered: 'Offered a place',
  left: 'Left',
  removed: 'Taken out',
  lapsed: 'Offer lapsed',
} as const
export type RegistrationState = keyof typeof registrationStates

/** Those of which somebody has one for an event at most. */
export const statesInForce = ['registered', 'waiting', 'offered'] as const
/** Those that a seat is taken for: an offer holds it until its deadline. */
export const statesWithSeat = ['registered', 'offered'] as const

const questionKinds = ['text', 'choice', 'yesNo'] as const

/** Something that whoever registers is asked. */
export const question = z.object({
  label: z.string(),
  kind: z.enum(questionKinds),
  isRequired: z.boolean(),
  /** Of a choice. */
  options: z.optional(z.array(z.string())),
})
export type Question = z.infer<typeof question>

/** What was answered, with the question as it was asked. */
export const answered = z.object({ question: z.string(), answer: z.string() })
export type Answered = z.infer<typeof answered>

export const registrationNotFound = 'There is no such registration'
