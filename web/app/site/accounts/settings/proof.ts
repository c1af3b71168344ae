export type Proven = {
  /** Without a password, the server requires a recent Google sign-in. Rejections are left to the caller. */
  run: (password?: string) => Promise<void>
  isBusy: boolean
}

export type ProofTexts = {
  cancel: string
  confirm: string
  /** Followed by the name of the sign-in provider. */
  confirmWith: string
  busy: string
  failed: string
  isDanger?: boolean
}

export type ProofProps = { proven: Proven; words: ProofTexts; onCancel: () => void }
