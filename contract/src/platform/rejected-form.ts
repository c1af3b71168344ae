/** A form posted without scripts and rejected: the page is rendered again with everything the visitor typed. */
export type RejectedForm = {
  path: string
  /** Without passwords and files; several entries of one name for several ticked boxes. */
  fields: [name: string, value: string][]
  errors: Record<string, string>
  message?: string
}

export const formNeedsScripts =
  'This form needs JavaScript. Turn it on in your browser, then fill in the form again.'
