import { type DeclaredContent, schemaErrorsOf } from 'contract/content/content-type'
import { slugTaken } from 'contract/content/entry-calls'
import { keyPath } from 'contract/content/key-path'
import { useEffect, useEffectEvent, useId, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Editing } from '../editing/editing'
import type { Snapshot } from '../editing/editing-state'
import type { ContentForm } from './content-form'
import { itemsOf, valueAt } from './form-data'

type FieldErrors = Readonly<Record<string, string>>

const byKeys = (errors: FieldErrors, { data }: Snapshot): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([path, text]) => [keyPath(data, path), text]))

const isWithin = (path: string, outer: string) => path === outer || path.startsWith(`${outer}.`)

/** `phones.k3` → `phones`, `phones.k3` */
const pathsTo = (path: string) =>
  path.split('.').map((_part, index, parts) => parts.slice(0, index + 1).join('.'))

/** Until the address changes or the server reports otherwise. */
const takenIn = ({ data, entry }: Snapshot): FieldErrors =>
  entry.slugTakenBy && data.slug === entry.data.slug ? { slug: slugTaken(entry.slugTakenBy) } : {}

function useFieldErrors(type: DeclaredContent, snapshot: Snapshot) {
  const { data } = snapshot
  const [isChecked, setChecked] = useState(false)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [rejected, setRejected] = useState<FieldErrors>({})
  const serverErrors = useMemo(() => ({ ...takenIn(snapshot), ...rejected }), [snapshot, rejected])
  const problems = useMemo(
    () => ({ ...serverErrors, ...byKeys(schemaErrorsOf(type, data), snapshot) }),
    [type, data, snapshot, serverErrors],
  )
  const isVisible = (path: string) => isChecked || left.has(path) || path in serverErrors
  return {
    faults: problems,
    shown: Object.keys(problems).filter(isVisible),
    check: () => setChecked(true),
    leave: (path: string) => setLeft((before) => new Set(before).add(path)),
    /** Server errors stay until the field changes. */
    refuse: (errors: FieldErrors) => setRejected(byKeys(errors, snapshot)),
    forget: (path: string) =>
      setRejected((before) =>
        Object.fromEntries(Object.entries(before).filter(([one]) => !isWithin(one, path))),
      ),
  }
}

const allOpen = (paths: readonly string[]) =>
  Object.fromEntries(paths.flatMap(pathsTo).map((path) => [path, true]))

/** Whoever searches while the entry loads goes on typing there, not in the entry. */
const isTyping = () =>
  document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false

/** Form state other than data: open items, visible errors, focus, which begins at `first`. */
export function useContentForm(
  type: DeclaredContent,
  editing: Editing,
  snapshot: Snapshot,
  first?: string,
) {
  const formId = useId()
  const [opened, setOpened] = useState<Readonly<Record<string, boolean>>>(() =>
    allOpen(first === undefined ? [] : [first]),
  )
  const [announced, announce] = useState('')
  const { faults, shown, check, leave, refuse, forget } = useFieldErrors(type, snapshot)
  const idOf = (path: string) => `${formId}-${path}`
  const open = (paths: readonly string[]) =>
    setOpened((before) => ({ ...before, ...allOpen(paths) }))
  const change = (path: string, value: unknown) => {
    forget(path)
    editing.change(path, value)
  }
  const form: ContentForm = {
    data: snapshot.data,
    idOf,
    change,
    // Reads current data, not rendered data: people keep typing during an upload.
    suggest: (path, value) => {
      if (!valueAt(editing.snapshot().data, path)) change(path, value)
    },
    append: (path, item) =>
      change(path, [...itemsOf(valueAt(editing.snapshot().data, path)), item]),
    leave,
    errorAt: (path) => (shown.includes(path) ? faults[path] : undefined),
    countErrors: (path) => shown.filter((one) => isWithin(one, path)).length,
    isOpen: (path, isOpenFirst) => opened[path] ?? isOpenFirst,
    setOpen: (path, isOpen) => setOpened((before) => ({ ...before, [path]: isOpen })),
    announce,
  }
  const focus = (path: string) => {
    flushSync(() => open([path]))
    document.getElementById(idOf(path))?.focus()
  }
  const begin = useEffectEvent(() => {
    if (first !== undefined && !isTyping()) document.getElementById(idOf(first))?.focus()
  })
  useEffect(() => begin(), [])
  /** Returns true when there are no errors. */
  const mend = (wrong: FieldErrors = faults) => {
    const paths = Object.keys(wrong)
    flushSync(() => {
      check()
      open(paths)
    })
    if (paths[0]) focus(paths[0])
    return paths.length === 0
  }
  return {
    form,
    faults,
    announced,
    focus,
    mend,
    /** Focuses the first of the server's field errors. */
    refuse: (errors: FieldErrors) => {
      const known = Object.entries(errors).filter(
        ([path]) => (path.split('.')[0] ?? '') in type.fields,
      )
      refuse(Object.fromEntries(known))
      if (known.length > 0) mend(byKeys(Object.fromEntries(known), snapshot))
    },
  }
}
