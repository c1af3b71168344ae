/** Set in `deploy/systemd/college-backup.service` and in the journal settings of `docs/deploy.md`. */
export const backupDays = 14
export const logDays = 30
