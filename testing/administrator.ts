/** The administrator created at the first start of the server under test. */
export const administrator = { email: 'clerk@college.test', password: 'sandstone-Arch-5' }
