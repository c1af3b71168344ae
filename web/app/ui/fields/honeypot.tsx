const name = 'website'

/** What was filled into the trap of a form: nothing, by people. */
export function readHoneypot(form: HTMLFormElement): string {
  const control = form.elements.namedItem(name)
  return control instanceof HTMLInputElement ? control.value : ''
}

/** A field that people neither see, reach nor hear of, and programs fill in. Not `display: none`, which they look for. */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="absolute top-0 -left-[200rem] size-px overflow-hidden">
      <label>
        Website
        {/* The last two keep password managers away, which would make a person look like a program. */}
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
