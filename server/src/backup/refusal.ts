/** Why a backup is not made or not taken, in one line for whoever asked for it. */
export class BackupRefusal extends Error {
  override name = 'BackupRefusal'
}
