import { useQuery } from '@tanstack/react-query'
import { entryOf, isLinkTarget } from 'contract/content/rich-text/link-target'
import { use, useId, useState } from 'react'
import { entriesQuery } from '#app/data/content-lists'
import { telLink } from '#app/lib/contact-links'
import { DialogButtons } from '#app/ui/dialog-buttons'
import { controlClasses, describedBy, Field } from '#app/ui/fields/field'
import { Modal } from '#app/ui/modal'
import { SearchInput } from '../../shell/list/search-input'
import { PanelContext, useTypedState } from '../../shell/use-typed-state'
import { linkOptionsFor, siteLinkOptions } from './link-options'
import { useLinkable } from './use-linkable'

type LinkDialogProps = {
  href: string
  text: string
  onSet: (href: string, text: string) => void
  onRemove: () => void
  onClose: () => void
}

const hint = 'Web address, email or phone number'

export function LinkDialog({ href, text, onSet, onRemove, onClose }: LinkDialogProps) {
  const id = useId()
  const [search, setSearch] = useState('')
  const linked = entryOf(href)
  const { data: own = [] } = useQuery(entriesQuery(linked ? [linked] : []))
  const linkOptions = linkOptionsFor(search, own, useLinkable(search) ?? [])
  // The stored entry stays chosen even before the list has loaded.
  const isOwn = linked !== undefined || siteLinkOptions.some(({ target }) => target === href)
  const [typed, setTyped] = useTypedState(use(PanelContext), `link ${href} ${text}`, {
    chosenTarget: isOwn ? href : '',
    address: isOwn ? '' : href,
    words: text,
  })
  const { chosenTarget, address, words } = typed
  const [isChecked, setChecked] = useState(false)
  const target = chosenTarget || linkFrom(address)
  const errors = {
    address: target ? undefined : 'Choose a page, or enter an address such as example.org',
    words: words.trim() ? undefined : 'Enter the link text',
  }
  const visible = isChecked ? errors : { address: undefined, words: undefined }
  const set = () => {
    setChecked(true)
    if (target && words.trim()) onSet(target, words)
  }
  const label = href ? 'Change link' : 'Add link'
  return (
    <Modal title={label} onClose={onClose}>
      {/* Not a form of its own: this dialog is rendered inside one. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter in a field is what its button does */}
      <div
        className="mt-4 grid gap-4"
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
          if (event.target.type === 'search') return
          event.preventDefault()
          set()
        }}
      >
        <Field id={`${id}-words`} label="Link text" error={visible.words} isRequired>
          <input
            id={`${id}-words`}
            value={words}
            onChange={({ target: { value } }) => setTyped({ ...typed, words: value })}
            autoComplete="off"
            className={controlClasses}
            {...describedBy(`${id}-words`, { error: visible.words })}
          />
        </Field>
        <SearchInput
          label="Search pages and notices"
          hint="Search pages and notices by title"
          value={search}
          onChange={setSearch}
        />
        <Field id={`${id}-place`} label="Page on this site">
          <select
            id={`${id}-place`}
            value={chosenTarget}
            onChange={({ target: { value } }) => setTyped({ ...typed, chosenTarget: value })}
            className={controlClasses}
          >
            <option value="">Another address</option>
            {chosenTarget && !linkOptions.some(({ target }) => target === chosenTarget) && (
              <option value={chosenTarget}>A page not in this list</option>
            )}
            {linkOptions.map((one) => (
              <option
                key={one.target}
                value={one.target}
                translate={siteLinkOptions.includes(one) ? undefined : 'no'}
              >
                {one.label}
              </option>
            ))}
          </select>
        </Field>
        {chosenTarget === '' && (
          <Field
            id={`${id}-address`}
            label="Address"
            hint={hint}
            error={visible.address}
            isRequired
          >
            <input
              id={`${id}-address`}
              value={address}
              inputMode="url"
              onChange={({ target: { value } }) => setTyped({ ...typed, address: value })}
              autoComplete="off"
              className={controlClasses}
              {...describedBy(`${id}-address`, { hint, error: visible.address })}
            />
          </Field>
        )}
      </div>
      {href && (
        <button
          type="button"
          onClick={onRemove}
          className="mt-4 min-h-11 rounded-md px-3 font-semibold text-danger-700 hover:bg-danger-50"
        >
          Remove link
        </button>
      )}
      <DialogButtons cancel="Cancel" onCancel={onClose} confirm={label} onConfirm={set} />
    </Modal>
  )
}

const mail = /^[^\s@/:]+@[^\s@/:]+\.[a-z]{2,}$/i
const phone = /^(?:tel:)?[+(]*\d[\d ().+-]{3,24}$/i
const host = /^[\w-]+(\.[\w-]+)*\.[a-z]{2,}([/?#]\S*)?$/i

/** Completes addresses such as `example.org`; undefined if it is not an address. */
function linkFrom(typed: string): string | undefined {
  const text = typed.trim()
  if (isLinkTarget(text)) return text
  const candidates = [
    mail.test(text) && `mailto:${text}`,
    phone.test(text) && telLink(text),
    host.test(text) && `https://${text}`,
    text.startsWith('http://') && text.replace('http', 'https'),
  ]
  return candidates.find((target) => target && isLinkTarget(target)) || undefined
}
