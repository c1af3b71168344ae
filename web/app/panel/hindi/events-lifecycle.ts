import type { Words } from '#app/lib/languages/translator'

/** Moving, postponing, cancelling, reinstating and repeating events. */
export const eventLifecycleWords: Words = {
  texts: {
    More: 'और',
    'More for …': 'और विकल्प: =1',
    Back: 'लौटें',
    'Move…': 'तारीख़ बदलें…',
    'Postpone…': 'स्थगित करें…',
    'Cancel event…': 'कार्यक्रम रद्द करें…',
    'Reinstate event…': 'कार्यक्रम बहाल करें…',
    'Copy…': 'कॉपी करें…',
    'Repeat…': 'दोहराएँ…',
    'Extend series…': 'शृंखला बढ़ाएँ…',
    'Move… …': 'तारीख़ बदलें: =2',
    'Postpone… …': 'स्थगित करें: =2',
    'Cancel event… …': 'कार्यक्रम रद्द करें: =2',
    'Reinstate event… …': 'कार्यक्रम बहाल करें: =2',
    'Copy… …': 'कॉपी करें: =2',
    'Repeat… …': 'दोहराएँ: =2',
    'Extend series… …': 'शृंखला बढ़ाएँ: =2',

    'This event': 'केवल यह कार्यक्रम',
    'This and later events': 'यह और आगे के कार्यक्रम',
    'This and later events (#)': 'यह और आगे के कार्यक्रम ($1)',
    'Event … of … in the series': 'शृंखला का कार्यक्रम $1 (कुल $2)',

    'Move event': 'कार्यक्रम की तारीख़ बदलें',
    'New date': 'नई तारीख़',
    'Later events move by the same amount': 'आगे के कार्यक्रम भी उतने ही खिसकेंगे',
    'The duration stays the same': 'अवधि वही रहेगी',
    'Shown to visitors. If empty, the time of the date is shown.':
      'वेबसाइट पर दिखता है। ख़ाली हो तो तारीख़ का समय दिखता है।',
    'Leave empty if the event is online only': 'केवल ऑनलाइन कार्यक्रम हो तो ख़ाली छोड़ें',
    'Visitors have already seen the previous date. We’ll email the new one to everyone registered.':
      'पिछली तारीख़ लोग वेबसाइट पर देख चुके हैं। नई तारीख़ सभी पंजीकृत लोगों को ईमेल से बताई जाएगी।',
    'Show the previous date to visitors, struck through': 'पिछली तारीख़ वेबसाइट पर काटकर दिखाएँ',

    'Checking who will get an email...': 'देखा जा रहा है कि ईमेल किसे जाएगा...',
    'We couldn’t check how many people will get an email. The emails will be sent anyway.':
      'यह नहीं देखा जा सका कि ईमेल कितने लोगों को जाएगा। ईमेल फिर भी भेजे जाएँगे।',
    'Nobody has registered, so no emails will be sent.':
      'किसी ने पंजीकरण नहीं किया है, इसलिए कोई ईमेल नहीं जाएगा।',
    '# person who is registered or waiting': '$1 पंजीकृत या प्रतीक्षारत व्यक्ति',
    '# people who are registered or waiting': '$1 पंजीकृत या प्रतीक्षारत व्यक्तियों',

    'Postpone event': 'कार्यक्रम स्थगित करें',
    'The event page stays online and says that the event is cancelled, and why.':
      'कार्यक्रम का पृष्ठ वेबसाइट पर बना रहेगा और उस पर लिखा होगा कि कार्यक्रम रद्द है, और क्यों।',
    'Visitors see that the event is postponed. You can set a new date later with “Move”.':
      'वेबसाइट पर दिखेगा कि कार्यक्रम स्थगित है। नई तारीख़ बाद में “तारीख़ बदलें” से दी जा सकती है।',
    'Visitors see the new date, with the previous one struck through.':
      'वेबसाइट पर नई तारीख़ दिखेगी, और पिछली कटी हुई।',
    'Leave empty if there is no new date yet': 'नई तारीख़ तय न हो तो ख़ाली छोड़ें',
    'Reinstate event': 'कार्यक्रम बहाल करें',
    'The event will take place as announced: …. Registrations are unchanged.':
      'कार्यक्रम घोषणा के अनुसार होगा: $1। पंजीकरण वैसे ही रहेंगे।',

    'Repeat event': 'कार्यक्रम दोहराएँ',
    'Extend series': 'शृंखला बढ़ाएँ',
    'The series has # events, weekly.': 'शृंखला में $1 कार्यक्रम हैं, हर सप्ताह।',
    'The series has # events, monthly.': 'शृंखला में $1 कार्यक्रम हैं, हर महीने।',
    'How often': 'कितनी बार',
    'Every week on …': 'हर सप्ताह $1 को',
    'Every month on the … …': 'हर महीने $1 $2 को',
    first: 'पहले',
    second: 'दूसरे',
    third: 'तीसरे',
    fourth: 'चौथे',
    last: 'आख़िरी',
    'After a number of events': 'कुछ कार्यक्रमों के बाद',
    'On a date': 'किसी तारीख़ को',
    'End date': 'अंतिम तारीख़',
    'Number of events': 'कार्यक्रमों की संख्या',
    'At most … events': 'अधिक से अधिक $1 कार्यक्रम',
    '# events in total, the last on [date].': 'कुल $1 कार्यक्रम, अंतिम $2 को।',
    'The series ends on … at the latest.': 'शृंखला अधिक से अधिक $1 तक चलेगी।',
    'Adds … after the last one, with the same details.':
      'अंतिम कार्यक्रम के बाद इसी विवरण के साथ $1 जुड़ेंगे।',
    'Each event has its own registrations. Registration, check-in and certificate settings are copied. You can change, move or cancel each event separately.':
      'हर कार्यक्रम के अपने पंजीकरण होते हैं। पंजीकरण, प्रवेश-जाँच और प्रमाण-पत्र की सेटिंग कॉपी होती हैं। हर कार्यक्रम को अलग से बदला, आगे-पीछे किया या रद्द किया जा सकता है।',
    'All of them are drafts, like this one.': 'इसी की तरह सभी मसौदे रहेंगे।',
    'All of them will be published on ….': 'सभी $1 को प्रकाशित होंगे।',
  },
  sentences: {
    '…|won’t get an email: the event they registered for is over.':
      '$1 को ईमेल नहीं जाएगा: जिस कार्यक्रम के लिए पंजीकरण था, वह समाप्त हो चुका है।',
    '…|will get an email.': '$1 को ईमेल जाएगा।',
  },
}
