// Each by itself, so that bundles for browsers hold one number.
export const minuteMilliseconds = 60 * 1000
export const hourMilliseconds = 60 * 60 * 1000
export const dayMilliseconds = 24 * 60 * 60 * 1000

export const minuteSeconds = 60
export const hourSeconds = 60 * 60
export const daySeconds = 24 * 60 * 60
