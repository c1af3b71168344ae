import type { Words } from '#app/lib/languages/translator'

/** What fields require, and what checks of texts and documents find. */
export const checkMessageWords: Words = {
  texts: {
    '… is required': '$1: भरना आवश्यक है',
    'Image is required': 'चित्र चुनना आवश्यक है',
    'Date is required': 'तारीख़ लिखना आवश्यक है',
    'Reason is required': 'कारण लिखना आवश्यक है',
    'Department is required': 'विभाग चुनना आवश्यक है',
    'Education details must be at least # characters long':
      'शिक्षा के विवरण में कम से कम $1 अक्षर होने चाहिए',
    '… must be an email address': '$1: सही ईमेल पता लिखें',
    '… must be a year': '$1: चार अंकों का वर्ष लिखें',
    '… must be a date …': '$1: $2 की तारीख़ लिखें',
    '… must be a date and time …': '$1: $2 की तारीख़ और समय लिखें',
    '… must be a whole number from # to #': '$1: $2 से $3 तक की पूर्ण संख्या लिखें',
    '… must be a percentage from 0 to 100, such as 68.4': '$1: 0 से 100 तक का प्रतिशत लिखें, जैसे 68.4',
    '… must be yes or empty': '$1: yes लिखें या ख़ाली छोड़ें',
    '… must begin with https://': '$1: https:// से आरंभ होना चाहिए',
    '… must be a page of this site, such as /contact, or begin with https://, mailto: or tel:':
      '$1: इस वेबसाइट का पृष्ठ लिखें, जैसे /contact, या https://, mailto: अथवा tel: से आरंभ होने वाला पता',
    'A link leads to …: it must be a page of this site, such as /contact, or begin with https://, mailto: or tel:':
      'एक लिंक =1 पर जाता है: वह इस वेबसाइट का पृष्ठ हो, जैसे /contact, या https://, mailto: अथवा tel: से आरंभ हो',
    '… can only have lowercase letters, digits, and hyphens or dots between them':
      '$1: केवल अंग्रेज़ी के छोटे अक्षर, अंक और बीच में हाइफ़न या बिंदु हो सकते हैं',
    'Address can’t end with .ics, like a calendar': 'पते के अंत में कैलेंडर जैसा .ics नहीं हो सकता',
    '…: choose one of the options': '$1: कोई एक विकल्प चुनें',
    // The first two also after `Picture:`, which is a text of its own.
    'choose a picture': 'चित्र चुनें',
    'choose a document': 'दस्तावेज़ चुनें',
    '…: choose a picture': '$1: चित्र चुनें',
    '…: choose a document': '$1: दस्तावेज़ चुनें',
    '…: choose a …': '$1: चुनना आवश्यक है',
    '…: choose a department, or the whole college': '$1: कोई विभाग या पूरा महाविद्यालय चुनें',
    '…: add at least one': '$1: कम से कम एक जोड़ें',
    '…: add at least #': '$1: कम से कम $2 जोड़ें',
    '…: at most #': '$1: अधिक से अधिक $2',
    '…: an item appears twice': '$1: एक चीज़ दो बार है',
    '…: enter at least # characters': '$1: कम से कम $2 अक्षर लिखें',
    '…: # characters; the limit is #': '$1: $2 अक्षर हैं; सीमा $3 की है',
    '…: … isn’t allowed here': '$1: यहाँ $2 की अनुमति नहीं है',
    'a heading': 'शीर्षक',
    'a paragraph': 'अनुच्छेद',
    'a list': 'बिंदु-सूची',
    'a numbered list': 'क्रमांक-सूची',
    'a list item': 'सूची का बिंदु',
    'a quotation': 'उद्धरण',
    'a call-out': 'अलग से दिखाया हुआ भाग',
    'a table': 'तालिका',
    'a table row': 'तालिका की पंक्ति',
    'a table header cell': 'तालिका का शीर्षक-खाना',
    'a table cell': 'तालिका का खाना',
    'a line break': 'नई पंक्ति',
    'a link': 'लिंक',
    'a course': 'पाठ्यक्रम',
    'a download': 'डाउनलोड',
    'an entry': 'प्रविष्टि',
    'a picture': 'चित्र',
    'a document': 'दस्तावेज़',
    'a person': 'व्यक्ति',
    'a department': 'विभाग',
    something: 'कोई चीज़',
    'in a different order': 'क्रम बदला',
    'only formatting or links': 'केवल रूप या लिंक बदले',

    'Too long for …: # characters, but only # fit': '$1 के लिए बहुत लंबा: $2 अक्षर हैं, पर केवल $3 आते हैं',
    'the page header on a phone': 'फ़ोन पर पृष्ठ के ऊपरी भाग',
    'the icon on a phone': 'फ़ोन के आइकन',
    'one line under the college name': 'महाविद्यालय के नाम के नीचे एक पंक्ति',
    'search results': 'खोज के परिणामों',
    'The website can’t fill in {…}. Check the spelling or remove the braces.':
      'वेबसाइट {=1} की जगह कुछ नहीं भर सकती। वर्तनी जाँचें या कोष्ठक हटाएँ।',
    'This appears twice': 'यह दो बार है',
    '… appears twice': '=1 दो बार है',
    '# comes after #': '$1 को $2 से पहले होना चाहिए',
    'This day has passed': 'यह दिन बीत चुका है',
    'This is more than a year ago': 'यह एक वर्ष से अधिक पुराना है',
    'This is more than two years away': 'यह दो वर्ष से अधिक दूर है',
    'This day has passed, so the notice will go straight to the archive':
      'यह दिन बीत चुका है, इसलिए सूचना सीधे पुरानी सूचनाओं में चली जाएगी',
    'The notice expires before this day, so it’s pinned only until then':
      'सूचना इस दिन से पहले ही समाप्त होती है, इसलिए तभी तक ऊपर रहेगी',
    'Add a text or a document': 'कुछ लिखें या दस्तावेज़ जोड़ें',
    '“…” has passed': '“=1” बीत चुका है',
    '… is in the future': '=1 अभी आया नहीं है',
    '“…” doesn’t say where the link leads': '“=1” से पता नहीं चलता कि लिंक कहाँ ले जाता है',
    '… has no country code (+91), so it can’t be dialled from abroad':
      '=1 में देश का कोड (+91) नहीं है, इसलिए विदेश से फ़ोन नहीं लगेगा',
    '… is a placeholder, not a real address': '=1 असली पता नहीं, नमूना है',
    'Text in all capitals is hard to read': 'केवल बड़े अक्षरों में लिखा हुआ पढ़ना कठिन होता है',
    '“…” looks unfinished': '“=1” अधूरा लगता है',
    '“…” repeats a word': '“=1” में एक शब्द दो बार है',
    '“…” mixes letters from two scripts, so search can’t find it':
      '“=1” में दो लिपियों के अक्षर मिले हैं, इसलिए खोज में नहीं मिलेगा',
    '… is opened but not closed': '=1 खुला है, पर बंद नहीं किया गया',
    '… isn’t a link here and would be missed when it changes. Enter it under College facts instead.':
      '=1 यहाँ लिंक नहीं है और बदलने पर छूट जाएगा। इसे “महाविद्यालय की जानकारी” में लिखें।',
    '… isn’t a link here. Enter it in a link field instead.':
      '=1 यहाँ लिंक नहीं है। इसे लिंक वाले फ़ील्ड में लिखें।',
    'A heading is empty': 'एक शीर्षक ख़ाली है',
    'The subheading “…” has no heading above it': 'उपशीर्षक “=1” के ऊपर कोई शीर्षक नहीं है',
    'The subheading … has no heading above it': 'उपशीर्षक =1 के ऊपर कोई शीर्षक नहीं है',
    '… looks like a heading. Format it as one.': '=1 शीर्षक जैसा लगता है। उसे शीर्षक बनाएँ।',
    'The table starting with … has no header row': '=1 से आरंभ होने वाली तालिका में शीर्षक-पंक्ति नहीं है',
    'The paragraph … is long. Split it up.': 'अनुच्छेद =1 लंबा है। उसे बाँट दें।',
    'Hidden from visitors: …': 'वेबसाइट पर नहीं दिखते: $1',
    'Give this menu entry a page, or links that open under it':
      'मेनू की इस पंक्ति को कोई पृष्ठ दें, या इसके नीचे खुलने वाले लिंक',
    'To list the courses of one group, link the entry to the group’s page (/courses/…)':
      'एक समूह के पाठ्यक्रम दिखाने के लिए यहाँ समूह के पृष्ठ का लिंक दें (/courses/…)',
    'The main menu wraps to two lines on small laptops. Use fewer or shorter words.':
      'छोटे लैपटॉप पर मुख्य मेनू दो पंक्तियों में आता है। कम या छोटे शब्द लिखें।',
    'Choose a page or a document, not both': 'पृष्ठ या दस्तावेज़ में से एक चुनें, दोनों नहीं',
    'Enter the day the fees were last checked': 'शुल्क पिछली बार किस दिन जाँचा गया, लिखें',
    'Admission must close after it opens': 'प्रवेश की अंतिम तिथि आरंभ के बाद की होनी चाहिए',
    'Enter the rule that requires it': 'लिखें कि यह किस नियम से आवश्यक है',
    'Explain why it doesn’t apply': 'बताएँ कि यह क्यों लागू नहीं है',
    'Not shown to visitors, because the item doesn’t apply':
      'वेबसाइट पर नहीं दिखता, क्योंकि यह मद लागू नहीं है',
    'Visitors can’t see this until it has a text, a document or a link':
      'जब तक कुछ लिखा न हो, या कोई दस्तावेज़ अथवा लिंक न हो, यह वेबसाइट पर नहीं दिखता',

    'Parts of this PDF can’t be checked or might send data, so browsers show it with restrictions. To avoid this, …':
      'इस PDF के कुछ भाग जाँचे नहीं जा सकते या जानकारी बाहर भेज सकते हैं, इसलिए ब्राउज़र इसे रोक-टोक के साथ दिखाते हैं। इससे बचने के लिए $1',
    'print the document to a new PDF and upload that':
      'दस्तावेज़ को प्रिंट के विकल्प से नई PDF में सहेजकर वही अपलोड करें',
    'This PDF is damaged or incomplete. Open it, save it as a new PDF and upload that':
      'यह PDF ख़राब या अधूरी है। इसे खोलकर नई PDF के रूप में सहेजें और वही अपलोड करें',
    'This PDF needs a password. Save it without one and upload that':
      'इस PDF में पासवर्ड है। इसे बिना पासवर्ड के सहेजकर वही अपलोड करें',
    'This PDF contains a script that could run when someone opens it. To remove it, …':
      'इस PDF में ऐसी स्क्रिप्ट है जो खोलने पर चल सकती है। उसे हटाने के लिए $1',
    'This PDF could start a program when someone opens it. To prevent this, …':
      'यह PDF खोलने पर कोई प्रोग्राम चला सकती है। इसे रोकने के लिए $1',
    'This PDF has other files hidden inside it. To remove them, …':
      'इस PDF के भीतर दूसरी फ़ाइलें छिपी हैं। उन्हें हटाने के लिए $1',
    'This PDF has extra data after its end. To remove it, …':
      'इस PDF के अंत के बाद भी कुछ जुड़ा है। उसे हटाने के लिए $1',
    'This PDF is too complex to process. To fix this, print the document to a new PDF and upload that, or split it into smaller ones':
      'यह PDF बहुत जटिल है। इसे प्रिंट के विकल्प से नई PDF में सहेजकर वही अपलोड करें, या छोटे भागों में बाँटें',
    'This is a picture of text. Screen readers can’t read it, and search can’t find its text. Enter the text under “Text version”':
      'यह लिखे हुए का चित्र है। स्क्रीन रीडर इसे पढ़ नहीं सकते और खोज में यह नहीं मिलता। इसमें जो लिखा है, उसे “लिखित रूप” में लिखें',
    'This is a scan. Screen readers can’t read it, and search can’t find its text. Enter the text under “Text version”':
      'यह स्कैन है। स्क्रीन रीडर इसे पढ़ नहीं सकते और खोज में यह नहीं मिलता। इसमें जो लिखा है, उसे “लिखित रूप” में लिखें',
    'The name doesn’t describe the document, and people who download it get this name. Give it a clear one':
      'नाम से पता नहीं चलता कि दस्तावेज़ किसका है, और डाउनलोड करने वालों को यही नाम मिलता है। स्पष्ट नाम दें',
    'The text uses an old Hindi font such as Kruti Dev, so screen readers and search get meaningless letters. Use a Unicode font such as Mangal':
      'यह Kruti Dev जैसे पुराने हिन्दी फ़ॉन्ट में है, इसलिए स्क्रीन रीडर और खोज को निरर्थक अक्षर मिलते हैं। Mangal जैसा यूनिकोड फ़ॉन्ट काम में लें',
    'The PDF isn’t tagged, so screen readers can’t tell headings, lists and tables apart':
      'PDF में टैग नहीं हैं, इसलिए स्क्रीन रीडर शीर्षक, सूची और तालिका नहीं पहचान सकते',
    'The file has no language set, so screen readers may pronounce it wrongly':
      'फ़ाइल में भाषा नहीं बताई गई है, इसलिए स्क्रीन रीडर ग़लत उच्चारण कर सकते हैं',
    'The file has no title, so browsers show the file name instead':
      'फ़ाइल में शीर्षक नहीं है, इसलिए ब्राउज़र फ़ाइल का नाम दिखाते हैं',
    'The PDF is protected, so some programs can’t copy it or read it aloud':
      'PDF सुरक्षित की हुई है, इसलिए कुछ प्रोग्राम उसकी नक़ल नहीं कर सकते या उसे पढ़कर नहीं सुना सकते',
    'The document is long. Search covers only its first # pages or # characters':
      'दस्तावेज़ लंबा है। खोज में इसके पहले $1 पृष्ठ या $2 अक्षर ही आते हैं',
    'The file is large and slow to load on a phone': 'फ़ाइल बड़ी है और फ़ोन पर देर से खुलती है',
  },
  sentences: {},
}
