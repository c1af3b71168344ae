/** Status of a complete response; otherwise 0. */
export async function send(url: string, init: RequestInit = {}): Promise<number> {
  return (await ask(url, init)).status
}

export type Answer = { status: number; text: string; headers: Headers; fault: string }

/** A complete response; otherwise status 0 and the reason. */
export async function ask(url: string, init: RequestInit = {}): Promise<Answer> {
  try {
    const { status, headers, ...answer } = await read(url, init)
    return { status, headers, text: answer.text, fault: '' }
  } catch (error) {
    const { cause, message } = error as Error
    const { code } = (cause ?? {}) as { code?: string }
    return { status: 0, text: '', headers: new Headers(), fault: code ?? message }
  }
}

async function read(url: string, init: RequestInit) {
  const answer = await fetch(url, { redirect: 'manual', ...init })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

export const withCookie = (cookie: string) => ({ headers: { cookie } })

export const json = (method: string, body: object, cookie = ''): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json', cookie },
  body: JSON.stringify(body),
})

export function form(method: string, fields: object, cookie = ''): RequestInit {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) body.append(name, value)
  return { method, headers: { cookie }, body }
}
