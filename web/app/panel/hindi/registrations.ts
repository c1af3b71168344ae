import type { Words } from '#app/lib/languages/translator'

/** Events by their registrations, and the settings of registration. */
export const panelRegistrationWords: Words = {
  texts: {
    'Started or over': 'आरंभ या संपन्न',
    'Events with registration': 'पंजीकरण वाले कार्यक्रम',
    'Search by title': 'शीर्षक से खोजें',
    'No upcoming events': 'कोई आगामी कार्यक्रम नहीं',
    'Add an event first. To see earlier ones, choose “Started or over”.':
      'पहले कोई कार्यक्रम जोड़ें। पुराने देखने के लिए “आरंभ या संपन्न” चुनें।',
    'No event has started yet': 'अभी कोई कार्यक्रम आरंभ नहीं हुआ',
    'Attendance appears here once an event starts. To see later ones, choose “Upcoming”.':
      'कार्यक्रम आरंभ होने पर उपस्थिति यहाँ दिखती है। आगे के देखने के लिए “आगामी” चुनें।',
    'Add Event': 'कार्यक्रम जोड़ें',
    'No registration': 'पंजीकरण नहीं',
    '# of # registered': '$2 में से $1 पंजीकृत',
    '# offered': '$1 को सीट मिल सकती है',
    '# waiting': '$1 प्रतीक्षा में',

    'Open registration': 'पंजीकरण खोलें',
    'The event has started, so visitors can’t register. Once you save these settings, you can add people yourself.':
      'कार्यक्रम आरंभ हो चुका है, इसलिए वेबसाइट से पंजीकरण नहीं हो सकता। ये सेटिंग सहेजकर आप स्वयं लोगों को जोड़ सकते हैं।',
    'Save these settings to let people register for this event.':
      'इस कार्यक्रम का पंजीकरण खोलने के लिए ये सेटिंग सहेजें।',
    'Registration settings': 'पंजीकरण की सेटिंग',
    'Fewer seats remove nobody. Extra seats go to the waiting list, first come, first served.':
      'सीटें घटाने से किसी का नाम नहीं हटता। बढ़ी सीटें प्रतीक्षा सूची को क्रम से मिलती हैं।',
    'Nobody can register for this event.': 'इस कार्यक्रम के लिए पंजीकरण नहीं है।',
    'Set up registration': 'पंजीकरण की व्यवस्था करें',
    'Hours to accept a seat': 'सीट स्वीकार करने के घंटे',
    'After that, or when the event starts, the seat goes to the next person waiting':
      'उसके बाद, या कार्यक्रम आरंभ होने पर, सीट प्रतीक्षा कर रहे अगले व्यक्ति को मिलती है',
    Opens: 'आरंभ',
    'Leave empty to open right away': 'तुरंत खोलने के लिए ख़ाली छोड़ें',
    Closes: 'समाप्ति',
    'Leave empty to close when the event starts': 'कार्यक्रम आरंभ होने पर बंद करने के लिए ख़ाली छोड़ें',
    'Who can register': 'कौन पंजीकरण कर सकता है',
    'Consent text': 'सहमति का पाठ',
    'Shown with a checkbox. Leave empty if no consent is needed.':
      'सही के निशान के खाने के साथ दिखता है। सहमति न चाहिए तो ख़ाली छोड़ें।',
    'Hindi: प्रश्न': 'हिन्दी: प्रश्न',
    'Hindi: विकल्प': 'हिन्दी: विकल्प',
    'Hindi: सहमति': 'हिन्दी: सहमति',
    'Write the English for this first': 'पहले इसका अंग्रेज़ी पाठ लिखें',
    '… (number #)': '$1 (क्रमांक $2)',
    'Save settings': 'सेटिंग सहेजें',

    Questions: 'प्रश्न',
    Question: 'प्रश्न',
    'Add question': 'प्रश्न जोड़ें',
    'Remove question': 'प्रश्न हटाएँ',
    'Answer type': 'उत्तर का प्रकार',
    'Multiple choice (one answer)': 'विकल्प (एक उत्तर)',
    'Yes or no': 'हाँ या नहीं',
    Choices: 'विकल्प',
    'One per line': 'हर पंक्ति में एक',
    'One per line, in the same order': 'हर पंक्ति में एक, उसी क्रम में',

    'Remove registration': 'पंजीकरण हटाएँ',
    'We’ll email them the reason. A seat that becomes free goes to the next person waiting.':
      'उन्हें ईमेल से कारण बताया जाएगा। ख़ाली हुई सीट प्रतीक्षा कर रहे अगले व्यक्ति को मिलेगी।',
    'They’ve been offered a seat. This gives it to them without waiting for their answer. We’ll email them.':
      'इन्हें सीट लेने का अवसर दिया जा चुका है। अब उत्तर की प्रतीक्षा किए बिना सीट दे दी जाएगी। इन्हें ईमेल भेजा जाएगा।',
    '# of # seats are taken. They get an extra seat, ahead of everyone else waiting. Nobody loses a seat, but the next one that becomes free won’t be offered again. We’ll email them.':
      '$2 में से $1 सीटें भर चुकी हैं। इन्हें प्रतीक्षा कर रहे बाक़ी लोगों से पहले एक अतिरिक्त सीट मिलेगी। किसी की सीट नहीं जाएगी, पर अगली ख़ाली हुई सीट किसी और को नहीं दी जाएगी। इन्हें ईमेल भेजा जाएगा।',
    'They will no longer count as attended, and their certificate is revoked. If they are checked in again, or a phone sends an older scan, they will count as attended again.':
      'ये उपस्थित नहीं माने जाएँगे और प्रमाण-पत्र निरस्त हो जाएगा। प्रवेश फिर दर्ज होने पर, या किसी फ़ोन से पुराना स्कैन आने पर, ये फिर उपस्थित माने जाएँगे।',
    '…: Registration removed': '=1: पंजीकरण हटा दिया गया',
    '…: Seat given': '=1: सीट दे दी गई',
    '…: Check-in undone': '=1: उपस्थिति वापस ली गई',
    '…: Certificate reissued. Its old code no longer works.':
      '=1: प्रमाण-पत्र फिर से जारी हुआ। उसका पुराना कोड अब काम नहीं करेगा।',
  },
  sentences: {},
}
