import type { Words } from '#app/lib/languages/translator'

/** Accounts of staff, invitations and what roles may do. */
export const staffWords: Words = {
  texts: {
    accounts: 'खाते',
    'People you invite get an email with a link that works for seven days.':
      'आमंत्रित व्यक्ति को ईमेल से एक लिंक मिलता है, जो सात दिन तक काम करता है।',
    'Email is not set up, so you need to share the invitation link yourself.':
      'ईमेल की व्यवस्था नहीं है, इसलिए आमंत्रण का लिंक आपको स्वयं देना होगा।',
    'Invite someone': 'किसी को आमंत्रित करें',
    Invitations: 'आमंत्रण',
    'Not accepted yet.': 'जो अभी स्वीकार नहीं हुए।',
    'Invitation for …': '=1 का आमंत्रण',
    ': ….': ': $1।',
    Invited: 'आमंत्रित',
    Expired: 'समय समाप्त',
    'Invited by … on [date], expires [date]': '=1 ने $2 को आमंत्रित किया, $3 तक मान्य',
    'Invited by … on [date], expired [date]': '=1 ने $2 को आमंत्रित किया, $3 को समय समाप्त',
    'Send again': 'फिर से भेजें',
    'New link': 'नया लिंक',
    'Invitation link': 'आमंत्रण का लिंक',
    'We’ve emailed this link. To share it in another way, copy it now. It won’t be shown again.':
      'यह लिंक ईमेल से भेज दिया गया है। किसी और तरीके से देना हो तो इसे अभी कॉपी कर लें। यह फिर नहीं दिखाया जाएगा।',
    Revoke: 'निरस्त करें',
    'Send invitation again': 'आमंत्रण फिर से भेजें',
    'Create a new link': 'नया लिंक बनाएँ',
    'Create link': 'लिंक बनाएँ',
    'The link that … already has will stop working. Confirm it’s you.':
      '=1 के पास जो लिंक है, वह काम नहीं करेगा। पुष्टि करें कि यह आप ही हैं।',
    'Send invitation': 'आमंत्रण भेजें',
    'Change invitation': 'आमंत्रण बदलें',
    'They get a new link. The old one stops working.': 'नया लिंक मिलेगा। पुराना लिंक काम नहीं करेगा।',
    'They choose a password when they accept the invitation.':
      'आमंत्रण स्वीकार करते समय वे अपना पासवर्ड चुनते हैं।',
    'You are inviting … as …. Confirm it’s you.':
      'आप =1 को इस भूमिका के लिए आमंत्रित कर रहे हैं: $2। पुष्टि करें कि यह आप ही हैं।',

    Accounts: 'खाते',
    You: 'आप',
    Active: 'चालू',
    Disabled: 'बंद',
    'Last signed in [date]': 'पिछला लॉग इन: $1',
    'Never signed in': 'अब तक लॉग इन नहीं किया',
    'has a second factor': 'दूसरा चरण है',
    'no second factor': 'दूसरा चरण नहीं है',
    'signed in on # device': '$1 डिवाइस पर लॉग इन',
    'signed in on # devices': '$1 डिवाइस पर लॉग इन',
    'owns one entry': '1 प्रविष्टि के स्वामी',
    'owns # entries': '$1 प्रविष्टियों के स्वामी',
    '…, can publish': '$1, प्रकाशित कर सकते हैं',
    Change: 'बदलें',
    Enable: 'चालू करें',
    Disable: 'बंद करें',
    'Remove second factor': 'दूसरा चरण हटाएँ',
    'Change …': 'बदलें: =1',
    'Changes apply immediately.': 'बदलाव तुरंत लागू होते हैं।',
    'Change account': 'खाता बदलें',
    'Verify & Continue': 'पुष्टि करके आगे बढ़ें',
    'Can publish, including changes to public pages':
      'प्रकाशित कर सकते हैं, वेबसाइट पर दिख रहे पृष्ठों के बदलाव भी',
    '(leave empty for all)': '(सभी के लिए ख़ाली छोड़ें)',
    'Public profile': 'सार्वजनिक प्रोफ़ाइल',
    None: 'कोई नहीं',
    'This person’s own page in Faculty or Team.': '“शिक्षक” या “टीम” में इस व्यक्ति का अपना पृष्ठ।',
    'Disable account': 'खाता बंद करें',
    'Disabling...': 'बंद किया जा रहा है...',
    '… is signed out everywhere right away and can’t sign in until the account is enabled again. Their content stays, and any invitations they sent stop working.':
      '=1 तुरंत सब जगह लॉग आउट हो जाएँगे और खाता फिर चालू होने तक लॉग इन नहीं कर सकेंगे। उनकी लिखी सामग्री बनी रहेगी, और उनके भेजे आमंत्रण काम नहीं करेंगे।',
    '… is signed out everywhere, and their passkeys, authenticator app and recovery codes stop working. Until they set up a new one, their password alone is enough to sign in. Do this only if they have lost their phone and you are sure that it’s really them asking.':
      '=1 सब जगह लॉग आउट हो जाएँगे, और उनकी पासकी, ऑथेंटिकेटर ऐप तथा रिकवरी कोड काम नहीं करेंगे। नया चरण जोड़ने तक केवल पासवर्ड से लॉग इन होगा। ऐसा तभी करें जब उनका फ़ोन खो गया हो और आपको विश्वास हो कि अनुरोध उन्हीं का है।',
    'Removing...': 'हटाया जा रहा है...',
    'Remove account': 'खाता हटाएँ',
    '… is signed out everywhere and their account is deleted. Their content stays, with their name, and any invitations they sent stop working. This cannot be undone.':
      '=1 सब जगह लॉग आउट हो जाएँगे और उनका खाता मिटा दिया जाएगा। उनकी लिखी सामग्री उनके नाम के साथ बनी रहेगी, और उनके भेजे आमंत्रण काम नहीं करेंगे। इसे वापस नहीं लाया जा सकता।',
    'Enter your password to continue': 'आगे बढ़ने के लिए अपना पासवर्ड लिखें',
    'This is your own account.': 'यह आपका अपना खाता है।',
    'One website entry will have no owner. Reports lists them.':
      'वेबसाइट की एक प्रविष्टि का कोई स्वामी नहीं रहेगा। सूची “रिपोर्ट” में है।',
    '# website entries will have no owner. Reports lists them.':
      'वेबसाइट की $1 प्रविष्टियों का कोई स्वामी नहीं रहेगा। सूची “रिपोर्ट” में है।',
    'Enable account': 'खाता चालू करें',
    '… will be able to sign in again. Confirm it’s you.':
      '=1 फिर से लॉग इन कर सकेंगे। पुष्टि करें कि यह आप ही हैं।',

    'Roles and permissions': 'भूमिकाएँ और अधिकार',
    'Accounts limited to departments can use these permissions only within those departments.':
      'जिन खातों के लिए विभाग तय हैं, उनके ये अधिकार केवल उन्हीं विभागों में हैं।',
    'Table of roles and permissions': 'भूमिकाओं और अधिकारों की तालिका',
    Permission: 'अधिकार',
    'if allowed to publish': 'यदि प्रकाशन की अनुमति हो',
    yes: 'हाँ',
    no: 'नहीं',

    '…: Account disabled and signed out everywhere': '=1: खाता बंद किया गया और सब जगह लॉग आउट हुआ',
    '…: Account enabled. Its owner can sign in again.':
      '=1: खाता चालू किया गया। जिसका खाता है, वह फिर लॉग इन कर सकता है।',
    '…: Signed out everywhere': '=1: सब जगह लॉग आउट हुआ',
    '…: Account removed': '=1: खाता हटाया गया',
    '…: Second factors removed. The account is signed out everywhere.':
      '=1: दूसरे चरण हटाए गए। खाता सब जगह लॉग आउट हो गया है।',
    'Editor of departments: …': 'विभागों के संपादक: $1',
    'Author: …': 'लेखक: $1',
    'Translator: …': 'अनुवादक: $1',
    'Teacher: …': 'शिक्षक: $1',
    'Front office: …': 'कार्यालय: $1',
    'Check-in staff: …': 'प्रवेश-जाँच स्टाफ़: $1',
  },
  sentences: {},
}
