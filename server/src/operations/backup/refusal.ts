export class BackupRefusal extends Error {
  override name = 'BackupRefusal'
}

export const damaged = () =>
  new BackupRefusal('This is not a backup of this website, or it is damaged or incomplete')
