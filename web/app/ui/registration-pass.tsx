import { useQuery } from '@tanstack/react-query'
import { getCertificate, getTicket, noCertificate, type Pass } from 'contract/events/certificates'
import { passQuery } from '#app/data/certificates'
import { apiBase } from '#app/lib/call'

const at = ({ url }: { url: string }, token: string) => apiBase + url.replace(':token', token)

export function RegistrationPass({ token }: { token: string }) {
  const { data } = useQuery(passQuery(token))
  if (!data) return null
  return (
    <>
      {data.code && !data.cameAt && <Ticket token={token} code={data.code} />}
      {data.certificate && <Certificate token={token} standing={data.certificate} />}
    </>
  )
}

const Ticket = ({ token, code }: { token: string; code: string }) => (
  <figure className="grid max-w-sm justify-items-center gap-3 rounded-card border border-line bg-white p-4 text-black shadow-card">
    <img
      src={at(getTicket, token)}
      alt="Your ticket: a QR code to scan at the door"
      width={320}
      height={320}
      className="h-auto w-full"
    />
    <figcaption className="text-center text-balance">
      Show this at the door, or give the code
      <span className="block text-2xl font-bold tracking-widest">{code}</span>
    </figcaption>
  </figure>
)

function Certificate({
  token,
  standing,
}: {
  token: string
  standing: NonNullable<Pass['certificate']>
}) {
  if (standing !== 'ready') return <p className="text-ink-soft">{noCertificate[standing]}</p>
  return (
    <p>
      {/* Served by the API, so not a router link. */}
      <a href={at(getCertificate, token)} download="certificate.pdf" className="button-outline">
        Download certificate (PDF)
      </a>
    </p>
  )
}
