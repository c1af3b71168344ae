// Separate constants, so that browser bundles include only what they use.
export const minuteMilliseconds = 60 * 1000
export const hourMilliseconds = 60 * 60 * 1000
export const dayMilliseconds = 24 * 60 * 60 * 1000

export const minuteSeconds = 60
export const hourSeconds = 60 * 60
export const daySeconds = 24 * 60 * 60
