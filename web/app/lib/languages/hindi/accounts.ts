import type { Words } from '../translator.ts'

/** Signing up and in. */
export const accountWords: Words = {
  texts: {
    'Student account': 'विद्यार्थी खाता',
    'Student Login': 'विद्यार्थी लॉग इन',
    'Welcome back. Sign in with the email you registered with.':
      'आपका फिर से स्वागत है। जिस ईमेल से पंजीकरण किया था, उसी से लॉग इन करें।',
    'Create your account': 'अपना खाता बनाएँ',
    'Create Account': 'खाता बनाएँ',
    'Creating Account...': 'खाता बन रहा है...',
    'Use your student email. We’ll send a code to check that it’s yours.':
      'अपना विद्यार्थी ईमेल लिखें। यह जाँचने के लिए कि वह आपका है, हम एक कोड भेजेंगे।',
    'Forgot password': 'पासवर्ड भूल गए',
    'Forgot password?': 'पासवर्ड भूल गए?',
    'Enter your account’s email and we’ll send you a link to reset your password.':
      'अपने खाते का ईमेल लिखें। पासवर्ड बदलने का लिंक हम उसी पर भेजेंगे।',
    'Reset password': 'पासवर्ड बदलें',
    'Reset Password': 'पासवर्ड बदलें',
    'Resetting Password...': 'पासवर्ड बदला जा रहा है...',
    'The reset link expires in # minutes and works once.':
      'यह लिंक $1 मिनट तक और एक ही बार काम करता है।',
    'Verify your email': 'अपना ईमेल सत्यापित करें',
    'Enter the #-digit code we sent to your email. It expires in # minutes.':
      'आपके ईमेल पर भेजा गया $1 अंकों का कोड लिखें। वह $2 मिनट तक मान्य है।',
    Password: 'पासवर्ड',
    'Show password': 'पासवर्ड दिखाएँ',
    'Hide password': 'पासवर्ड छिपाएँ',
    'New password': 'नया पासवर्ड',
    'Confirm password': 'पासवर्ड फिर से लिखें',
    'Current password': 'वर्तमान पासवर्ड',
    'Your password': 'आपका पासवर्ड',
    'Remember me': 'मुझे याद रखें',
    'Sign in': 'लॉग इन करें',
    'Sign in with a passkey': 'पासकी से लॉग इन करें',
    'Logging in...': 'लॉग इन हो रहा है...',
    'Login cancelled': 'लॉग इन रद्द किया गया',
    'New to the student portal?': 'क्या आप यहाँ नए हैं?',
    'Register here': 'यहाँ पंजीकरण करें',
    'Already have an account?': 'क्या आपका खाता पहले से है?',
    'Back to login': 'लॉग इन पर लौटें',
    'Send Reset Link': 'लिंक भेजें',
    'Request a new link': 'नया लिंक मँगाएँ',
    'Continue with …': '$1 से आगे बढ़ें',
    'or with your email': 'या अपने ईमेल से',
    or: 'या',
    terms: 'शर्तों',
    '(opens in a new tab)': '(नए टैब में खुलेगा)',
    'Full name': 'पूरा नाम',
    'Student email': 'विद्यार्थी ईमेल',
    'Mobile number': 'मोबाइल नंबर',
    'Profile photo': 'फ़ोटो',
    'JPG, PNG, GIF, WebP or AVIF': 'JPG, PNG, GIF, WebP या AVIF',
    '…. Large photos are made smaller.': '$1। बड़ी फ़ोटो छोटी कर दी जाती है।',
    'Choose a strong password of at least # characters': 'कम से कम $1 अक्षरों का मज़बूत पासवर्ड चुनें',
    'This password is easy to guess': 'इस पासवर्ड का अनुमान लगाना आसान है',
    'This password is fair': 'यह पासवर्ड ठीक है',
    'This password is strong': 'यह पासवर्ड मज़बूत है',
    'Verification code': 'सत्यापन कोड',
    'Digit # of #': 'अंक $1 (कुल $2)',
    'Verify OTP': 'OTP सत्यापित करें',
    'Verifying...': 'सत्यापन हो रहा है...',
    'Resend OTP': 'OTP फिर से भेजें',
    'Resend available in # seconds': '$1 सेकंड बाद फिर से भेज सकते हैं',
    'Wrong address? Correct it': 'पता ग़लत है? ठीक करें',
    'Your student email': 'आपका विद्यार्थी ईमेल',
    'Send a code to this address': 'इस पते पर कोड भेजें',
    'Sign in or register first, then enter your code here.':
      'पहले लॉग इन या पंजीकरण करें, फिर अपना कोड यहाँ लिखें।',
    'Your email is already verified. There’s nothing left to do.':
      'आपका ईमेल सत्यापित हो चुका है। अब और कुछ नहीं करना है।',
    'You’re already signed in.': 'आप पहले से लॉग इन हैं।',
    'You’re already signed in as ….': 'आप पहले से $1 के नाम से लॉग इन हैं।',
    'page you came from': 'पिछले पृष्ठ',
    'home page': 'मुख्य पृष्ठ',
  },
  sentences: {
    'You’re already signed in. Taking you to the|…|…':
      'आप पहले से लॉग इन हैं। आपको $1 पर ले जाया जा रहा है $2',
    'Check the inbox of|…|(and the spam folder). The link expires in # minutes.':
      '$1 का इनबॉक्स (और स्पैम फ़ोल्डर) देखें। लिंक $2 मिनट तक मान्य है।',
    'By creating an account you agree to the|…|. Under #? Ask a parent or guardian first.':
      'खाता बनाकर आप $1 से सहमत होते हैं। आयु $2 से कम है? पहले माता-पिता या अभिभावक से पूछें।',
    'I agree to the|…|. My details are correct. If I’m under #, my parent or guardian agrees too.':
      'मैं $1 से सहमत हूँ। मेरा विवरण सही है। यदि मेरी आयु $2 से कम है, तो मेरे माता-पिता या अभिभावक भी सहमत हैं।',
    'Sent to|…': '$1 पर भेजा गया',
    'This page needs JavaScript. If you can’t turn it on, email|…|.':
      'इस पृष्ठ के लिए JavaScript चाहिए। यदि आप उसे चालू नहीं कर सकते, तो $1 पर ईमेल करें।',
  },
}
