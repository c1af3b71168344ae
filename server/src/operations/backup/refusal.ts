/** Why a backup is not made or not taken, in one line for whoever asked for it. */
export class BackupRefusal extends Error {
  override name = 'BackupRefusal'
}

/** For bytes that this program has not written so. */
export const damaged = () =>
  new BackupRefusal('This is no backup of this website, or it is damaged or cut off')
