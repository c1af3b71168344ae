import { Icon } from '#app/ui/icon'

const focusElement = (element: HTMLElement | null) => element?.focus()

/** Takes the focus; key it by the attempt. */
export function FormError({ children }: { children: string }) {
  return (
    <p
      ref={focusElement}
      role="alert"
      tabIndex={-1}
      className="flex gap-3 rounded-md border border-danger-600/40 bg-danger-50 px-4 py-3 font-medium text-danger-700"
    >
      <Icon of="circle-alert" className="mt-0.5 size-5 shrink-0" />
      <span>{children}</span>
    </p>
  )
}
