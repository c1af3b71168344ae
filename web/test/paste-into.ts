import type { userEvent } from '@testing-library/user-event'

/** Fills a field at once: typed, each key would render the whole form anew. */
export async function pasteInto(
  user: ReturnType<typeof userEvent.setup>,
  field: HTMLElement,
  text: string,
) {
  await user.click(field)
  await user.paste(text)
}
