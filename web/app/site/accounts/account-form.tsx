import type { FormEventHandler, ReactNode } from 'react'
import { RejectedNote } from '#app/ui/rejected-note'
import { ScriptNote } from './script-note'

type AccountFormProps = { onSubmit: FormEventHandler; children: ReactNode }

/** `post` keeps the fields out of the URL when the form is sent without scripts. */
export function AccountForm({ onSubmit, children }: AccountFormProps) {
  return (
    <>
      <ScriptNote />
      <RejectedNote />
      <form
        noValidate
        method="post"
        onSubmit={onSubmit}
        className="grid gap-5 noscript:hidden [&>button]:w-full"
      >
        {children}
      </form>
    </>
  )
}
