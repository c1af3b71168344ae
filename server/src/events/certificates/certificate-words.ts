import { textsIn } from '../../platform/mail/texts-in.ts'

export const certificateWords = textsIn({
  hi: {
    'Certificate of Attendance': 'उपस्थिति प्रमाण-पत्र',
    'This is to certify that': 'प्रमाणित किया जाता है कि',
    attended: 'ने इस कार्यक्रम में भाग लिया:',
    'on {days}': '{days}',
    'Check this certificate at': 'इस प्रमाण-पत्र की जाँच करें:',
    'Issued on {date}': 'जारी: {date}',
  },
})
