import { encodeQR } from 'qr'

const border = 4

/** SVG 1.1 without scripts; dark on white even in dark mode, as cameras expect that. */
export function ticketPicture(ticket: string): string {
  const rows = encodeQR(ticket, 'raw', { ecc: 'medium', border })
  const size = rows.length
  const path = rows
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="320" height="320" shape-rendering="crispEdges" role="img" aria-label="Ticket as a QR code"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#000" d="${path}"/></svg>`
}

export const ticketImage = (ticket: string): Uint8Array =>
  encodeQR(ticket, 'gif', { ecc: 'medium', border, scale: 6 })
