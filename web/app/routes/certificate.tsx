import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { certificateQuery } from '#app/data/certificates'
import { pathOf } from '#app/framework/addresses/path-of'
import { CertificateResult } from '#app/site/events/certificates/certificate-result'
import { VerifyForm } from '#app/site/events/certificates/verify-form'
import { PageHead } from '#app/ui/page-head'

const about =
  'See whether the college issued a certificate with this code, and who it was issued to.'

export default function Certificate() {
  const { code = '' } = useParams()
  const { data, error } = useQuery(certificateQuery(code))
  const isUnknown = data && !data.certificate && !data.replacedAt
  return (
    <div className="container-page py-10 md:py-14">
      <PageHead title="Check a certificate" description={about} path={pathOf('verify')} />
      <meta name="robots" content="noindex" />
      <div className="mx-auto grid max-w-3xl gap-8">
        <h1 className="text-4xl text-heading md:text-5xl">Check a certificate</h1>
        {data && <CertificateResult {...data} />}
        {error && (
          <p role="alert" className="font-semibold text-danger-700">
            {error.message || 'The code could not be checked. Please try again later.'}
          </p>
        )}
        <section aria-labelledby="another" className="border-t border-line pt-8">
          <h2 id="another" className="mb-4 text-2xl text-heading">
            {isUnknown ? 'Correct the code' : 'Check another certificate'}
          </h2>
          {isUnknown ? <VerifyForm key={code} code={code} /> : <VerifyForm />}
        </section>
      </div>
    </div>
  )
}
