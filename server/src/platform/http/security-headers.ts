/** Directives that every policy has, whatever it allows besides; `ancestors` may show it inside their pages. */
const closedTo = (ancestors: "'none'" | "'self'") =>
  `object-src 'none'; base-uri 'none'; frame-ancestors ${ancestors}; form-action 'self'`
const closed = closedTo("'none'")

/** For answers that are no documents. */
export const closedPolicy = `default-src 'none'; ${closed}`

/** For a script that browsers run apart from any page: it may ask this site for files, and nothing else. */
export const workerPolicy = `default-src 'none'; connect-src 'self'; ${closed}`

/** What browsers let a page use of the device: the camera where it is for that, and else nothing. */
export const permissions = ({ camera }: { camera: boolean }) =>
  `camera=(${camera ? 'self' : ''}), geolocation=(), microphone=(), payment=(), usb=()`

type Allowed = {
  /** SHA-256 sums (base64) of inline scripts and styles. */
  scripts?: string[]
  styles?: string[]
  /** Whose pages may be shown inside. */
  frame?: string
}

/** For pages: own files only, and what is allowed besides. */
export function pagePolicy({ scripts, styles, frame = "'none'" }: Allowed): string {
  const own = (sums: string[] = []) => ["'self'", ...sums.map((sum) => `'sha256-${sum}'`)].join(' ')
  return [
    "default-src 'self'",
    `script-src ${own(scripts)}`,
    `style-src ${own(styles)}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `frame-src ${frame}`,
    closed,
  ].join('; ')
}

/**
 * For a page with what is not public: it runs nothing, sends nothing, and only the panel shows it inside, where `isInside`.
 */
export const previewHeaders = (isInside: boolean): Record<string, string> => ({
  'x-robots-tag': 'noindex, nofollow',
  // Its address is who may read it.
  'referrer-policy': 'no-referrer',
  'x-frame-options': isInside ? 'SAMEORIGIN' : 'DENY',
  'content-security-policy': [
    "default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'",
    closedTo(isInside ? "'self'" : "'none'").replace("form-action 'self'", "form-action 'none'"),
  ].join('; '),
})

/** For pages while one works on them: Vite writes styles and scripts into them and keeps a socket open. */
export const developmentPolicy = (frame: string) =>
  `default-src 'self' 'unsafe-inline' data: blob: ws:; frame-src ${frame}`

/** On every answer. OWASP Secure Headers Project; HSTS is ignored by browsers over plain http. */
export const securityHeaders: Record<string, string> = {
  // For whoever says nothing else: a logout that a browser keeps would not reach us.
  'cache-control': 'no-store',
  'content-security-policy': closedPolicy,
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': permissions({ camera: false }),
  'x-frame-options': 'DENY',
}
