import { textsIn } from '../../platform/mail/texts-in.ts'

export const accountTexts = textsIn({
  hi: {
    'Hello,': 'नमस्ते,',
    'Hello {name},': 'नमस्ते {name},',
    'Your verification code for {college}': '{college} के लिए आपका सत्यापन कोड',
    'Enter this code on the website to verify your email address:':
      'अपना ईमेल पता सत्यापित करने के लिए वेबसाइट पर यह कोड लिखें:',
    'It expires in {minutes} minutes. Nobody from the college will ever ask you for it.':
      'यह {minutes} मिनट तक चलेगा। महाविद्यालय से कोई भी आपसे यह कोड कभी नहीं माँगेगा।',
    'If you didn’t sign up with us, ignore this email.':
      'यदि आपने हमारे यहाँ खाता नहीं बनाया, तो इस ईमेल पर ध्यान न दें।',
    'Set a new password for {college}': '{college} के लिए नया पासवर्ड बनाएँ',
    'Someone, probably you, asked for a new password for your account.':
      'किसी ने, संभवतः आपने, आपके खाते के लिए नया पासवर्ड माँगा है।',
    'Set a new password': 'नया पासवर्ड बनाएँ',
    'The link expires in {minutes} minutes and works once.':
      'यह लिंक {minutes} मिनट तक चलेगा और एक ही बार काम करेगा।',
    'If this wasn’t you, ignore this email. Your password stays the same.':
      'यदि यह आपने नहीं किया, तो इस ईमेल पर ध्यान न दें। आपका पासवर्ड वही रहेगा।',
    'If this wasn’t you, set a new password on the website and tell us: {help}.':
      'यदि यह आपने नहीं किया, तो वेबसाइट पर नया पासवर्ड बनाएँ और हमें बताएँ: {help}।',
    'Someone had signed up with this address without verifying it, so we removed the details they entered: name, photo and mobile number. You can add yours on your account page.':
      'किसी ने इस पते को सत्यापित किए बिना खाता बनाया था, इसलिए हमने उनका लिखा विवरण हटा दिया: नाम, फ़ोटो और मोबाइल नंबर। अपना विवरण आप खाते के पृष्ठ पर जोड़ सकते हैं।',
    'Your password was changed': 'आपका पासवर्ड बदल गया',
    'The password of your account at {college} was changed, and you were signed out on your other devices.':
      '{college} में आपके खाते का पासवर्ड बदल गया है, और आपके दूसरे डिवाइस पर लॉग आउट कर दिया गया है।',
    'Sign-in with {provider} was added': '{provider} से लॉग इन जोड़ा गया',
    'You can now also sign in to your account at {college} with {provider}.':
      'अब आप {college} के अपने खाते में {provider} से भी लॉग इन कर सकते हैं।',
    'A passkey was added to your account': 'आपके खाते में एक पासकी जोड़ी गई',
    '{passkey} can now sign in to your account at {college} without a password.':
      'अब {passkey} से {college} के आपके खाते में बिना पासवर्ड लॉग इन हो सकता है।',
    It: 'इस पासकी',
    'You can see and remove your passkeys on your account page.':
      'अपनी पासकी आप खाते के पृष्ठ पर देख और हटा सकते हैं।',
    'A passkey was removed from your account': 'आपके खाते से एक पासकी हटाई गई',
    '{passkey} can no longer sign in to your account at {college}.':
      'अब {passkey} से {college} के आपके खाते में लॉग इन नहीं हो सकता।',
    'A password was set for your account at {college}, and all devices were signed out.':
      '{college} में आपके खाते के लिए पासवर्ड बनाया गया है, और सभी डिवाइस पर लॉग आउट कर दिया गया है।',
    'You can now sign in with {provider}': 'अब आप {provider} से लॉग इन कर सकते हैं',
    'You can now sign in to your account at {college} with {provider}. The old password no longer works, and all devices were signed out.':
      'अब आप {college} के अपने खाते में {provider} से लॉग इन कर सकते हैं। पुराना पासवर्ड अब नहीं चलेगा, और सभी डिवाइस पर लॉग आउट कर दिया गया है।',
    'A sign-in with {provider} was blocked': '{provider} से एक लॉग इन रोका गया',
    'Someone tried to sign in at {college} with a {provider} account that has your email address but isn’t the one linked to your account. We blocked the sign-in.':
      'किसी ने {college} में ऐसे {provider} खाते से लॉग इन करना चाहा जिसका ईमेल पता आपका है, पर जो आपके खाते से जुड़ा नहीं है। हमने यह लॉग इन रोक दिया।',
    'If this was you, sign in with your password, or ask us to remove the old link: {help}.':
      'यदि यह प्रयास आपने किया था, तो पासवर्ड से लॉग इन करें, या पुराना जोड़ हटाने के लिए हमसे कहें: {help}।',
    'If this wasn’t you, there’s nothing to do.': 'यदि यह आपने नहीं किया, तो आपको कुछ नहीं करना है।',
  },
})
