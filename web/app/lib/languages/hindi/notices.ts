import type { Words } from '../translator.ts'

export const noticeWords: Words = {
  texts: {
    Notices: 'सूचनाएँ',
    'Announcements, results and timetables for students and families.':
      'विद्यार्थियों और अभिभावकों के लिए घोषणाएँ, परीक्षाफल और समय-सारणी।',
    'Loading notices...': 'सूचनाएँ खुल रही हैं...',
    'Loading the notice...': 'सूचना खुल रही है...',
    'RSS feed': 'RSS फ़ीड',
    'All notices': 'सभी सूचनाएँ',
    'More notices': 'और सूचनाएँ',
    'Other notices': 'अन्य सूचनाएँ',
    'Newer notices': 'नई सूचनाएँ',
    'Older notices': 'पुरानी सूचनाएँ',
    'Latest news': 'ताज़ा समाचार',
    'Pause news': 'समाचार रोकें',
    'Play news': 'समाचार चलाएँ',
    Current: 'वर्तमान',
    'No notices match these filters.': 'इन विकल्पों से कोई सूचना मेल नहीं खाती।',
    'Nothing current here. Choose a year to see older notices.':
      'यहाँ अभी कोई सूचना नहीं है। पुरानी सूचनाओं के लिए वर्ष चुनें।',
    'Showing # to # of #': 'कुल $3 में से $1 से $2',
    'Valid until [date]': '$1 तक मान्य',

    'Whole college': 'पूरा महाविद्यालय',
    '… and college-wide': '$1 और पूरा महाविद्यालय',
    Urgent: 'अत्यावश्यक',
    New: 'नई',
    Pinned: 'प्रमुख',
    'No longer valid': 'अब मान्य नहीं',
    'Notices by email': 'ईमेल से सूचनाएँ',
    'Every notice, by email.': 'हर सूचना, ईमेल से।',
    'Only these: ….': 'केवल ये: $1।',
    'Choose categories and departments': 'श्रेणियाँ और विभाग चुनें',
    'How often?': 'कितनी बार?',
    'As they are published': 'प्रकाशित होते ही',
    'Once a day': 'दिन में एक बार',
    Subscribe: 'सदस्यता लें',
    'Subscribe again': 'फिर से सदस्यता लें',
    Unsubscribe: 'सदस्यता समाप्त करें',
    'Send confirmation link': 'पुष्टि का लिंक भेजें',
    'Get results, timetables and holidays by email. We use your address for nothing else, and every email has an unsubscribe link.':
      'परीक्षाफल, समय-सारणी और अवकाश की सूचना ईमेल से पाएँ। आपके पते का उपयोग किसी और काम के लिए नहीं होता, और हर ईमेल में सदस्यता समाप्त करने का लिंक होता है।',
    'Leave all boxes empty to get every category.': 'सभी श्रेणियों के लिए सारे खाने ख़ाली छोड़ दें।',
    'Leave all boxes empty for every department. College-wide notices are always included.':
      'सभी विभागों के लिए सारे खाने ख़ाली छोड़ दें। पूरे महाविद्यालय की सूचनाएँ हमेशा शामिल रहती हैं।',
    'No longer offered': 'अब उपलब्ध नहीं',
    'Your subscription': 'आपकी सदस्यता',
    'Change which notices you get, or unsubscribe.':
      'चुनें कि आपको कौन-सी सूचनाएँ मिलें, या सदस्यता समाप्त करें।',
    'Save choices': 'विकल्प सहेजें',
    'Yes, subscribe me': 'हाँ, मुझे सूचनाएँ भेजें',
    'Unsubscribing also deletes your address.': 'सदस्यता समाप्त करने पर आपका पता भी मिटा दिया जाता है।',
    'Didn’t ask for this? Remove your address, and this link will stop working.':
      'क्या यह अनुरोध आपने नहीं किया था? अपना पता हटा दें; फिर यह लिंक काम नहीं करेगा।',
    'Remove my address': 'मेरा पता हटाएँ',
    'No, remove my address': 'नहीं, मेरा पता हटाएँ',
    'Check your email. Follow the link we sent to confirm. Until then, we won’t send you anything else.':
      'अपना ईमेल देखें और भेजे गए लिंक से पुष्टि करें। तब तक हम और कुछ नहीं भेजेंगे।',
    'A category or department you chose no longer exists. Please choose again.':
      'आपकी चुनी हुई कोई श्रेणी या विभाग अब नहीं है। कृपया फिर से चुनें।',
    'Too many requests from your network. Please try again in ten minutes.':
      'आपके नेटवर्क से बहुत अधिक अनुरोध आए हैं। कृपया दस मिनट बाद प्रयास करें।',
    'Your email is confirmed. You’ll get the next notice.':
      'आपके ईमेल की पुष्टि हो गई। अगली सूचना आपको मिलेगी।',
    'Your preferences are saved.': 'आपके विकल्प सहेज लिए गए।',
    'You’ve unsubscribed. We’ve deleted your address, and you won’t get further notices.':
      'आपकी सदस्यता समाप्त हो गई। आपका पता मिटा दिया गया है और अब सूचनाएँ नहीं आएँगी।',
    'This link doesn’t belong to an active subscription. You may have unsubscribed, the subscription wasn’t confirmed within # days, or the link is incomplete.':
      'यह लिंक किसी चालू सदस्यता का नहीं है। हो सकता है कि आपने सदस्यता समाप्त कर दी हो, $1 दिन में पुष्टि न हुई हो, या लिंक अधूरा हो।',
    'You’re subscribed to notice emails': 'अब आपको सूचनाएँ ईमेल से मिलेंगी',
    'You’re unsubscribed from notice emails': 'अब आपको सूचनाएँ ईमेल से नहीं मिलेंगी',
    'Verify your email first. We only send notices to verified addresses.':
      'पहले अपना ईमेल सत्यापित करें। सूचनाएँ केवल सत्यापित पतों पर भेजी जाती हैं।',
  },
  sentences: {
    'We send notices to|…|.': 'सूचनाएँ $1 पर भेजी जाती हैं।',
    'Send notices to|…|?': 'क्या सूचनाएँ $1 पर भेजी जाएँ?',
    '…|Unsubscribe any time with the link in each email.':
      '$1 हर ईमेल के लिंक से सदस्यता कभी भी समाप्त कर सकते हैं।',
  },
}
