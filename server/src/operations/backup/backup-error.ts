export class BackupError extends Error {
  override name = 'BackupRefusal'
}

export const damagedBackup = () =>
  new BackupError('This is not a backup of this website, or it is damaged or incomplete')
