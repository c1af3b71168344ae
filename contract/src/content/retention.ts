/** How long things are good for and kept: what the server does, and what the page on privacy promises. */

/** A student's session, since it was last used, and in all. */
export const sessionIdleDays = 7
export const sessionDays = 30

/** So long after a sign-in a network or a browser is known, and strangers elsewhere use up no tries there. */
export const knownNetworkDays = 30
export const knownBrowserDays = 180

export const codeMinutes = 10
export const resetMinutes = 10
/** An invitation to the panel. */
export const invitationDays = 7
/** For so long a code or link that is over can be told from a wrong one. */
export const overHours = 24

/** How often somebody has tried something is counted, and kept for no longer than the longest time that is limited. */
export const attemptHours = 24

/** A mail that cannot be delivered is tried again for so long. */
export const mailDays = 3

/** Whoever asks for notices by mail has so long to follow the mailed link. */
export const pendingSubscriptionDays = 7

/** Whoever registers for an event by mail has so long to follow the mailed link. */
export const pendingRegistrationDays = 2
/** So long after an event it is known who registered, where the college sets nothing else. */
export const defaultRegistrationMonths = 12
