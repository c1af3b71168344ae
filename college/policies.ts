/** Set up outside of the website: `deploy/systemd/college-backup.service`, and the journal of `docs/deploy.md`. */
export const backupDays = 14
export const logDays = 30
