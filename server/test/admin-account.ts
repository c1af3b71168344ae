/** The administrator that every test's database has. */
export const adminAccount = { email: 'clerk@college.test', password: 'sandstone-Arch-5' }
