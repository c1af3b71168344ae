import { type Attendance, exportAttendance, exportCertificates } from 'contract/events/attendance'
import { noCertificate } from 'contract/events/certificates'
import { countOf } from 'contract/platform/format-count'
import { apiBase } from '#app/lib/call'
import { Card } from '../../shell/card'
import { DownloadButton } from '../../shell/download-button'
import type { PanelProps } from '../../shell/panel'
import { CertificateRow } from './certificate-row'

type CertificatesCardProps = PanelProps & { eventId: string; attendance: Attendance }

const peopleText = (count: number) => countOf(count, 'person', 'people')

export function CertificatesCard({ eventId, attendance, panel }: CertificatesCardProps) {
  const { why, made, possible, unset } = attendance.certificates
  const issuedText = `${made} already issued.`
  const urlOf = ({ url }: { url: string }) => apiBase + url.replace(':eventId', eventId)
  return (
    <Card
      title="Lists and certificates"
      lead={
        why === undefined
          ? `${peopleText(possible)} can get a certificate. ${issuedText}`
          : [noCertificate[why], made > 0 && issuedText].filter(Boolean).join(' ')
      }
      className="p-5 sm:p-6"
    >
      {unset.length > 0 && (
        <p className="mt-2 text-danger-700">
          {`Certificates can’t show some letters in these names: ${unset.join(', ')}.`}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <DownloadButton
          url={urlOf(exportAttendance)}
          fileName="attendance.csv"
          panel={panel}
          holds="names and addresses"
        >
          Attendance (CSV)
        </DownloadButton>
        {why === undefined && possible > 0 && (
          <DownloadButton
            url={urlOf(exportCertificates)}
            fileName="certificates.pdf"
            panel={panel}
            holds="the names of everyone who attended"
          >
            All certificates (PDF)
          </DownloadButton>
        )}
      </div>
      {made > 0 && <CertificateRow eventId={eventId} panel={panel} />}
    </Card>
  )
}
