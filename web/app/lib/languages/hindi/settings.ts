import type { Words } from '../translator.ts'

/** “My account”. */
export const settingsWords: Words = {
  texts: {
    'View and edit your student account.': 'अपना विद्यार्थी खाता देखें और बदलें।',
    'Loading your account...': 'आपका खाता खुल रहा है...',
    'Your account could not be loaded.': 'आपका खाता नहीं खुल सका।',
    'Sign in to see your account.': 'अपना खाता देखने के लिए लॉग इन करें।',
    Profile: 'प्रोफ़ाइल',
    'Save changes': 'बदलाव सहेजें',
    'Profile updated successfully': 'प्रोफ़ाइल सहेज ली गई',
    'Failed to update profile. Please try again.': 'प्रोफ़ाइल नहीं सहेजी जा सकी। कृपया फिर से प्रयास करें।',
    'Verified email': 'सत्यापित ईमेल',
    'This email isn’t verified yet.': 'यह ईमेल अभी सत्यापित नहीं है।',
    'Account created on [date]': 'खाता $1 को बना',

    'My events': 'मेरे कार्यक्रम',
    'The events you registered for, soonest first.':
      'जिन कार्यक्रमों के लिए आपने पंजीकरण किया है, तिथि के क्रम में।',
    'Your events could not be loaded.': 'आपके कार्यक्रम नहीं खुल सके।',
    'See what’s on': 'कार्यक्रम देखें',
    'My registration': 'मेरा पंजीकरण',
    Certificates: 'प्रमाण-पत्र',
    'We email notices to ….': 'सूचनाएँ $1 पर भेजी जाती हैं।',
    'Get notices by email at ….': 'सूचनाएँ $1 पर ईमेल से पाएँ।',
    'Your subscription could not be loaded.': 'आपकी सदस्यता नहीं खुल सकी।',
    'Your choices couldn’t be saved. Please try again.':
      'आपके विकल्प नहीं सहेजे जा सके। कृपया फिर से प्रयास करें।',
    'Change password': 'पासवर्ड बदलें',
    'Changing...': 'बदला जा रहा है...',
    'Password changed successfully': 'पासवर्ड बदल दिया गया',
    'Failed to change password. Please try again.': 'पासवर्ड नहीं बदला जा सका। कृपया फिर से प्रयास करें।',
    'set one': 'पासवर्ड बना सकते हैं',
    Passkeys: 'पासकी',
    'Sign in with your fingerprint, face or screen lock instead of your password.':
      'पासवर्ड के बदले अपनी उँगली की छाप, चेहरे या स्क्रीन लॉक से लॉग इन करें।',
    'You don’t have a passkey yet.': 'आपकी अभी कोई पासकी नहीं है।',
    'Your passkeys could not be loaded.': 'आपकी पासकी नहीं खुल सकीं।',
    'Add a passkey': 'पासकी जोड़ें',
    'First, confirm that it’s you. Your browser then asks where to save the passkey.':
      'पहले पुष्टि करें कि यह आप ही हैं। फिर ब्राउज़र पूछेगा कि पासकी कहाँ सहेजी जाए।',
    'Rename this passkey': 'इस पासकी का नाम बदलें',
    'Remove this passkey': 'यह पासकी हटाएँ',
    'You’ll no longer be able to sign in with “…”.': 'आप “$1” से लॉग इन नहीं कर सकेंगे।',
    'The passkey could not be renamed. Please try again.':
      'पासकी का नाम नहीं बदला जा सका। कृपया फिर से प्रयास करें।',
    'Added [date], last used [date]': '$1 को जोड़ी गई, पिछली बार $2 को काम आई',
    'Added [date], not used yet': '$1 को जोड़ी गई, अभी तक काम नहीं आई',
    'Added [date], last used [date], synced across your devices':
      '$1 को जोड़ी गई, पिछली बार $2 को काम आई, आपके सभी डिवाइस पर',
    'Added [date], not used yet, synced across your devices':
      '$1 को जोड़ी गई, अभी तक काम नहीं आई, आपके सभी डिवाइस पर',
    'Passkey added': 'पासकी जोड़ दी गई',
    'Passkey renamed': 'पासकी का नाम बदल दिया गया',
    'Passkey “…” removed': 'पासकी “=1” हटा दी गई',
    Devices: 'डिवाइस',
    'Devices signed in to your account. Sign out any you don’t recognise.':
      'आपके खाते में लॉग इन किए गए डिवाइस। जिसे आप न पहचानें, उसे लॉग आउट करें।',
    'Your devices could not be loaded.': 'आपके डिवाइस की सूची नहीं खुल सकी।',
    'This device': 'यह डिवाइस',
    'Unknown device': 'अज्ञात डिवाइस',
    'Signed in [date], last active [date]': '$1 को लॉग इन, पिछली बार $2 को सक्रिय',
    ', from …': ', $1 से',
    'Sign out: …, signed in [date]': 'लॉग आउट करें: $1, $2 को लॉग इन',
    'Chrome on …': '$1 पर Chrome',
    'Firefox on …': '$1 पर Firefox',
    'Safari on …': '$1 पर Safari',
    'Edge on …': '$1 पर Edge',
    'Opera on …': '$1 पर Opera',
    'Samsung Internet on …': '$1 पर Samsung Internet',
    'Sign out': 'लॉग आउट करें',
    'Sign out all others': 'बाक़ी सभी को लॉग आउट करें',
    'Sign out everywhere': 'सब जगह लॉग आउट करें',
    'Signing out...': 'लॉग आउट हो रहा है...',
    'This signs you out on all your devices, including this one. You can sign in again at any time.':
      'इससे आप इस डिवाइस सहित सभी डिवाइस पर लॉग आउट हो जाएँगे। आप कभी भी फिर से लॉग इन कर सकते हैं।',
    'Failed to sign out. Please try again.': 'लॉग आउट नहीं हो सका। कृपया फिर से प्रयास करें।',
    'That device could not be signed out. Please try again.':
      'वह डिवाइस लॉग आउट नहीं हो सका। कृपया फिर से प्रयास करें।',
    'That device is signed out': 'वह डिवाइस लॉग आउट हो गया',
    'All other devices are signed out': 'बाक़ी सभी डिवाइस लॉग आउट हो गए',
    'Signed out on all devices': 'सभी डिवाइस पर लॉग आउट हो गया',
    'Your data': 'आपका डेटा',
    'Download everything we keep about you, or delete your account.':
      'आपके बारे में रखा गया सारा डेटा डाउनलोड करें, या अपना खाता मिटाएँ।',
    'Download my data': 'मेरा डेटा डाउनलोड करें',
    'Delete my account': 'मेरा खाता मिटाएँ',
    'Keep my account': 'मेरा खाता रहने दें',
    'Deleting...': 'मिटाया जा रहा है...',
    'You’ll get a file with everything we keep about you, including your photo. First, confirm that it’s you.':
      'आपको एक फ़ाइल मिलेगी जिसमें आपकी फ़ोटो सहित आपका सारा डेटा होगा। पहले पुष्टि करें कि यह आप ही हैं।',
    'This deletes your account and everything we keep about it. You can’t undo this.':
      'इससे आपका खाता और उसका सारा डेटा मिट जाएगा। इसे वापस नहीं लाया जा सकता।',
    'Failed to delete account. Please try again.': 'खाता नहीं मिटाया जा सका। कृपया फिर से प्रयास करें।',
    'Account deleted': 'खाता मिटा दिया गया',
    'your linked account': 'अपने जुड़े हुए खाते',
    'Continue with': 'आगे बढ़ें:',
    'Remove with': 'हटाएँ:',
    'Download with': 'डाउनलोड करें:',
    'Delete with': 'मिटाएँ:',
  },
  sentences: {
    'After an event, you’ll find its certificate with your registration under “My events”.|…':
      'कार्यक्रम के बाद उसका प्रमाण-पत्र “मेरे कार्यक्रम” में आपके पंजीकरण के साथ मिलता है। $1',
    'You haven’t registered for any events.|…': 'आपने किसी कार्यक्रम के लिए पंजीकरण नहीं किया है। $1',
    'You sign in with Google, so this account has no password. You can|…|with a link we’ll email you.':
      'आप Google से लॉग इन करते हैं, इसलिए इस खाते का पासवर्ड नहीं है। ईमेल से मिलने वाले लिंक से आप $1।',
    'To confirm that it’s you, sign in with|…|again.':
      'यह पुष्टि करने के लिए कि यह आप ही हैं, $1 से फिर लॉग इन करें।',
    '…|Continue|with a passkey': '$1 पासकी से आगे बढ़ें',
    '…|Remove|with a passkey': '$1 पासकी से हटाएँ',
    '…|Download|with a passkey': '$1 पासकी से डाउनलोड करें',
    '…|Delete|with a passkey': '$1 पासकी से मिटाएँ',
  },
}
