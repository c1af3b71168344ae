import { textsIn } from '../../platform/mail/texts-in.ts'

export const contactTexts = textsIn({
  hi: {
    'Hello,': 'नमस्ते,',
    'Your message to {college}: reference {number}': '{college} को आपका संदेश: संदर्भ संख्या {number}',
    'We have received your message to {college}. Your reference is {number}.':
      '{college} को आपका संदेश मिल गया है। आपकी संदर्भ संख्या {number} है।',
    'Topic: {topic}': 'विषय: {topic}',
    'The office will reply by email or phone. To ask about your message before then, quote the reference: {phone}, {email}.':
      'कार्यालय ईमेल या फ़ोन से उत्तर देगा। उससे पहले अपने संदेश के बारे में पूछना हो, तो संदर्भ संख्या बताएँ: {phone}, {email}।',
    'If you didn’t write to us, ignore this email: someone entered your address by mistake.':
      'यदि आपने हमें नहीं लिखा, तो इस ईमेल पर ध्यान न दें: किसी ने भूल से आपका पता लिखा है।',
    'Re: Your message to {college}': 'Re: {college} को आपका संदेश',
    'Kind regards,': 'सादर,',
    'On {day}, {name} wrote:': '{day} को {name} ने लिखा:',
    'Your reference: {number}': 'आपकी संदर्भ संख्या: {number}',
  },
})
