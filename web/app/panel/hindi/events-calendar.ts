import type { Words } from '#app/lib/languages/translator'

/** The list of events, their form and photos, and deleted events. */
export const eventCalendarWords: Words = {
  texts: {
    '# event': '$1 कार्यक्रम',
    '# events': '$1 कार्यक्रम',
    '# person': '$1 व्यक्ति',
    '# people': '$1 व्यक्ति',
    'Search by title or description': 'शीर्षक या विवरण से खोजें',
    'Time not specified': 'समय नहीं बताया गया',
    Location: 'स्थान',
    'Location not specified': 'स्थान नहीं बताया गया',
    Series: 'शृंखला',
    weekly: 'हर सप्ताह',
    monthly: 'हर महीने',
    ID: 'ID',
    '[date] (previously [date])': '$1 (पहले $2)',
    'Manage event': 'कार्यक्रम सँभालें',
    'Manage event: …': 'कार्यक्रम सँभालें: =1',

    'Create Event': 'कार्यक्रम बनाएँ',
    'Creating Event...': 'कार्यक्रम बन रहा है...',
    'Failed to add event. Please try again.': 'कार्यक्रम नहीं जोड़ा जा सका। कृपया फिर से प्रयास करें।',
    'Failed to update event. Please try again.': 'कार्यक्रम नहीं सहेजा जा सका। कृपया फिर से प्रयास करें।',
    'Registration, check-in and certificate settings are copied too. Their dates move with the event.':
      'पंजीकरण, प्रवेश-जाँच और प्रमाण-पत्र की सेटिंग भी कॉपी होती हैं। उनकी तारीख़ें कार्यक्रम के साथ बदलती हैं।',

    'Publish …?': '$1 प्रकाशित करें?',
    'Visitors see them right away, or from the time they’re scheduled for.':
      'ये वेबसाइट पर तुरंत दिखेंगे, या तय किए गए समय से।',
    'Unpublish …?': '$1 वेबसाइट से हटाएँ?',
    'They become drafts. Events with registrations stay public: cancel those instead.':
      'ये मसौदे बन जाएँगे। जिनमें पंजीकरण हैं, वे वेबसाइट पर बने रहेंगे: उन्हें रद्द करें।',
    'is already a draft or has registrations': 'पहले से मसौदा है या उसमें पंजीकरण हैं',
    'are already drafts or have registrations': 'पहले से मसौदे हैं या उनमें पंजीकरण हैं',
    'Cancel events': 'कार्यक्रम रद्द करें',
    'Cancel …?': '$1 रद्द करें?',
    'Cancel …': '$1 रद्द करें',
    Reason: 'कारण',
    'Shown to visitors and included in the email': 'वेबसाइट पर और ईमेल में दिखता है',
    'We’ll email # person who is registered or waiting. The pages stay online and say that the events are cancelled, and why.':
      'पंजीकृत या प्रतीक्षारत $1 व्यक्ति को ईमेल भेजा जाएगा। पृष्ठ वेबसाइट पर बने रहेंगे और उन पर लिखा होगा कि कार्यक्रम रद्द हैं, और क्यों।',
    'We’ll email # people who are registered or waiting. The pages stay online and say that the events are cancelled, and why.':
      'पंजीकृत या प्रतीक्षारत $1 व्यक्तियों को ईमेल भेजा जाएगा। पृष्ठ वेबसाइट पर बने रहेंगे और उन पर लिखा होगा कि कार्यक्रम रद्द हैं, और क्यों।',
    'Nobody gets an email. The pages stay online and say that the events are cancelled, and why.':
      'किसी को ईमेल नहीं जाएगा। पृष्ठ वेबसाइट पर बने रहेंगे और उन पर लिखा होगा कि कार्यक्रम रद्द हैं, और क्यों।',
    'is already cancelled': 'पहले से रद्द है',
    'are already cancelled': 'पहले से रद्द हैं',
    'We’ll email # person to say their event is cancelled. Events with registrations stay under “Deleted events” for # days. The others are deleted for good.':
      '$1 व्यक्ति को ईमेल से बताया जाएगा कि कार्यक्रम रद्द है। जिनमें पंजीकरण हैं, वे $2 दिन “मिटाए गए कार्यक्रम” में रहेंगे। बाक़ी हमेशा के लिए मिट जाएँगे।',
    'We’ll email # people to say their event is cancelled. Events with registrations stay under “Deleted events” for # days. The others are deleted for good.':
      '$1 व्यक्तियों को ईमेल से बताया जाएगा कि कार्यक्रम रद्द है। जिनमें पंजीकरण हैं, वे $2 दिन “मिटाए गए कार्यक्रम” में रहेंगे। बाक़ी हमेशा के लिए मिट जाएँगे।',
    'Events with registrations stay under “Deleted events” for # days. The others are deleted for good.':
      'जिनमें पंजीकरण हैं, वे $1 दिन “मिटाए गए कार्यक्रम” में रहेंगे। बाक़ी हमेशा के लिए मिट जाएँगे।',

    '… # of the # you selected …, so it stays as it is.':
      '$1 चुने हुए $3 में से $2: $4, इसलिए उसमें बदलाव नहीं होगा।',
    '… # of the # you selected …, so they stay as they are.':
      '$1 चुने हुए $3 में से $2: $4, इसलिए उनमें बदलाव नहीं होगा।',

    'Delete event': 'कार्यक्रम मिटाएँ',
    'Are you sure you want to delete "…"?': 'क्या आप “=1” को मिटाना चाहते हैं?',
    'Checking who is registered...': 'देखा जा रहा है कि कौन पंजीकृत है...',
    'We couldn’t check how many people are registered. Everyone registered for an event that’s still to come gets an email.':
      'यह नहीं देखा जा सका कि कितने लोग पंजीकृत हैं। आगामी कार्यक्रम में पंजीकृत सभी को ईमेल जाता है।',
    'Its attendance and past registrations go with it.':
      'इसके साथ इसकी उपस्थिति और पुराने पंजीकरण भी हट जाएँगे।',
    '# person registered. They won’t get an email.': '$1 व्यक्ति पंजीकृत था। ईमेल नहीं जाएगा।',
    '# people registered. They won’t get an email.': '$1 व्यक्ति पंजीकृत थे। उन्हें ईमेल नहीं जाएगा।',
    '# person is registered or waiting. If you delete it, we’ll email them to say it’s cancelled.':
      '$1 व्यक्ति पंजीकृत या प्रतीक्षा में है। मिटाने पर उन्हें ईमेल से बताया जाएगा कि कार्यक्रम रद्द है।',
    '# people are registered or waiting. If you delete it, we’ll email everyone to say it’s cancelled.':
      '$1 व्यक्ति पंजीकृत या प्रतीक्षा में हैं। मिटाने पर सभी को ईमेल से बताया जाएगा कि कार्यक्रम रद्द है।',
    'You can restore it under “Deleted events” for … days, with its registrations. After that it’s deleted for good.':
      'इसे $1 दिन तक “मिटाए गए कार्यक्रम” से पंजीकरण सहित वापस लाया जा सकता है। उसके बाद यह हमेशा के लिए मिट जाएगा।',
    'Keep event': 'कार्यक्रम रहने दें',
    'Cancel event': 'कार्यक्रम रद्द करें',
    'Deleted events': 'मिटाए गए कार्यक्रम',
    'Hide deleted events': 'मिटाए गए कार्यक्रम छिपाएँ',
    'Deleted events could not be loaded.': 'मिटाए गए कार्यक्रम नहीं खुल सके।',
    'Loading deleted events...': 'मिटाए गए कार्यक्रम खुल रहे हैं...',
    'No deleted events. Events with registrations stay here for … days.':
      'मिटाया गया कोई कार्यक्रम नहीं है। पंजीकरण वाले कार्यक्रम यहाँ $1 दिन रहते हैं।',
    'deleted [date]': '$1 को मिटाया गया',
    'can be restored until [date]': '$1 तक वापस लाया जा सकता है',
    'The event could not be restored. Check your connection and try again.':
      'कार्यक्रम वापस नहीं लाया जा सका। इंटरनेट जाँचें और फिर से प्रयास करें।',

    '# photo': '$1 फ़ोटो',
    '# photos': '$1 फ़ोटो',
    photo: 'फ़ोटो',
    photos: 'फ़ोटो',
    'The photos could not be loaded.': 'फ़ोटो नहीं खुल सकीं।',
    'New photos': 'नई फ़ोटो',
    'Add photo to page': 'फ़ोटो पृष्ठ पर जोड़ें',
    'Add # photos to page': '$1 फ़ोटो पृष्ठ पर जोड़ें',
    'The photos could not be added. Check your connection and try again.':
      'फ़ोटो नहीं जोड़ी जा सकीं। इंटरनेट जाँचें और फिर से प्रयास करें।',
    '# description could not be saved: …': '$1 विवरण नहीं सहेजा जा सका: $2',
    '# descriptions could not be saved: …': '$1 विवरण नहीं सहेजे जा सके: $2',
    'On the event page': 'कार्यक्रम के पृष्ठ पर',
    'No photos on the event page yet.': 'कार्यक्रम के पृष्ठ पर अभी कोई फ़ोटो नहीं है।',
    'The photo could not be removed. Check your connection and try again.':
      'फ़ोटो नहीं हटाई जा सकी। इंटरनेट जाँचें और फिर से प्रयास करें।',
  },
  sentences: {},
}
