import { rolesInHindi } from 'contract/platform/roles-in-hindi'
import type { Words } from '#app/lib/languages/translator'

/** Roles and rights, and what calls respond about staff accounts, settings and requests in general. */
export const accountMessageWords: Words = {
  texts: {
    // “Owner” is a role here; elsewhere it is who looks after an entry.
    ...rolesInHindi,
    ...Object.fromEntries(
      Object.entries(rolesInHindi).map(([text, hindi]) => [`${text}.`, `${hindi}।`]),
    ),
    'own departments only': 'केवल अपने विभाग',
    'own departments, or all': 'अपने विभाग, या सभी',
    'own account': 'अपना खाता',
    'Change their own password and second factor, and sign out their own devices':
      'अपना पासवर्ड और दूसरा चरण बदलना, और अपने डिवाइस लॉग आउट करना',
    'own profile': 'अपनी प्रोफ़ाइल',
    'Edit their own public profile, if they have one': 'अपनी सार्वजनिक प्रोफ़ाइल बदलना, यदि हो',
    'see records': 'कार्यक्रम और व्यक्ति देखना',
    'See events and people in the panel': 'पैनल में कार्यक्रम और व्यक्ति देखना',
    'write records': 'कार्यक्रम और व्यक्ति बदलना',
    'Add, edit and delete events and people, and approve profile changes':
      'कार्यक्रम और व्यक्ति जोड़ना, बदलना और मिटाना, और प्रोफ़ाइल के बदलाव स्वीकृत करना',
    'carry records': 'कार्यक्रम और व्यक्ति: आयात-निर्यात',
    'Import and export events and people as tables':
      'कार्यक्रम और व्यक्तियों की तालिकाएँ आयात और निर्यात करना',
    'see content': 'सामग्री देखना',
    'See website content, pictures and documents, and reports':
      'वेबसाइट की सामग्री, चित्र और दस्तावेज़, और रिपोर्ट देखना',
    'write content': 'सामग्री लिखना',
    'Write drafts, share previews, and upload pictures and documents':
      'मसौदे लिखना, पूर्वावलोकन साझा करना, और चित्र और दस्तावेज़ अपलोड करना',
    'publish content': 'सामग्री प्रकाशित करना',
    'Publish, schedule, unpublish, reorder and delete public content':
      'सामग्री प्रकाशित करना, समय तय करना, वेबसाइट से हटाना, क्रम बदलना और मिटाना',
    'write translations': 'अनुवाद लिखना',
    'Translate website texts as drafts, in the panel or in a spreadsheet':
      'पैनल में या तालिका में वेबसाइट का अनुवाद मसौदे के रूप में करना',
    'publish translations': 'अनुवाद प्रकाशित करना',
    'Publish, schedule and unpublish translations':
      'अनुवाद प्रकाशित करना, समय तय करना और वेबसाइट से हटाना',
    'carry content': 'सामग्री: आयात-निर्यात',
    'Import and export all website texts': 'वेबसाइट की सारी सामग्री आयात और निर्यात करना',
    'handle messages': 'संदेश सँभालना',
    'Read, answer, export and delete messages to the office':
      'कार्यालय को आए संदेश पढ़ना, उत्तर देना, निर्यात करना और मिटाना',
    'handle subscriptions': 'सदस्यता सँभालना',
    'See how many people subscribe to notices, and remove an address':
      'देखना कि कितने लोग सूचनाएँ ईमेल से पाते हैं, और कोई पता हटाना',
    'handle registrations': 'पंजीकरण सँभालना',
    'Manage event registrations: see, add and remove people, export the list, and set the number of seats':
      'कार्यक्रम के पंजीकरण सँभालना: नाम देखना, जोड़ना और हटाना, सूची निर्यात करना और सीटें तय करना',
    'check in': 'प्रवेश-जाँच',
    'Check people in at events': 'कार्यक्रम में लोगों की उपस्थिति दर्ज करना',
    'see activity': 'गतिविधि देखना',
    'See and export who changed what': 'किसने क्या बदला, यह देखना और निर्यात करना',
    'change settings': 'सेटिंग बदलना',
    'Change the college’s settings': 'महाविद्यालय की सेटिंग बदलना',
    'manage accounts': 'खाते सँभालना',
    'Invite people, change roles, and disable or remove accounts':
      'लोगों को आमंत्रित करना, भूमिका बदलना, और खाते बंद करना या हटाना',
    'Your account doesn’t have permission to do this': 'आपके खाते को इसका अधिकार नहीं है',
    'Your permissions have changed. Reload the page.': 'आपके अधिकार बदल गए हैं। पृष्ठ फिर से खोलें।',
    'Your role needs a second factor. Set one up in Settings to continue.':
      'आपकी भूमिका के लिए दूसरा चरण आवश्यक है। आगे बढ़ने के लिए सेटिंग में उसे चालू करें।',

    'Choose a role': 'भूमिका चुनें',
    'Choose at least one department': 'कम से कम एक विभाग चुनें',
    'Choose at most 60 departments': 'अधिक से अधिक 60 विभाग चुनें',
    'This role covers the whole college, so leave its departments empty':
      'यह भूमिका पूरे महाविद्यालय के लिए है, इसलिए विभाग ख़ाली छोड़ें',
    'The role already decides whether this account may publish':
      'यह खाता प्रकाशित कर सकता है या नहीं, यह भूमिका से ही तय है',
    'Choose whether this account may publish': 'चुनें कि यह खाता प्रकाशित कर सकता है या नहीं',
    'Choose the person whose profile this account edits': 'वह व्यक्ति चुनें जिसकी प्रोफ़ाइल यह खाता बदले',
    'This person isn’t in Faculty and staff': 'यह व्यक्ति “शिक्षक और कर्मचारी” में नहीं है',
    'This department doesn’t exist': 'यह विभाग नहीं है',
    'Only English letters are allowed in the email address. If its domain is in another script, enter the form that begins with xn--':
      'ईमेल पते में केवल अंग्रेज़ी के अक्षर हो सकते हैं। यदि डोमेन दूसरी लिपि में है, तो उसका वह रूप लिखें जो xn-- से शुरू होता है',
    'Invitation sent': 'आमंत्रण भेजा गया',
    'We couldn’t send an email. Copy the link and give it to the person you’re inviting.':
      'ईमेल नहीं भेजा जा सका। लिंक कॉपी करके उस व्यक्ति को दें जिसे आप आमंत्रित कर रहे हैं।',
    'Invitation revoked. Its link no longer works.':
      'आमंत्रण वापस लिया गया। उसका लिंक अब काम नहीं करेगा।',
    'This invitation no longer exists': 'यह आमंत्रण अब नहीं है',
    'This address has already been invited. Send that invitation again.':
      'इस पते पर आमंत्रण भेजा जा चुका है। वही आमंत्रण फिर से भेजें।',
    'This address already has an account': 'इस पते का खाता पहले से है',
    'Your account is ready. Sign in to start.': 'आपका खाता तैयार है। आरंभ करने के लिए लॉग इन करें।',
    'This invitation has already been accepted. Sign in, or use “Forgot password?” on the login page.':
      'यह आमंत्रण स्वीकार हो चुका है। लॉग इन करें, या लॉग इन पृष्ठ पर “पासवर्ड भूल गए?” चुनें।',
    'This invitation expired after seven days. Ask the person who invited you to send it again.':
      'यह आमंत्रण सात दिन बाद समाप्त हो गया। जिन्होंने आमंत्रित किया था, उनसे फिर भेजने को कहें।',
    'A newer invitation has replaced this one. Look for the newer email, or ask the person who invited you.':
      'इसके बदले नया आमंत्रण भेजा गया है। नया ईमेल देखें, या जिन्होंने आमंत्रित किया था, उनसे पूछें।',
    'This invitation was revoked. If you think that’s a mistake, ask the college.':
      'यह आमंत्रण वापस ले लिया गया है। यदि यह भूल लगे, तो महाविद्यालय से पूछें।',
    'This link is incomplete or expired long ago. Open it from the email again, or ask for a new invitation.':
      'यह लिंक अधूरा है या बहुत पहले समाप्त हो गया। उसे ईमेल से फिर खोलें, या नया आमंत्रण माँगें।',
    'Account changed': 'खाता बदला गया',
    'Account disabled and signed out everywhere': 'खाता बंद किया गया और सब जगह लॉग आउट हुआ',
    'Account enabled. Its owner can sign in again.':
      'खाता चालू किया गया। जिसका खाता है, वह फिर लॉग इन कर सकता है।',
    'Signed out everywhere': 'सब जगह लॉग आउट हुआ',
    'Account removed': 'खाता हटाया गया',
    'This account no longer exists': 'यह खाता अब नहीं है',
    'Someone changed this account in the meantime. Please review it again.':
      'इस बीच किसी ने यह खाता बदल दिया है। कृपया फिर से देख लें।',
    'This is the last owner who can sign in. Make someone else an owner first.':
      'लॉग इन कर सकने वाले ये अंतिम स्वामी हैं। पहले किसी और को स्वामी बनाएँ।',
    'Admin login required': 'पहले पैनल में लॉग इन करें',
    'Login successful': 'लॉग इन हो गया',
    'Logged out successfully! 👋': 'लॉग आउट हो गया! 👋',
    'If that address has a panel account, we’ve emailed it a link to set a new password.':
      'यदि उस पते का पैनल खाता है, तो नया पासवर्ड बनाने का लिंक ईमेल कर दिया गया है।',
    'Reset link is valid': 'लिंक मान्य है',
    'Password changed. You’re signed out everywhere else.':
      'पासवर्ड बदल दिया गया। बाक़ी सब जगह आप लॉग आउट हो गए हैं।',
    'Confirm with your second factor': 'दूसरे चरण से पुष्टि करें',
    'That took too long. Please sign in again.': 'बहुत समय लग गया। कृपया फिर से लॉग इन करें।',
    'This code is wrong or has been used. Enter the current one.':
      'यह कोड ग़लत है या काम में आ चुका है। अभी वाला कोड लिखें।',
    'This code is wrong. Check that your phone sets its time automatically, then enter the current code.':
      'यह कोड ग़लत है। देखें कि फ़ोन का समय अपने-आप सेट होता है, फिर अभी वाला कोड लिखें।',
    'Authenticator app added': 'ऑथेंटिकेटर ऐप जोड़ा गया',
    'Authenticator app removed': 'ऑथेंटिकेटर ऐप हटाया गया',
    'You already have an authenticator app. Remove it first.':
      'आपका ऑथेंटिकेटर ऐप पहले से है। पहले उसे हटाएँ।',
    'There is no authenticator app to remove': 'हटाने के लिए कोई ऑथेंटिकेटर ऐप नहीं है',
    'This setup has expired. Please start again.': 'समय बीत गया। कृपया फिर से आरंभ करें।',
    'You’re the only owner who can sign in, so you can’t remove your last second factor. Add another one first.':
      'लॉग इन कर सकने वाले स्वामी केवल आप हैं, इसलिए अपना अंतिम दूसरा चरण नहीं हटा सकते। पहले एक और जोड़ें।',
    'Second factors removed. The account is signed out everywhere.':
      'दूसरे चरण हटाए गए। खाता सब जगह लॉग आउट हो गया है।',

    'Settings saved': 'सेटिंग सहेज ली गई',
    'Not saved: someone else changed this setting in the meantime. Please review it again.':
      'नहीं सहेजा गया: इस बीच किसी और ने यह सेटिंग बदल दी है। कृपया फिर से देख लें।',
    'Write the date as YYYY-MM-DD': 'तारीख़ YYYY-MM-DD के रूप में लिखें',
    'This search is too long': 'खोज के शब्द बहुत लंबे हैं',
    'This category doesn’t exist': 'यह श्रेणी नहीं है',
    'One of the chosen categories or departments no longer exists':
      'चुनी हुई कोई श्रेणी या विभाग अब नहीं है',
    'There are no notices from this year': 'इस वर्ष की कोई सूचना नहीं है',
    'Unknown …': 'यह विकल्प मान्य नहीं है',
    'Invalid request': 'अनुरोध मान्य नहीं है',
    'Invalid request: …': 'अनुरोध मान्य नहीं है: $1',
    'Invalid request body': 'भेजी गई सामग्री मान्य नहीं है',
    'Unsupported content type': 'इस प्रकार की सामग्री नहीं चलेगी',
    'Precondition failed': 'इस बीच कुछ बदल गया है',
    'Request headers are too large': 'अनुरोध बहुत बड़ा है',
    'Request origin not allowed': 'इस पते से अनुरोध की अनुमति नहीं है',
    'It took too long': 'बहुत समय लग गया',
  },
  sentences: {},
}
