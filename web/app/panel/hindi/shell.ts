import type { Words } from '#app/lib/languages/translator'

/** Around all views: header, sidebar, messages, dialogs. */
export const panelShellWords: Words = {
  texts: {
    'Admin panel': 'स्टाफ़ पैनल',
    'Admin Panel': 'स्टाफ़ पैनल',
    'Welcome to the admin panel': 'स्टाफ़ पैनल में आपका स्वागत है',
    'The admin panel needs JavaScript.': 'स्टाफ़ पैनल के लिए JavaScript चाहिए।',
    'Welcome back, Admin': 'आपका फिर से स्वागत है',
    Help: 'सहायता',
    'View website': 'वेबसाइट देखें',
    'View on site': 'वेबसाइट पर देखें',
    'Expand sidebar': 'साइडबार खोलें',
    'Collapse sidebar': 'साइडबार समेटें',
    '# unread': '$1 बिना पढ़े',
    'Logging out...': 'लॉग आउट हो रहा है...',
    'Your session has ended. Please sign in again.': 'आप लॉग आउट हो गए हैं। कृपया फिर से लॉग इन करें।',
    'Your session has ended. Please sign in again. Your changes are saved in this window.':
      'आप लॉग आउट हो गए हैं। कृपया फिर से लॉग इन करें। आपके बदलाव इस खिड़की में सहेजे हुए हैं।',
    '… Your changes are saved in this window.': '$1 आपके बदलाव इस खिड़की में सहेजे हुए हैं।',
    'Your changes are saved in this window.': 'आपके बदलाव इस खिड़की में सहेजे हुए हैं।',

    'Dismiss message': 'संदेश हटाएँ',
    'Something went wrong. Check your connection and try again.':
      'कुछ गड़बड़ हो गई। इंटरनेट जाँचकर फिर से प्रयास करें।',
    'Leave without saving?': 'बिना सहेजे आगे बढ़ें?',
    'Your unsaved changes will be lost.': 'जो बदलाव सहेजे नहीं गए हैं, वे मिट जाएँगे।',
    'Keep editing': 'बदलते रहें',
    Leave: 'बिना सहेजे जाएँ',
    'Not saved: someone deleted this in the meantime. Your text is still here, so you can copy it.':
      'सहेजा नहीं गया: इस बीच किसी ने इसे मिटा दिया। आपका लिखा यहीं है, आप उसे कॉपी कर सकते हैं।',
    'Failed to save settings. Please try again.': 'सेटिंग नहीं सहेजी जा सकी। कृपया फिर से प्रयास करें।',
    'Someone else saved this in the meantime. Their version:':
      'इस बीच किसी और ने इसे सहेज दिया है। उनका संस्करण:',
    empty: 'ख़ाली',
    'Your text is still here. Save again to replace their version.':
      'आपका लिखा यहीं है। उनके संस्करण की जगह अपना रखने के लिए फिर से सहेजें।',
    'Failed to download the file. Please try again.':
      'फ़ाइल डाउनलोड नहीं हो सकी। कृपया फिर से प्रयास करें।',
    'The file contains …. Confirm it’s you.': 'इस फ़ाइल में: $1। पुष्टि करें कि यह आप ही हैं।',
    'Password verification failed': 'पासवर्ड की जाँच नहीं हो सकी',
    'The passkey could not be used. Enter your password.': 'पासकी काम नहीं कर सकी। अपना पासवर्ड लिखें।',
    'The link could not be copied. Select it and copy it yourself.':
      'लिंक कॉपी नहीं हो सका। उसे चुनकर स्वयं कॉपी करें।',
    'Copy it now. It won’t be shown again.': 'इसे अभी कॉपी कर लें। यह फिर नहीं दिखाया जाएगा।',

    '… shown on every page, …:': '$1 हर पृष्ठ पर दिख रही है, $2:',
    'no end date': 'कोई अंतिम तारीख़ नहीं',
    'End now': 'अभी हटाएँ',
    'End alert?': 'सूचना-पट्टी हटाएँ?',
    'Visitors will no longer see “…”. It stays in the panel as a draft.':
      '“=1” वेबसाइट पर नहीं दिखेगी। पैनल में मसौदे के रूप में रहेगी।',
    'The alert could not be ended. Check your connection and try again.':
      'सूचना-पट्टी नहीं हटाई जा सकी। इंटरनेट जाँचकर फिर से प्रयास करें।',

    Content: 'सामग्री',
    'Overview of your college events and faculty': 'महाविद्यालय के कार्यक्रम और शिक्षक, एक नज़र में',
    'Read and answer messages from visitors': 'वेबसाइट से आए संदेश पढ़ें और उत्तर दें',
    'Profile Changes': 'प्रोफ़ाइल में बदलाव',
    'Review the changes people made to their own profiles':
      'लोगों ने अपनी प्रोफ़ाइल में जो बदला है, उसे जाँचें',
    'Add New Event': 'नया कार्यक्रम जोड़ें',
    'Create exciting events for students': 'विद्यार्थियों के लिए रोचक कार्यक्रम बनाएँ',
    'Edit Event': 'कार्यक्रम बदलें',
    'Change the details visitors see': 'वेबसाइट पर दिखने वाला विवरण बदलें',
    'Manage Events': 'कार्यक्रमों का प्रबंधन',
    'View and manage all events': 'सभी कार्यक्रम देखें और सँभालें',
    'Details, people, check-in, emails, certificates and photos':
      'विवरण, व्यक्ति, प्रवेश-जाँच, ईमेल, प्रमाण-पत्र और फ़ोटो',
    'See who has registered for each event, and manage seats and waiting lists':
      'देखें कि किस कार्यक्रम में किसका पंजीकरण है; सीटें और प्रतीक्षा सूचियाँ सँभालें',
    'Scan tickets at the entrance with a phone': 'प्रवेश-द्वार पर फ़ोन से टिकट स्कैन करें',
    'See who attended each event, check scan problems and issue certificates':
      'देखें कि किस कार्यक्रम में कौन आया; स्कैन की समस्याएँ जाँचें और प्रमाण-पत्र जारी करें',
    'Add Faculty Member': 'शिक्षक जोड़ें',
    'Add new faculty member to your college': 'महाविद्यालय में नया शिक्षक जोड़ें',
    'All Faculty Members': 'सभी शिक्षक',
    'View and manage faculty members': 'शिक्षकों का विवरण देखें और सँभालें',
    'My Profile': 'मेरी प्रोफ़ाइल',
    'Edit your public profile page': 'वेबसाइट का अपना प्रोफ़ाइल पृष्ठ बदलें',
    'See who changed what, and when': 'देखें कि किसने क्या और कब बदला',
    'Import & Export': 'आयात और निर्यात',
    'Import and export events and faculty as tables, and website texts as one file':
      'कार्यक्रम और शिक्षक तालिका के रूप में, और वेबसाइट की सामग्री एक फ़ाइल में, आयात और निर्यात करें',
    'Invite staff and choose what each person can do':
      'स्टाफ़ को आमंत्रित करें और चुनें कि कौन क्या कर सकता है',
    Settings: 'सेटिंग',
    'Configure your admin panel': 'अपने स्टाफ़ पैनल की सेटिंग चुनें',
    'Search everything you can see, including drafts and unpublished content':
      'जो कुछ आप देख सकते हैं, उस सब में खोजें; मसौदे और अप्रकाशित सामग्री भी',
    'How to do the usual things, step by step': 'रोज़ के काम कैसे करें, चरण-दर-चरण',
    ': Add Administrative Staff': ': प्रशासनिक कर्मचारी जोड़ें',
    ': Administrative Positions': ': प्रशासनिक पद',
    ': Add Management & Other': ': प्रबंधन और अन्य जोड़ें',
    ': Management & Other': ': प्रबंधन और अन्य',
    ': All Management Staff': ': सभी प्रबंधन कर्मचारी',

    '[date], …': '$1, =2',
    '[date], #, …': '$1 $2, =3',
    'Let in without a seat': 'बिना सीट के प्रवेश दिया',
    'Let in with a deleted ticket': 'मिटाए गए टिकट से प्रवेश दिया',
    'Command line': 'कमांड लाइन',
    'Initial setup': 'आरंभिक स्थापना',
    'Automatic deletion': 'स्वचालित सफ़ाई',
    Schedule: 'तय समय',
    'Mail server': 'मेल सर्वर',
  },
  sentences: {},
}
