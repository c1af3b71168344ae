const name = 'website'

export function readHoneypot(form: HTMLFormElement): string {
  const control = form.elements.namedItem(name)
  return control instanceof HTMLInputElement ? control.value : ''
}

/** Hidden from people; bots fill it in. Not `display: none`, which bots detect. */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="absolute top-0 -left-[200rem] size-px overflow-hidden">
      <label>
        Website
        {/* Keeps password managers from filling it in. */}
        <input
          type="text"
          name={name}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore="true"
          data-lpignore="true"
        />
      </label>
    </div>
  )
}
