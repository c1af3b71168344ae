type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement

const isTicked = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)

/** React notices a new value only through the class's setter. */
function write(control: Control, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {}
  set?.call(control, value)
  control.dispatchEvent(
    new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  )
}

function copy(from: Control, to: Control): void {
  if (from.type !== to.type || from.name !== to.name) return
  if (isTicked(from) && isTicked(to)) {
    if (from.checked !== to.checked) to.click()
  } else if (from.type === 'file' && from instanceof HTMLInputElement) {
    if (!from.files?.length || !(to instanceof HTMLInputElement)) return
    to.files = from.files
    to.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (from.value !== to.value) write(to, from.value)
}

/** When React replaces a server-rendered form, this copies its values into the new one. */
export function carryOver(): () => void {
  const rendered = [...document.forms]
  const focused = document.activeElement
  return () => {
    const present = [...document.forms]
    for (const [index, form] of rendered.entries()) {
      const now = present[index]
      if (form.isConnected || !now) continue
      for (const [index, control] of [...form.elements].entries()) {
        const other = now.elements[index]
        if (!isControl(control) || !isControl(other)) continue
        copy(control, other)
        if (control === focused) other.focus()
      }
    }
  }
}
