import { rolesInHindi } from 'contract/platform/roles-in-hindi'
import { textsIn } from '../../platform/mail/texts-in.ts'

export const staffTexts = textsIn({
  hi: {
    ...rolesInHindi,
    'Set a new password for the {college} panel': '{college} के पैनल के लिए नया पासवर्ड बनाएँ',
    'Someone, probably you, asked for a new password for your panel account.':
      'किसी ने, संभवतः आपने, पैनल के आपके खाते के लिए नया पासवर्ड माँगा है।',
    'Set a new password': 'नया पासवर्ड बनाएँ',
    'The link expires in {minutes} minutes and works once.':
      'यह लिंक {minutes} मिनट तक चलेगा और एक ही बार काम करेगा।',
    'If this wasn’t you, ignore this email. Your password stays the same.':
      'यदि यह आपने नहीं किया, तो इस ईमेल पर ध्यान न दें। आपका पासवर्ड वही रहेगा।',
    'New sign-in to the {college} panel': '{college} के पैनल में नया लॉग इन',
    'Someone, probably you, signed in to your account on {when} from a browser we hadn’t seen before: {device}, network {network}.':
      'किसी ने, संभवतः आपने, एक नए ब्राउज़र से आपके खाते में लॉग इन किया: {device}, नेटवर्क {network}, समय {when}।',
    'If this was you, there’s nothing to do.': 'यदि यह आपने किया, तो आपको कुछ नहीं करना है।',
    'If this wasn’t you, use “Forgot password?” on the panel’s login page right away; a new password signs everyone out. Then tell the person who runs the website.':
      'यदि यह आपने नहीं किया, तो पैनल के लॉग इन पृष्ठ पर “पासवर्ड भूल गए?” से तुरंत नया पासवर्ड बनाएँ; इससे सभी डिवाइस लॉग आउट हो जाएँगे। फिर वेबसाइट सँभालने वाले व्यक्ति को बताएँ।',
    'Your sign-in methods have changed': 'आपके लॉग इन के तरीके बदले हैं',
    'Your {college} panel account: {what}.': '{college} के पैनल में आपका खाता: {what}।',
    'passkey “{name}” added': 'पासकी “{name}” जोड़ी गई',
    'passkey “{name}” removed': 'पासकी “{name}” हटाई गई',
    'authenticator app added': 'ऑथेंटिकेटर ऐप जोड़ा गया',
    'authenticator app removed': 'ऑथेंटिकेटर ऐप हटाया गया',
    'new recovery codes created': 'नए रिकवरी कोड बनाए गए',
    'all second factors removed, signed out everywhere': 'सभी दूसरे चरण हटाए गए, सब जगह लॉग आउट',
    'If this wasn’t you, set a new password with “Forgot password?” on the panel’s login page right away, and tell the person who runs the website.':
      'यदि यह आपने नहीं किया, तो पैनल के लॉग इन पृष्ठ पर “पासवर्ड भूल गए?” से तुरंत नया पासवर्ड बनाएँ, और वेबसाइट सँभालने वाले व्यक्ति को बताएँ।',
    'Your panel password was changed': 'पैनल का आपका पासवर्ड बदल गया',
    'The password of your {college} panel account was changed, and all other devices were signed out.':
      '{college} के पैनल में आपके खाते का पासवर्ड बदल गया है, और बाक़ी सभी डिवाइस पर लॉग आउट कर दिया गया है।',
    'If this wasn’t you, use “Forgot password?” on the panel’s login page right away, and tell the person who runs the website.':
      'यदि यह आपने नहीं किया, तो पैनल के लॉग इन पृष्ठ पर “पासवर्ड भूल गए?” से तुरंत नया पासवर्ड बनाएँ, और वेबसाइट सँभालने वाले व्यक्ति को बताएँ।',
    'If you weren’t expecting this, ask the person who runs the website.':
      'यदि आपको इसकी अपेक्षा नहीं थी, तो वेबसाइट सँभालने वाले व्यक्ति से पूछें।',
    'Your panel permissions have changed': 'पैनल में आपके अधिकार बदले हैं',
    'An owner of the website of {college} has changed your permissions.':
      '{college} की वेबसाइट के एक स्वामी ने आपके अधिकार बदले हैं।',
    'Your role is now: {role}. {about}.': 'अब आपकी भूमिका: {role}। {about}।',
    'Your panel account was disabled': 'पैनल का आपका खाता बंद किया गया',
    'An owner of the website of {college} has disabled your account. You’ve been signed out and can’t sign in.':
      '{college} की वेबसाइट के एक स्वामी ने आपका खाता बंद किया है। आपको लॉग आउट कर दिया गया है, और अब आप लॉग इन नहीं कर सकते।',
    'Your panel account was removed': 'पैनल का आपका खाता हटाया गया',
    'An owner of the website of {college} has removed your account. Everything you wrote stays.':
      '{college} की वेबसाइट के एक स्वामी ने आपका खाता हटाया है। आपका लिखा सब कुछ बना रहेगा।',
  },
})
export type StaffTexts = ReturnType<typeof staffTexts>
