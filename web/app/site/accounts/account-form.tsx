import type { FormEventHandler, ReactNode } from 'react'

type AccountFormProps = { onSubmit: FormEventHandler; children: ReactNode }

/** `post` keeps the fields out of the URL when the form is sent without scripts. */
export const AccountForm = ({ onSubmit, children }: AccountFormProps) => (
  <form
    noValidate
    method="post"
    onSubmit={onSubmit}
    className="grid gap-5 noscript:hidden [&>button]:w-full"
  >
    {children}
  </form>
)
