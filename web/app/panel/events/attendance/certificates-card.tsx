import { type Attendance, exportCertificates } from 'contract/events/attendance'
import { noCertificate } from 'contract/events/certificates'
import { urlOf } from 'contract/platform/client'
import { countOf } from 'contract/platform/format-count'
import { Card } from '../../shell/card'
import { DownloadButton } from '../../shell/download-button'
import type { PanelProps } from '../../shell/panel'
import { CertificateCodeForm } from './certificate-code-form'

type CertificatesCardProps = PanelProps & { eventId: string; attendance: Attendance }

const peopleText = (count: number) => countOf(count, 'person', 'people')

export function CertificatesCard({ eventId, attendance, panel }: CertificatesCardProps) {
  const { why, made, possible, unset } = attendance.certificates
  const issuedText = `${made} already issued.`
  return (
    <Card
      title="Certificates"
      lead={
        why === undefined
          ? `${peopleText(possible)} can get a certificate. ${issuedText}`
          : [noCertificate[why], made > 0 && issuedText].filter(Boolean).join(' ')
      }
      className="p-5 sm:p-6"
    >
      {unset.length > 0 && (
        <p className="mt-2 text-danger-700">
          {`Some letters in these names can’t be printed on a certificate: ${unset.join(', ')}.`}
        </p>
      )}
      {why === undefined && possible > 0 && (
        <div className="mt-4">
          <DownloadButton
            url={urlOf(exportCertificates, { params: { eventId } })}
            fileName="certificates.pdf"
            panel={panel}
            holds="the names of everyone who attended"
          >
            All certificates (PDF)
          </DownloadButton>
        </div>
      )}
      {made > 0 && <CertificateCodeForm eventId={eventId} panel={panel} />}
    </Card>
  )
}
