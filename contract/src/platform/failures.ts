/** What any call may respond, whatever it is for. */
export const serverError = 'Server error'
export const outage = 'Service temporarily unavailable. Please try again later.'
export const tooManyTries = 'Too many attempts. Please try again later.'
export const requestTooLarge = 'Request is too large'
export const requestTooSlow = 'Request timed out'
