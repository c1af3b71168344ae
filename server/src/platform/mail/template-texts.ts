import { textsIn } from './texts-in.ts'

export const templateTexts = textsIn({
  hi: {
    'Before: {before}': 'पहले: {before}',
    'Your ticket as a QR code': 'QR कोड के रूप में आपका टिकट',
    'Show this at the door, or give the code:': 'इसे प्रवेश-द्वार पर दिखाएँ, या यह कोड बताएँ:',
    'Your ticket is attached. At the door, give its code:':
      'आपका टिकट साथ लगा है। प्रवेश-द्वार पर उसका कोड बताएँ:',
  },
})
