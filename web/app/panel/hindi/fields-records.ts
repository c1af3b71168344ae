import type { Words } from '#app/lib/languages/translator'

/** Fields, filters and settings of events, registrations and people. */
export const recordFieldWords: Words = {
  texts: {
    event: 'कार्यक्रम',
    events: 'कार्यक्रम',
    'the event': 'कार्यक्रम',
    'All events of the college, past and upcoming': 'महाविद्यालय के सभी कार्यक्रम, संपन्न और आगामी',
    'Programme and documents': 'कार्यक्रम की रूपरेखा और दस्तावेज़',
    'More details': 'और जानकारी',
    'Below the description on the event’s page: programme, rules, speakers, documents to download':
      'कार्यक्रम के पृष्ठ पर विवरण के नीचे: रूपरेखा, नियम, वक्ता, डाउनलोड करने के दस्तावेज़',
    'Audience and online access': 'किसके लिए, और ऑनलाइन लिंक',
    'Organiser’s contact': 'आयोजक का संपर्क',
    'Event Title': 'कार्यक्रम का शीर्षक',
    'Event Date': 'कार्यक्रम की तारीख़',
    'In the college’s time zone': 'महाविद्यालय के समय के अनुसार',
    'As visitors should see it: 10:00 AM – 4:00 PM': 'जैसा वेबसाइट पर दिखे, जैसे: 10:00 AM – 4:00 PM',
    'The department that holds the event. Leave empty for a college-wide event':
      'कार्यक्रम करने वाला विभाग। पूरे महाविद्यालय का हो तो ख़ाली छोड़ें',
    'Visitors can filter by category. Edit the list under Website: Event categories':
      'वेबसाइट पर श्रेणी के अनुसार कार्यक्रम छाँटे जा सकते हैं। श्रेणियाँ “वेबसाइट” में “कार्यक्रम श्रेणियाँ” में बदलें',
    Ends: 'समाप्ति',
    'Date and time. For an event of several days, the end of the last day':
      'तारीख़ और समय। कई दिन के कार्यक्रम में अंतिम दिन की समाप्ति',
    'Visitors see “All day” instead of hours, unless you fill in Time':
      'वेबसाइट पर घंटों के बदले “पूरे दिन” दिखता है, जब तक आप “समय” न भरें',
    'Online link': 'ऑनलाइन लिंक',
    'Shown to all visitors until the event is over. Must begin with https://':
      'कार्यक्रम समाप्त होने तक वेबसाइट पर सबको दिखता है। https:// से आरंभ होना चाहिए',
    'Who it is for': 'किसके लिए है',
    'Empty: the text under Website, “Events pages” for college-wide events; nothing for a department’s':
      'ख़ाली छोड़ें तो पूरे महाविद्यालय के कार्यक्रम में वही दिखता है जो “वेबसाइट” में “कार्यक्रम के पृष्ठ” में लिखा है; विभाग के कार्यक्रम में कुछ नहीं',
    'Organiser’s name': 'आयोजक का नाम',
    'Organiser’s email': 'आयोजक का ईमेल',
    'Organiser’s phone': 'आयोजक का फ़ोन',
    'Shown to all visitors': 'वेबसाइट पर सबको दिखता है',
    'Event Image': 'कार्यक्रम का चित्र',
    'Upload an image for the event (JPG, PNG, GIF)': 'कार्यक्रम का चित्र अपलोड करें (JPG, PNG, GIF)',
    'We accept …, up to 5MB. Larger photos are made smaller.':
      '$1 चलेंगे, 5 MB तक। बड़ी फ़ोटो छोटी कर दी जाती है।',
    'We accept …. Larger photos are made smaller.': '$1 चलेंगे। बड़ी फ़ोटो छोटी कर दी जाती है।',
    'Only staff see it until you clear this box': 'जब तक यह निशान है, केवल स्टाफ़ को दिखता है',
    'Publish at': 'प्रकाशन का समय',
    'When visitors first see it. Leave empty to publish right away':
      'वेबसाइट पर कब दिखे। तुरंत प्रकाशित करना हो तो ख़ाली छोड़ें',
    // In lists of changes; that of an address is `State`.
    'State@dt': 'स्थिति',
    'Leave empty if the event takes place as planned. Everyone registered gets an email about a change':
      'कार्यक्रम तय समय पर हो तो ख़ाली छोड़ें। बदलाव का ईमेल सभी पंजीकृत लोगों को जाता है',
    'Why it is cancelled or postponed. Visitors see this':
      'रद्द या स्थगित क्यों है। यह वेबसाइट पर दिखता है',
    'Previous date': 'पहले की तारीख़',
    'Previous venue': 'पहले का स्थान',
    'For readers of the website in …. If empty, they see the reason in English.':
      '$1 में वेबसाइट पढ़ने वालों के लिए। ख़ाली छोड़ें तो उन्हें कारण अंग्रेज़ी में दिखेगा।',
    'For readers of the website in …. If you change the venue and leave this empty, they see it in English.':
      '$1 में वेबसाइट पढ़ने वालों के लिए। स्थान बदलकर इसे ख़ाली छोड़ें तो उन्हें वह अंग्रेज़ी में दिखेगा।',
    Filter: 'छाँटें',
    'All categories': 'सभी श्रेणियाँ',

    'Registered or waiting': 'पंजीकृत या प्रतीक्षा में',
    'Registered, not checked in': 'पंजीकृत, अनुपस्थित',
    'Signed-in students': 'लॉग इन किए हुए विद्यार्थी',
    'Anyone with a verified email': 'सत्यापित ईमेल वाला कोई भी व्यक्ति',
    Choice: 'विकल्प',
    Hours: 'घंटे',
    Translation: 'अनुवाद',
    'Signed by': 'हस्ताक्षर करने वाले',
    Device: 'डिवाइस',

    'Faculty and staff': 'शिक्षक और कर्मचारी',
    'faculty and staff': 'शिक्षक और कर्मचारी',
    'faculty member': 'स्टाफ़ सदस्य',
    'faculty members': 'स्टाफ़ सदस्य',
    'the member': 'स्टाफ़ सदस्य',
    'Everyone who teaches at, leads or manages the college':
      'महाविद्यालय में पढ़ाने, नेतृत्व या प्रबंधन करने वाले सभी व्यक्ति',
    'Full Name': 'पूरा नाम',
    'Years of Experience': 'अनुभव (वर्ष)',
    'Last Day': 'अंतिम दिन',
    'For someone who is leaving. After this day they no longer appear in lists and texts, and their page says when they left':
      'जाने वाले व्यक्ति के लिए। इस दिन के बाद उनका नाम सूचियों और लेखों में नहीं दिखता, और उनके पृष्ठ पर लिखा रहता है कि वे कब गए',
    'Profile Photo': 'फ़ोटो',
    'PNG, JPG, GIF up to 2MB': 'PNG, JPG, GIF, 2 MB तक',
    Status: 'स्थिति',
    Former: 'पूर्व',
    'Needs a photo': 'फ़ोटो नहीं है',
    'Has a photo': 'फ़ोटो है',
  },
  sentences: {},
}
