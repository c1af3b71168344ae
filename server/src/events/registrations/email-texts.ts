import { textsIn } from '../../platform/mail/texts-in.ts'

export const registrationTexts = textsIn({
  hi: {
    'Hello,': 'नमस्ते,',
    'Hello {name},': 'नमस्ते {name},',
    'Confirm your registration: {title}': 'पंजीकरण की पुष्टि करें: {title}',
    'Someone, probably you, asked to register this address for “{title}” at {name}. Follow the link to confirm: you only get a place, or join the waiting list, once you do.':
      'किसी ने, संभवतः आपने, {name} के कार्यक्रम “{title}” के लिए इस पते से पंजीकरण करना चाहा है। पुष्टि के लिए लिंक खोलें: पुष्टि के बाद ही आपको सीट मिलेगी या प्रतीक्षा सूची में नाम आएगा।',
    'Review and confirm': 'देखें और पुष्टि करें',
    'The link expires in {days} days.': 'यह लिंक {days} दिन तक चलेगा।',
    'If this wasn’t you, ignore this email: someone entered your address by mistake, and nobody has been registered.':
      'यदि यह आपने नहीं किया, तो इस ईमेल पर ध्यान न दें: किसी ने भूल से आपका पता लिखा है, और किसी का पंजीकरण नहीं हुआ।',
    'You’re already registered: {title}': 'आपका पंजीकरण पहले से है: {title}',
    'Someone, probably you, asked to register this address for “{title}”. It is already registered, so nothing has changed.':
      'किसी ने, संभवतः आपने, “{title}” के लिए इस पते से पंजीकरण करना चाहा है। इस पते का पंजीकरण पहले से है, इसलिए कुछ नहीं बदला।',
    'View my registration': 'मेरा पंजीकरण देखें',
    'If this wasn’t you, you don’t need to do anything.':
      'यदि यह आपने नहीं किया, तो आपको कुछ नहीं करना है।',
    'When: {when}': 'कब: {when}',
    'Where: {venue}': 'कहाँ: {venue}',
    'to be announced': 'बाद में बताया जाएगा',
    'Online: {link}': 'ऑनलाइन: {link}',
    'Reason: {reason}': 'कारण: {reason}',
    'Changed your mind? Leave the waiting list with the same link.':
      'मन बदल गया? इसी लिंक से प्रतीक्षा सूची से नाम वापस ले सकते हैं।',
    'Can’t come? Please cancel your registration with the same link, so that someone else gets your place.':
      'आना संभव नहीं है? कृपया इसी लिंक से अपना पंजीकरण रद्द करें, ताकि सीट किसी और को मिल सके।',
    'You keep your place.': 'आपकी सीट बनी रहेगी।',
    'A place is held for you. You can take it once the new date is announced.':
      'आपके लिए एक सीट रखी गई है। नई तारीख़ घोषित होने पर आप उसे स्वीकार कर सकते हैं।',
    'You are number {position} on the waiting list.': 'प्रतीक्षा सूची में आपका क्रमांक {position} है।',
    'A place has come free for you. Take it by {until}.':
      'आपके लिए एक सीट ख़ाली हुई है। उसे {until} तक स्वीकार करें।',
    'You are registered.': 'आपका पंजीकरण मान्य है।',
    'Postponed: {title}': 'स्थगित: {title}',
    'Going ahead after all: {title}': 'अब आयोजित होगा: {title}',
    'Changed: {title}': 'बदलाव: {title}',
    'You’re registered: {title}': 'आपका पंजीकरण हो गया: {title}',
    'You have a place at “{title}”.': '“{title}” में आपकी सीट पक्की है।',
    'You’re on the waiting list: {title}': 'आप प्रतीक्षा सूची में हैं: {title}',
    'All places at “{title}” are taken. You are number {position} on the waiting list. When a place comes free, it goes to the next person on the list. We’ll email you when it’s your turn.':
      '“{title}” की सभी सीटें भर गई हैं। प्रतीक्षा सूची में आपका क्रमांक {position} है। सीट ख़ाली होने पर वह सूची में अगले व्यक्ति को मिलती है। आपकी बारी आने पर हम ईमेल भेजेंगे।',
    'A place has come free for you: {title}': 'आपके लिए एक सीट ख़ाली हुई है: {title}',
    'A place at “{title}” has come free. It is yours until {until}; after that it goes to the next person. Follow the link to take it.':
      '“{title}” में एक सीट ख़ाली हुई है। {until} तक वह आपकी है; उसके बाद अगले व्यक्ति को मिलेगी। सीट लेने के लिए लिंक खोलें।',
    'Take my place': 'सीट स्वीकार करें',
    'Can’t come? Please cancel with the same link, and the next person gets the place straight away.':
      'आना संभव नहीं है? कृपया इसी लिंक से रद्द करें, तो सीट तुरंत अगले व्यक्ति को मिल जाएगी।',
    'Your offer has expired: {title}': 'सीट लेने का समय बीत गया: {title}',
    'We held a place at “{title}” for you, but you didn’t take it in time. You can register again while registration is open; you would join the end of the queue.':
      'हमने “{title}” में आपके लिए एक सीट रखी थी, पर वह समय पर नहीं ली गई। पंजीकरण खुला रहने तक आप फिर पंजीकरण कर सकते हैं; तब आपका नाम क़तार के अंत में आएगा।',
    'You’re no longer registered: {title}': 'आपका पंजीकरण अब नहीं है: {title}',
    'The college has removed you from the list for “{title}”.':
      'महाविद्यालय ने “{title}” की सूची से आपका नाम हटा दिया है।',
    'If you think this is a mistake, please write to us through the contact page.':
      'यदि आपको लगता है कि यह भूल है, तो कृपया संपर्क पृष्ठ से हमें लिखें।',
    '“{title}” will not take place on {when}: it has been postponed. We’ll email you the new date as soon as it is set.':
      '“{title}” {when} को नहीं होगा: इसे स्थगित किया गया है। नई तारीख़ तय होते ही हम ईमेल भेजेंगे।',
    '“{title}” will take place after all. Here are the details:':
      '“{title}” अब आयोजित होगा। विवरण यह है:',
    'The details of “{title}” have changed. They are now:':
      '“{title}” का विवरण बदल गया है। अब यह है:',
    'Cancelled: {title}': 'रद्द: {title}',
    '“{title}” on {when} has been cancelled.': '{when} का कार्यक्रम “{title}” रद्द कर दिया गया है।',
    'You don’t need to do anything.': 'आपको कुछ नहीं करना है।',
    'Coming up: {title}': 'आने वाला कार्यक्रम: {title}',
    'You’re registered for “{title}”.': '“{title}” के लिए आपका पंजीकरण है।',
    'You are receiving this because you registered for “{title}”.':
      'यह ईमेल आपको इसलिए मिला है कि “{title}” के लिए आपका पंजीकरण है।',
  },
})
