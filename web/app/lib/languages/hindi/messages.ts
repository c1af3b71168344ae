import type { Words } from '../translator.ts'

/** What forms and calls respond; the wire is in English. */
export const messageWords: Words = {
  texts: {
    'Name is required': 'नाम लिखना आवश्यक है',
    'Email is required': 'ईमेल लिखना आवश्यक है',
    'Password is required': 'पासवर्ड लिखना आवश्यक है',
    'Current password is required': 'वर्तमान पासवर्ड लिखना आवश्यक है',
    'Phone is required': 'फ़ोन लिखना आवश्यक है',
    'Subject is required': 'विषय लिखना आवश्यक है',
    'Message is required': 'संदेश लिखना आवश्यक है',
    'Full name is required': 'पूरा नाम लिखना आवश्यक है',
    'Mobile number is required': 'मोबाइल नंबर लिखना आवश्यक है',
    'Profile photo is required': 'फ़ोटो चुनना आवश्यक है',
    '… must be at most # characters long': '$1 में अधिक से अधिक $2 अक्षर हो सकते हैं',
    '… must be at least # characters long': '$1 में कम से कम $2 अक्षर होने चाहिए',
    '… must be text': '$1: कोई अक्षर मान्य नहीं है',
    '… must be a single line': '$1 एक ही पंक्ति में होना चाहिए',
    '… must be a phone number': '$1 में सही फ़ोन नंबर लिखें',
    'Full name must be at most # characters long': 'पूरे नाम में अधिक से अधिक $1 अक्षर हो सकते हैं',
    'Photo must be #MB or smaller': 'फ़ोटो अधिक से अधिक $1 MB की हो सकती है',
    'Image must be # megapixels or smaller': 'चित्र अधिक से अधिक $1 मेगापिक्सेल का हो सकता है',
    'AVIF image must be # megapixels or smaller': 'AVIF चित्र अधिक से अधिक $1 मेगापिक्सेल का हो सकता है',
    'Service temporarily unavailable. Please try again later.':
      'सेवा अभी उपलब्ध नहीं है। कृपया बाद में फिर से प्रयास करें।',
    'Too many attempts. Please try again later.': 'बहुत अधिक प्रयास हुए। कृपया बाद में फिर से प्रयास करें।',
    'Request is too large': 'भेजी गई सामग्री बहुत बड़ी है',
    'Request timed out': 'भेजने में बहुत समय लगा। कृपया फिर से प्रयास करें।',
    'Only PNG, JPG, GIF or WebP images are allowed': 'केवल PNG, JPG, GIF या WebP चित्र चलेंगे',
    'This image is too complex to process. Save it as a smaller JPG in an image editor and choose that file.':
      'यह चित्र बहुत जटिल है। इसे किसी चित्र-संपादक में छोटी JPG के रूप में सहेजकर वही फ़ाइल चुनें।',
    'This form needs JavaScript. Turn it on in your browser, then fill in the form again.':
      'इस फ़ॉर्म के लिए JavaScript चाहिए। उसे ब्राउज़र में चालू करके फ़ॉर्म फिर से भरें।',
    'Please enter a valid email address': 'कृपया सही ईमेल पता लिखें',
    'Please enter a valid email address.': 'कृपया सही ईमेल पता लिखें।',
    'Please enter a valid phone number': 'कृपया सही फ़ोन नंबर लिखें',
    'Please enter a valid mobile number': 'कृपया सही मोबाइल नंबर लिखें',
    'Choose one of the options': 'कोई एक विकल्प चुनें',
    'enter a valid email': 'सही ईमेल लिखें',
    'enter a strong password': 'मज़बूत पासवर्ड लिखें',
    'Invalid email or password': 'ईमेल या पासवर्ड ग़लत है',
    'Incorrect password': 'पासवर्ड ग़लत है',
    'Passwords do not match': 'दोनों पासवर्ड एक जैसे नहीं हैं',
    'Password can’t be only spaces': 'पासवर्ड में केवल ख़ाली जगह नहीं हो सकती',
    'Password must be at least # characters long. Please choose a stronger password.':
      'पासवर्ड में कम से कम $1 अक्षर होने चाहिए। कृपया अधिक मज़बूत पासवर्ड चुनें।',
    'Password must be at most # characters long. Please choose a stronger password.':
      'पासवर्ड में अधिक से अधिक $1 अक्षर हो सकते हैं। कृपया दूसरा पासवर्ड चुनें।',
    'Password can’t be only spaces. Please choose a stronger password.':
      'पासवर्ड में केवल ख़ाली जगह नहीं हो सकती। कृपया अधिक मज़बूत पासवर्ड चुनें।',
    'This is one of the most common passwords': 'यह बहुत आम पासवर्ड है',
    'This is the college’s name': 'यह महाविद्यालय का नाम है',
    'This is the first part of your email address': 'यह आपके ईमेल पते का पहला भाग है',
    'This is your email address': 'यह आपका ईमेल पता है',
    'This is one of the most common passwords. Please choose a stronger password.':
      'यह बहुत आम पासवर्ड है। कृपया अधिक मज़बूत पासवर्ड चुनें।',
    'This is the college’s name. Please choose a stronger password.':
      'यह महाविद्यालय का नाम है। कृपया अधिक मज़बूत पासवर्ड चुनें।',
    'This is the first part of your email address. Please choose a stronger password.':
      'यह आपके ईमेल पते का पहला भाग है। कृपया अधिक मज़बूत पासवर्ड चुनें।',
    'This is your email address. Please choose a stronger password.':
      'यह आपका ईमेल पता है। कृपया अधिक मज़बूत पासवर्ड चुनें।',
    'Please agree to the terms': 'कृपया शर्तों से सहमति दें',
    'Login required': 'पहले लॉग इन करें',
    'Someone else is now signed in on this browser, so nothing was changed. Please sign in again.':
      'इस ब्राउज़र में किसी और ने लॉग इन किया है, इसलिए कुछ नहीं बदला। कृपया फिर से लॉग इन करें।',
    'Login failed. Please try again.': 'लॉग इन नहीं हो सका। कृपया फिर से प्रयास करें।',
    "Login successful but couldn't fetch user data. Please refresh the page.":
      'लॉग इन हो गया, पर आपकी जानकारी नहीं आ सकी। कृपया पृष्ठ फिर से खोलें।',
    'User Login Successful': 'लॉग इन हो गया',
    'User logged out successfully.': 'लॉग आउट हो गया।',
    'Google login successful!': 'Google से लॉग इन हो गया!',
    'Google login failed. Please try again.': 'Google से लॉग इन नहीं हो सका। कृपया फिर से प्रयास करें।',
    'Google signup successful!': 'Google से खाता बन गया!',
    'Google signup failed. Please try again.': 'Google से पंजीकरण नहीं हो सका। कृपया फिर से प्रयास करें।',
    'Signup cancelled': 'पंजीकरण रद्द किया गया',
    "Signup successful but couldn't fetch user data. Please refresh the page.":
      'खाता बन गया, पर आपकी जानकारी नहीं आ सकी। कृपया पृष्ठ फिर से खोलें।',
    'Registration failed': 'पंजीकरण नहीं हो सका',
    "Registration successful but couldn't fetch user data. Please refresh the page.":
      'खाता बन गया, पर आपकी जानकारी नहीं आ सकी। कृपया पृष्ठ फिर से खोलें।',
    'User registered successfully': 'खाता बन गया',
    'Email verified successfully': 'ईमेल सत्यापित हो गया',
    'Email is already verified': 'ईमेल पहले ही सत्यापित हो चुका है',
    'Email not found. Please try signing up again.': 'यह ईमेल नहीं मिला। कृपया फिर से पंजीकरण करें।',
    'Verification failed': 'सत्यापन नहीं हो सका',
    'OTP sent to your email': 'OTP आपके ईमेल पर भेज दिया गया',
    'Invalid OTP': 'OTP ग़लत है',
    'OTP has expired. Please request a new one.': 'OTP का समय बीत गया। कृपया नया मँगाएँ।',
    'Please enter the complete #-digit OTP': 'कृपया पूरा $1 अंकों का OTP लिखें',
    'Too many attempts. Please request a new OTP.': 'बहुत अधिक प्रयास हुए। कृपया नया OTP मँगाएँ।',
    'Please wait # seconds before requesting a new OTP': 'नया OTP मँगाने से पहले $1 सेकंड रुकें',
    'Failed to resend OTP': 'OTP फिर से नहीं भेजा जा सका',
    'Failed to send the code': 'कोड नहीं भेजा जा सका',
    'user already exists with this email': 'इस ईमेल से खाता पहले से है',
    'Email is already registered. Please use a different email or try logging in.':
      'यह ईमेल पहले से पंजीकृत है। दूसरा ईमेल लिखें या लॉग इन करें।',
    'This email already has an account. Please log in with it, or use another one.':
      'इस ईमेल का खाता पहले से है। उसी से लॉग इन करें, या दूसरा ईमेल लिखें।',
    'No account found with this email address. Please check your email or sign up.':
      'इस ईमेल का कोई खाता नहीं मिला। ईमेल जाँचें या पंजीकरण करें।',
    'User not found with this email': 'इस ईमेल का कोई खाता नहीं मिला',
    'Email service not configured': 'ईमेल सेवा उपलब्ध नहीं है',
    'Email service temporarily unavailable. Please try again later.':
      'ईमेल सेवा अभी उपलब्ध नहीं है। कृपया बाद में फिर से प्रयास करें।',
    'Failed to send reset link': 'लिंक नहीं भेजा जा सका',
    'Password reset link sent to your email': 'पासवर्ड बदलने का लिंक आपके ईमेल पर भेज दिया गया',
    'Password reset successfully': 'पासवर्ड बदल दिया गया',
    'Invalid or expired token': 'लिंक ग़लत है या उसका समय बीत गया है',
    'Reset link is invalid or has expired. Please request a new one.':
      'लिंक ग़लत है या उसका समय बीत गया है। कृपया नया मँगाएँ।',
    'Reset failed': 'पासवर्ड नहीं बदला जा सका',
    'Retry failed': 'दोबारा प्रयास नहीं हो सका',
    'Server error': 'सर्वर में त्रुटि',
    'Popup blocked. Please allow popups for this site.':
      'पॉप-अप रोक दिया गया। कृपया इस साइट के लिए पॉप-अप की अनुमति दें।',
    'No passkey was chosen.': 'कोई पासकी नहीं चुनी गई।',
    'This device already has a passkey for this account.': 'इस खाते की पासकी इस डिवाइस पर पहले से है।',
    'This browser doesn’t support passkeys.': 'यह ब्राउज़र पासकी नहीं चला सकता।',
    'The passkey could not be used. Please try again.':
      'पासकी काम नहीं कर सकी। कृपया फिर से प्रयास करें।',
    'The passkey could not be added. Please try again.':
      'पासकी नहीं जोड़ी जा सकी। कृपया फिर से प्रयास करें।',
    'You’ve already added this passkey': 'यह पासकी आप पहले ही जोड़ चुके हैं',
    'You can have up to # passkeys. Remove one first.':
      'अधिक से अधिक $1 पासकी हो सकती हैं। पहले कोई एक हटाएँ।',
    'This passkey no longer exists': 'यह पासकी अब नहीं है',
    'This passkey doesn’t match an account here. Try another one, or use your password.':
      'यह पासकी यहाँ के किसी खाते की नहीं है। दूसरी पासकी चुनें या पासवर्ड से लॉग इन करें।',
    'Confirm it’s you first': 'पहले पुष्टि करें कि यह आप ही हैं',
    'Enter your password, or sign in again with your linked account':
      'अपना पासवर्ड लिखें, या जुड़े हुए खाते से फिर लॉग इन करें',
    'This account has no password. Use “Forgot password” on the login page to set one.':
      'इस खाते का पासवर्ड नहीं है। बनाने के लिए लॉग इन पृष्ठ पर “पासवर्ड भूल गए” चुनें।',
    'That device is already signed out': 'वह डिवाइस पहले ही लॉग आउट हो चुका है',
  },
  sentences: {},
}
