/** What is done once it is known that it is the student. */
export type Proven = {
  /** Without a password the server wants to have seen Google's answer. A refusal is left to the caller. */
  run: (password?: string) => Promise<void>
  isBusy: boolean
}

/** What the ways to prove it say. */
export type ProofWords = {
  cancel: string
  confirm: string
  /** With the name of the third-party sign-in behind it. */
  confirmWith: string
  busy: string
  failed: string
  isDanger?: boolean
}

export type ProofProps = { proven: Proven; words: ProofWords; onCancel: () => void }
