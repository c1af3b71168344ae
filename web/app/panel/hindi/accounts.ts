import type { Words } from '#app/lib/languages/translator'

/** Signing in to the panel, and one’s own account under Settings. */
export const panelAccountWords: Words = {
  texts: {
    'Admin Login': 'स्टाफ़ लॉग इन',
    'Sign in to manage the college’s events and faculty.':
      'महाविद्यालय के कार्यक्रमों और शिक्षकों के काम के लिए लॉग इन करें।',
    'Back to the website': 'वेबसाइट पर लौटें',
    'Opening the panel...': 'पैनल खुल रहा है...',
    'Opening the login page...': 'लॉग इन पृष्ठ खुल रहा है...',
    'Enter the email of your staff account and we’ll send you a link to reset your password.':
      'अपने स्टाफ़ खाते का ईमेल लिखें। पासवर्ड बदलने का लिंक हम उसी पर भेजेंगे।',
    'Your password is correct. One more step to sign in as':
      'आपका पासवर्ड सही है। एक चरण और, इस खाते के लिए:',
    'The six-digit code from your authenticator app, or one of your recovery codes.':
      'ऑथेंटिकेटर ऐप का छह अंकों का कोड, या आपका कोई रिकवरी कोड।',
    'One of your recovery codes.': 'आपका कोई रिकवरी कोड।',
    'Use a passkey': 'पासकी से लॉग इन करें',
    'Checking...': 'जाँच हो रही है...',
    'Back to password': 'पासवर्ड पर लौटें',

    'Your invitation': 'आपका आमंत्रण',
    'To work on the website of ….': '$1 की वेबसाइट पर काम करने के लिए।',
    'Checking your invitation...': 'आपका आमंत्रण जाँचा जा रहा है...',
    'We couldn’t check your invitation. Check your connection and try again.':
      'आपका आमंत्रण नहीं जाँचा जा सका। इंटरनेट जाँचें और फिर से प्रयास करें।',
    'Invited by': 'आमंत्रित करने वाले',
    'Your role': 'आपकी भूमिका',
    'You’ll sign in with': 'लॉग इन का ईमेल',
    'Valid until': 'मान्य',
    'Accept invitation': 'आमंत्रण स्वीकार करें',
    'Creating your account...': 'आपका खाता बन रहा है...',
    'The invitation could not be accepted. Check the connection, then try again.':
      'आमंत्रण स्वीकार नहीं हो सका। इंटरनेट जाँचें, फिर दोबारा प्रयास करें।',

    'Are you sure?': 'क्या आप लॉग आउट करना चाहते हैं?',
    'You will be logged out!': 'आप पैनल से लॉग आउट हो जाएँगे।',
    'Yes, logout!': 'हाँ, लॉग आउट करें',
    'Logout failed, but you can still logout locally':
      'सर्वर पर लॉग आउट नहीं हो सका, पर इस डिवाइस पर लॉग आउट हो सकता है',

    'Your role needs a second factor. Set one up below to continue using the panel.':
      'आपकी भूमिका के लिए दूसरा चरण आवश्यक है। पैनल में काम जारी रखने के लिए उसे नीचे जोड़ें।',
    'Your role needs a second factor by …. After that, you can’t use the panel until you set one up.':
      'आपकी भूमिका के लिए $1 तक दूसरा चरण जोड़ना आवश्यक है। उसके बाद इसे जोड़े बिना पैनल नहीं खुलेगा।',
    'Set up now': 'अभी जोड़ें',

    'College Name': 'महाविद्यालय का नाम',
    'Admin Email': 'स्टाफ़ ईमेल',
    Role: 'भूमिका',
    'System Information': 'सिस्टम की जानकारी',
    'Total Events': 'कुल कार्यक्रम',
    "Today's Date": 'आज की तारीख़',
    'Changing your password signs you out on all other devices.':
      'पासवर्ड बदलने पर आप बाक़ी सभी डिवाइस पर लॉग आउट हो जाएँगे।',

    'Second factor': 'दूसरा चरण',
    'A second factor keeps your account safe even if someone steals your password.':
      'पासवर्ड किसी और के हाथ लग जाए, तब भी दूसरा चरण आपके खाते को सुरक्षित रखता है।',
    'Your second factors could not be loaded.': 'आपके दूसरे चरण की जानकारी नहीं खुल सकी।',
    'Your account is protected by your password only.': 'आपका खाता केवल पासवर्ड से सुरक्षित है।',
    'Passkey. …': 'पासकी। $1',
    'Authenticator app': 'ऑथेंटिकेटर ऐप',
    'Set up [date]': '$1 को जोड़ा गया',
    'Recovery codes': 'रिकवरी कोड',
    '# of # left': '$2 में से $1 शेष',
    '# of # left. Generate new ones.': '$2 में से $1 शेष। नए कोड बनाएँ।',
    'Generate new': 'नए बनाएँ',
    'Generate new: …': 'नए बनाएँ: $1',
    'Rename: …': 'नाम बदलें: =1',
    'Remove: …': 'हटाएँ: $1',
    'Rename passkey': 'पासकी का नाम बदलें',
    'Name for the new passkey': 'नई पासकी का नाम',
    'Add passkey': 'पासकी जोड़ें',
    'Confirm it’s you. Your browser then asks where to save the passkey.':
      'पुष्टि करें कि यह आप ही हैं। फिर ब्राउज़र पूछेगा कि पासकी कहाँ सहेजी जाए।',
    'Set up an authenticator app': 'ऑथेंटिकेटर ऐप जोड़ें',
    'Confirm it’s you. You’ll then get a code to scan with the app.':
      'पुष्टि करें कि यह आप ही हैं। फिर ऐप से स्कैन करने के लिए एक कोड मिलेगा।',
    'Scan this code with the app, or enter the key below it.':
      'इस कोड को ऐप से स्कैन करें, या नीचे लिखी कुंजी ऐप में लिखें।',
    'QR code of the key below': 'नीचे लिखी कुंजी का QR कोड',
    'Code from the app': 'ऐप का कोड',
    'Turn on': 'चालू करें',
    'Remove the authenticator app': 'ऑथेंटिकेटर ऐप हटाएँ',
    'You won’t be able to sign in with its codes.': 'उसके कोड से आप लॉग इन नहीं कर सकेंगे।',
    'You won’t be able to sign in with it.': 'उससे आप लॉग इन नहीं कर सकेंगे।',
    'You won’t be able to sign in with “…”.': '“=1” से आप लॉग इन नहीं कर सकेंगे।',
    'Generate new recovery codes': 'नए रिकवरी कोड बनाएँ',
    'Your current codes will stop working.': 'आपके अभी के कोड काम नहीं करेंगे।',
    'Generate codes': 'कोड बनाएँ',
    'Your recovery codes': 'आपके रिकवरी कोड',
    'Save them somewhere you can reach without your phone. If you lose it, each code logs you in once. They won’t be shown again.':
      'इन्हें ऐसी जगह रखें जहाँ फ़ोन के बिना भी देख सकें। फ़ोन खो जाने पर हर कोड से एक बार लॉग इन होता है। ये फिर नहीं दिखेंगे।',
    Copy: 'कॉपी करें',
    Print: 'छापें',
    Copied: 'कॉपी हो गया',
    'I’ve saved them': 'मैंने सहेज लिए',
    'Your browser blocked copying. Print or download the codes instead.':
      'ब्राउज़र ने कॉपी नहीं करने दिया। कोड छाप लें या डाउनलोड करें।',

    Messages: 'संदेश',
    'How long to keep messages from the contact form, including suspected spam.':
      'संपर्क फ़ॉर्म के संदेश कब तक रखे जाएँ, संदिग्ध स्पैम सहित।',
    'Keep messages': 'संदेश रखें',
    'Until someone deletes them': 'जब तक कोई मिटाए नहीं',
    'Keep messages for …': 'संदेश $1 तक रखें',
    'Messages older than … will be permanently deleted within the hour, read or not. From then on, this happens automatically.':
      '$1 से पुराने संदेश, पढ़े हों या नहीं, एक घंटे के भीतर हमेशा के लिए मिटा दिए जाएँगे। आगे यह अपने आप होता रहेगा।',
    'Delete older messages': 'पुराने संदेश मिटाएँ',
    Registrations: 'पंजीकरण',
    'How long to keep the names and answers of people who registered, counted from the event. Totals are kept permanently.':
      'पंजीकरण करने वालों के नाम और उत्तर कार्यक्रम के बाद कब तक रखे जाएँ। कुल संख्याएँ हमेशा रहती हैं।',
    'Keep registrations': 'पंजीकरण रखें',
    'Keep registrations for …': 'पंजीकरण $1 तक रखें',
    'Personal details of people who registered for events more than … ago will be permanently deleted within the hour. Totals are kept.':
      '$1 से पुराने कार्यक्रमों में पंजीकरण करने वालों का निजी विवरण एक घंटे के भीतर हमेशा के लिए मिटा दिया जाएगा। कुल संख्याएँ बनी रहेंगी।',
    'Delete older registrations': 'पुराने पंजीकरण मिटाएँ',
    '# months': '$1 महीने',
    'The settings could not be loaded.': 'सेटिंग नहीं खुल सकीं।',
    Profiles: 'प्रोफ़ाइल',
    'Choose whether people’s changes to their own profiles need approval. Anyone who can edit people in the department can approve them.':
      'चुनें कि अपनी प्रोफ़ाइल में किए गए बदलावों के लिए स्वीकृति चाहिए या नहीं। विभाग के व्यक्तियों का विवरण बदल सकने वाला कोई भी स्वीकृति दे सकता है।',
    'Changes are': 'बदलाव',
    'Published right away': 'तुरंत प्रकाशित हों',
    'Published after approval': 'स्वीकृति के बाद प्रकाशित हों',
  },
  sentences: {
    '…|The link expires in # minutes. If you don’t see it, check your spam folder.':
      '$1 लिंक $2 मिनट तक मान्य है। ईमेल न दिखे तो स्पैम फ़ोल्डर देखें।',
    'Your password is correct. One more step to sign in as|…|.':
      'आपका पासवर्ड सही है। $1 के रूप में लॉग इन के लिए एक चरण और।',
  },
}
