import type { Words } from '#app/lib/languages/translator'

/** Around the form of an entry: preview, publication, review, links to drafts, history. */
export const contentPublicationWords: Words = {
  texts: {
    Preview: 'पूर्वावलोकन',
    'Show preview': 'पूर्वावलोकन दिखाएँ',
    'Hide preview': 'पूर्वावलोकन छिपाएँ',
    'Preview of …': 'पूर्वावलोकन: =1',
    Desktop: 'कंप्यूटर',
    'Updating preview...': 'पूर्वावलोकन ताज़ा हो रहा है...',
    'Only you can see this.': 'इसे केवल आप देख सकते हैं।',
    'The preview could not be loaded.': 'पूर्वावलोकन नहीं खुल सका।',

    'Before you publish': 'प्रकाशित करने से पहले',
    'Ready to publish': 'प्रकाशित करने के लिए तैयार',
    'Nothing has been translated yet.': 'अभी तक किसी पाठ का अनुवाद नहीं हुआ है।',
    '… (warning)': '$1 (चेतावनी)',
    'Another … has the same title': 'इसी शीर्षक से एक और $1 है',
    'The picture has no alternative text. Describe what it shows or mark it as decorative.':
      'चित्र का वर्णन नहीं है। लिखें कि उसमें क्या दिखता है, या बताएँ कि वह केवल सजावट है।',
    'The file is called “…”. Is it the right one?': 'फ़ाइल का नाम “=1” है। क्या यही सही फ़ाइल है?',
    '“…” has no text that search and screen readers can read. Add a text version.':
      '“=1” में ऐसा पाठ नहीं है जिसे खोज और स्क्रीन रीडर पढ़ सकें। उसका लिखित रूप जोड़ें।',

    Publication: 'प्रकाशन',
    'Goes live on [date]': 'प्रकाशन का समय: $1',
    'Later edits are not included. They stay a draft.':
      'बाद के बदलाव इसमें शामिल नहीं हैं। वे मसौदे में रहेंगे।',
    'Schedule…': 'समय तय करें…',
    'Reschedule…': 'समय बदलें…',
    'Schedule for [date]': 'समय तय करें: $1',
    'Date and time': 'तारीख़ और समय',
    'College time': 'महाविद्यालय के समय के अनुसार',
    'Choose a date and time': 'तारीख़ और समय चुनें',
    'Cancel schedule': 'तय समय रद्द करें',
    'Discard draft': 'मसौदा हटाएँ',
    'Discard draft?': 'मसौदा हटाएँ?',
    'This goes back to the published version. Your draft stays in the history.':
      'प्रकाशित संस्करण वापस आ जाएगा। आपका मसौदा इतिहास में रहेगा।',
    'This goes back to the scheduled version. Your draft stays in the history.':
      'तय समय वाला संस्करण वापस आ जाएगा। आपका मसौदा इतिहास में रहेगा।',

    'Unpublish or delete': 'वेबसाइट से हटाएँ या मिटाएँ',
    'Once published, public until [date]': 'प्रकाशित होने पर $1 तक वेबसाइट पर',
    'Set end date…': 'अंतिम तिथि तय करें…',
    'Change end date…': 'अंतिम तिथि बदलें…',
    'Remove end date': 'अंतिम तिथि हटाएँ',
    'Show until [date]': '$1 तक दिखाएँ',
    'Unpublish?': 'वेबसाइट से हटाएँ?',
    'Visitors will no longer see “…”. It stays here as a draft.':
      'आगंतुकों को “=1” अब नहीं दिखेगा। वह यहाँ मसौदे के रूप में रहेगा।',
    'Its schedule is cancelled too.': 'उसका तय समय भी रद्द हो जाएगा।',

    'Publish now': 'अभी प्रकाशित करें',
    'Publish without email': 'बिना ईमेल प्रकाशित करें',
    'Publish and email # person': 'प्रकाशित करें और $1 व्यक्ति को ईमेल भेजें',
    'Publish and email # people': 'प्रकाशित करें और $1 लोगों को ईमेल भेजें',
    'Email # person': '$1 व्यक्ति को ईमेल भेजें',
    'Email # people': '$1 लोगों को ईमेल भेजें',
    'Email subscribers': 'ईमेल पाने वालों को ईमेल भेजें',
    'Email the correction to # person': '$1 व्यक्ति को सुधार का ईमेल भेजें',
    'Email the correction to # people': '$1 लोगों को सुधार का ईमेल भेजें',
    'Email the correction to subscribers': 'ईमेल पाने वालों को सुधार का ईमेल भेजें',
    'Your choice could not be saved. Try again.': 'आपका चुनाव नहीं सहेजा जा सका। फिर से प्रयास करें।',
    'See the email that subscribers get. It goes to … only.':
      'देखें कि पाने वालों को कैसा ईमेल मिलेगा। यह केवल =1 पर जाएगा।',
    'Send a test to myself': 'मुझे नमूना भेजें',
    'Your changes could not be saved, so no test was sent. Try again.':
      'आपके बदलाव सहेजे नहीं जा सके, इसलिए नमूना नहीं भेजा गया। फिर से प्रयास करें।',
    'Publish after its last day?': 'अंतिम दिन के बाद भी प्रकाशित करें?',
    'Publish on every page?': 'हर पृष्ठ पर प्रकाशित करें?',
    'Someone changed the same field. Your changes stay in this browser until you choose which version to keep.':
      'किसी और ने भी यही फ़ील्ड बदला है। जब तक आप यह न चुनें कि कौन-सा संस्करण रखना है, आपके बदलाव इसी ब्राउज़र में रहेंगे।',
    Compare: 'तुलना करें',
    publishing: 'प्रकाशन',
    unpublishing: 'वेबसाइट से हटाना',
    'Undone. The website is as it was before.': 'वापस ले लिया गया। वेबसाइट पहले जैसी हो गई है।',
    'Undone. The scheduled version is a draft now: schedule it again.':
      'वापस ले लिया गया। तय समय वाला संस्करण अब मसौदा है: फिर से समय तय करें।',
    'Someone changed this in the meantime. Check the merged version, then try again.':
      'इस बीच किसी ने इसमें बदलाव किया है। मिला हुआ संस्करण जाँचें, फिर दोबारा प्रयास करें।',
    'Your changes could not be saved, so nothing else was done. Please try again.':
      'आपके बदलाव सहेजे नहीं जा सके, इसलिए और कुछ नहीं किया गया। कृपया फिर से प्रयास करें।',

    'Send for review': 'जाँच के लिए भेजें',
    'Reviewers see this version. Later edits are not included.':
      'प्रकाशकों को यही संस्करण दिखेगा। बाद के बदलाव इसमें शामिल नहीं होंगे।',
    Note: 'टिप्पणी',
    'This was edited after it was sent. Only the version that was sent will be published; later edits stay a draft.':
      'भेजने के बाद इसमें बदलाव हुए हैं। केवल भेजा गया संस्करण प्रकाशित होगा; बाद के बदलाव मसौदे में रहेंगे।',
    'Withdraw request': 'अनुरोध वापस लें',
    'What will change for visitors': 'आगंतुकों के लिए क्या बदलेगा',
    'Loading the changes...': 'बदलाव खुल रहे हैं...',
    'The changes could not be loaded.': 'बदलाव नहीं खुल सके।',
    'No visible changes.': 'दिखने वाला कोई बदलाव नहीं है।',
    'A newer version was published in the meantime. Check the form below and publish from there.':
      'इस बीच नया संस्करण प्रकाशित हो गया है। नीचे का फ़ॉर्म जाँचें और वहीं से प्रकाशित करें।',
    'Approve and publish': 'स्वीकृत और प्रकाशित करें',
    'Approve and publish without email': 'बिना ईमेल स्वीकृत और प्रकाशित करें',
    'Approve, publish and email # person': 'स्वीकृत और प्रकाशित करें, $1 व्यक्ति को ईमेल भेजें',
    'Approve, publish and email # people': 'स्वीकृत और प्रकाशित करें, $1 लोगों को ईमेल भेजें',
    'Approve, publish and email subscribers': 'स्वीकृत और प्रकाशित करें, ईमेल पाने वालों को ईमेल भेजें',
    'Return with note…': 'टिप्पणी के साथ लौटाएँ…',
    'Return for changes': 'बदलाव के लिए लौटाएँ',
    'Nothing will be published. … sees your note above the form.':
      'कुछ प्रकाशित नहीं होगा। =1 को आपकी टिप्पणी फ़ॉर्म के ऊपर दिखेगी।',
    'What needs to change': 'क्या बदलना है',
    Return: 'लौटाएँ',
    'Returned for changes': 'बदलाव के लिए लौटाया गया',
    'By …, [date]': '=1, $2',

    'Owner and review': 'प्रभारी और जाँच',
    'Owner and review date could not be loaded.': 'प्रभारी और जाँच की तिथि नहीं खुल सकी।',
    'Owner@label': 'प्रभारी',
    'No owner': 'कोई प्रभारी नहीं',
    '… (disabled)': '=1 (खाता बंद)',
    'Review by': 'कब तक जाँचें',
    'Overdue reviews come first in Reports. Only staff see this.':
      'जिनकी जाँच की तिथि बीत गई है, वे रिपोर्ट में सबसे ऊपर आते हैं। यह केवल स्टाफ़ को दिखता है।',
    'Review again every': 'फिर जाँच का अंतराल',
    'Save owner and review': 'प्रभारी और जाँच सहेजें',
    'Mark as reviewed': 'जाँच दर्ज करें',
    'The review could not be saved. Check your connection and try again.':
      'जाँच नहीं सहेजी जा सकी। इंटरनेट जाँचकर फिर से प्रयास करें।',

    'Share draft': 'मसौदा साझा करें',
    'Hide links': 'लिंक छिपाएँ',
    'Anyone with the link can read this version for # days, without an account. Later edits are not included.':
      'इस लिंक से कोई भी यह संस्करण $1 दिन तक बिना खाते के पढ़ सकता है। बाद के बदलाव इसमें शामिल नहीं होते।',
    'The links could not be loaded.': 'लिंक नहीं खुल सके।',
    'Expires [date]': '$1 तक मान्य',
    'Created [date] by …': '=2 ने $1 को बनाया',
    'Delete link': 'लिंक मिटाएँ',
    ': created [date] by …': ': =2 ने $1 को बनाया',
    'Your changes could not be saved, so no link was created. Please try again.':
      'आपके बदलाव सहेजे नहीं जा सके, इसलिए लिंक नहीं बना। कृपया फिर से प्रयास करें।',

    History: 'इतिहास',
    'Show history': 'इतिहास दिखाएँ',
    'Hide history': 'इतिहास छिपाएँ',
    'Loading history...': 'इतिहास खुल रहा है...',
    'The history could not be loaded.': 'इतिहास नहीं खुल सका।',
    'Live version': 'वेबसाइट पर यही है',
    'Published [date]': '$1 को प्रकाशित',
    Draft: 'मसौदा',
    'No changes': 'कोई बदलाव नहीं',
    'Restore as draft': 'मसौदे के रूप में वापस लाएँ',
    ': …, [date]': ': =1, $2',
  },
  sentences: {
    'Undo|…': '$1 वापस लें',
    '…|Undo|…': '$1 $2 वापस लें',
  },
}
