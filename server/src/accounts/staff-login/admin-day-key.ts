/** Counts wrong passwords for an account from all networks. */
export const adminDayKey = (email: string) => `admin-login-day:${email}`
