import { type GoogleSignInStatus, googleLogin, startGoogleLogin } from 'contract/accounts/account'
import type { FastifyInstance } from 'fastify'

/** Reads the result posted by the popup's last page. */
function statusOf(html: string): GoogleSignInStatus {
  const json = /id="outcome">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null'
  return JSON.parse(json)
}

/** One browser's cookies, for one site. */
function aJar() {
  const cookies = new Map<string, string>()
  return {
    header: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    keep: (given: string[]) => {
      for (const cookie of given) {
        const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split(/=(.*)/s)
        if (value) cookies.set(name, value)
        else cookies.delete(name)
      }
    },
    get: (name: string) => cookies.get(name),
    set: (name: string, value: string) => cookies.set(name, value),
  }
}

/** A browser on the local site, which goes through the provider's pages and logs in. */
export function aBrowser(app: FastifyInstance, site = 'http://localhost:3000') {
  const own = aJar()
  const theirs = aJar()

  const ask = async (path: string, more: object = {}) => {
    const answer = await app.inject({
      url: path,
      headers: { host: new URL(site).host, cookie: own.header() },
      ...more,
    })
    own.keep([answer.headers['set-cookie'] ?? []].flat())
    return answer
  }
  const visit = async (url: string, form?: Record<string, string>) => {
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: theirs.header() },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    theirs.keep(answer.headers.getSetCookie())
    return answer
  }
  /** Follows redirects until the provider returns; fills in its form. */
  const comeBack = async (from: string, form: Record<string, string>): Promise<string> => {
    let url = from
    for (let steps = 0; steps < 8 && !url.startsWith(site); steps++) {
      let answer = await visit(url)
      if (answer.status === 200) answer = await visit(url, form)
      url = new URL(answer.headers.get('location') ?? '', url).href
    }
    return url.slice(site.length)
  }
  const start = () => ask(startGoogleLogin.url)

  return {
    own,
    ask,
    start,
    /** To the provider; returns the URL of the way back, without requesting it. */
    toCallback: async (form: Record<string, string>) => {
      const begun = await start()
      return comeBack(begun.headers.location ?? '', form)
    },
    /** `form` is submitted to the provider. */
    async popup(form: Record<string, string>) {
      const begun = await start()
      if (begun.statusCode !== 302) return { page: begun, outcome: statusOf(begun.body) }
      const page = await ask(await comeBack(begun.headers.location ?? '', form))
      return { page, outcome: statusOf(page.body) }
    },
    login: async (payload: object) => ask(googleLogin.url, { method: 'POST', payload }),
  }
}
