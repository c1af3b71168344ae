/** For the button that completes a screen, such as Publish, where it isn’t that of a form. */
export const mainButton = { 'aria-keyshortcuts': 'Control+Enter' } as const

const selector = `[aria-keyshortcuts="${mainButton['aria-keyshortcuts']}"]`

/** Only moves the focus: publishing by accident would be too easy. */
export function focusMainButton(): void {
  const form = document.activeElement?.closest('form')
  const button = form?.querySelector('[type=submit]') ?? document.querySelector(selector)
  if (button instanceof HTMLElement) button.focus()
}
