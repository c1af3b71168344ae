const closedTo = (ancestors: "'none'" | "'self'") =>
  `object-src 'none'; base-uri 'none'; frame-ancestors ${ancestors}; form-action 'self'`
const closed = closedTo("'none'")

export const closedPolicy = `default-src 'none'; ${closed}`

/** Service workers run outside of any page. */
export const workerPolicy = `default-src 'none'; connect-src 'self'; ${closed}`

/** Permissions-Policy: no device features, except the camera where needed. */
export const permissions = ({ camera }: { camera: boolean }) =>
  `camera=(${camera ? 'self' : ''}), geolocation=(), microphone=(), payment=(), usb=()`

type Allowed = {
  scripts?: string[]
  styles?: string[]
  frame?: string
}

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

/** For unpublished content: no scripts, no requests, framed by the panel only. */
export const previewHeaders = (isInside: boolean): Record<string, string> => ({
  'x-robots-tag': 'noindex, nofollow',
  // The URL is the credential.
  'referrer-policy': 'no-referrer',
  'x-frame-options': isInside ? 'SAMEORIGIN' : 'DENY',
  'content-security-policy': [
    "default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'",
    closedTo(isInside ? "'self'" : "'none'").replace("form-action 'self'", "form-action 'none'"),
  ].join('; '),
})

/** Vite injects styles and scripts, and keeps a socket open. */
export const developmentPolicy = (frame: string) =>
  `default-src 'self' 'unsafe-inline' data: blob: ws:; frame-src ${frame}`

/** OWASP Secure Headers Project. Browsers ignore HSTS over plain HTTP. */
export const securityHeaders: Record<string, string> = {
  // The default: a cached logout would never reach us.
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
