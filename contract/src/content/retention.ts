/** Since its last use, and in total. */
export const sessionIdleDays = 7
export const sessionDays = 30

/** During this time after a sign-in, strangers elsewhere can't use up the attempts for a known network or browser. */
export const knownNetworkDays = 30
export const knownBrowserDays = 180

/** Of accounts whose email was never verified. */
export const unverifiedAccountDays = 30

export const codeMinutes = 10
export const resetMinutes = 10
export const invitationDays = 7
/** For this long, an expired code or link gets a different message than a wrong one. */
export const expiredCodeHours = 24

/** The longest window of any rate limit. */
export const attemptHours = 24

export const mailDays = 3

export const pendingSubscriptionDays = 7

export const pendingRegistrationDays = 2
/** Unless the college sets something else. */
export const defaultRegistrationMonths = 12
