/** Whom the server under test makes at its first start. */
export const administrator = { email: 'clerk@college.test', password: 'sandstone-Arch-5' }
