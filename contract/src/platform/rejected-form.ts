/** A form posted without scripts and rejected: its page is rendered again with everything that was typed. */
export type RejectedForm = {
  /** The address of the page it is on. */
  path: string
  /** As they were sent, without passwords and files; several of one name where several were ticked. */
  fields: [name: string, value: string][]
  /** What is wrong, by the names of the fields. */
  errors: Record<string, string>
  /** What is wrong with the form as a whole. */
  message?: string
}

/** Where a browser that runs no scripts lands when it sends a form that needs them. */
export const formNeedsScripts =
  'This form needs JavaScript. Turn it on in your browser, then fill in the form again.'
