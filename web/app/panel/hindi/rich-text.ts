import type { Words } from '#app/lib/languages/translator'

/** The editor of long texts: its toolbar, links and what is put into a text. */
export const richTextWords: Words = {
  texts: {
    'Loading editor...': 'लिखने की जगह खुल रही है...',
    'Press Alt+F10 for the toolbar, Escape to return to the text.':
      'बटनों पर जाने के लिए Alt+F10 और लेख पर लौटने के लिए Escape दबाएँ।',
    '…. Press Alt+F10 for the toolbar, Escape to return to the text.':
      '$1। बटनों पर जाने के लिए Alt+F10 और लेख पर लौटने के लिए Escape दबाएँ।',
    '… contains something this form doesn’t support, so you can’t edit it here. Nothing is lost, and visitors still see it. Reload the page. If this message stays, contact the person who maintains the website.':
      '$1 में कुछ ऐसा है जिसे यह फ़ॉर्म नहीं समझता, इसलिए इसे यहाँ नहीं बदल सकते। कुछ मिटा नहीं है और वेबसाइट पर सब दिख रहा है। पृष्ठ फिर से खोलें। यह संदेश बना रहे तो वेबसाइट सँभालने वाले से संपर्क करें।',
    'Pictures can’t be pasted here. Use “Picture” in the toolbar to upload one or choose an existing one.':
      'यहाँ चित्र पेस्ट नहीं कर सकते। ऊपर के बटन “चित्र” से नया अपलोड करें या पहले से रखा हुआ चुनें।',

    '… toolbar': '$1: लिखने के बटन',
    '… (Ctrl+…)': '$1 (Ctrl+=2)',
    '… (⌘+…)': '$1 (⌘+=2)',
    Heading: 'शीर्षक',
    Subheading: 'उपशीर्षक',
    Bold: 'गहरा (बोल्ड)',
    Italic: 'तिरछा (इटैलिक)',
    Superscript: 'ऊपर छोटा (सुपरस्क्रिप्ट)',
    Subscript: 'नीचे छोटा (सबस्क्रिप्ट)',
    Strikethrough: 'बीच से कटा',
    Link: 'लिंक',
    'Numbered list': 'क्रमांकित सूची',
    Indent: 'एक स्तर अंदर',
    Outdent: 'एक स्तर बाहर',
    Quote: 'उद्धरण',
    Callout: 'ध्यान दें (बॉक्स)',
    Person: 'व्यक्ति',
    Undo: 'वापस लें',
    Redo: 'फिर से करें',
    'Add row': 'पंक्ति जोड़ें',
    'Remove row': 'पंक्ति हटाएँ',
    'Add column': 'स्तंभ जोड़ें',
    'Remove column': 'स्तंभ हटाएँ',
    'Header row': 'शीर्ष पंक्ति',
    'Remove table': 'तालिका हटाएँ',

    'Add link': 'लिंक जोड़ें',
    'Change link': 'लिंक बदलें',
    'Remove link': 'लिंक हटाएँ',
    'Link text': 'लिंक के शब्द',
    'Enter the link text': 'लिंक के शब्द लिखें',
    'Search pages and notices': 'पृष्ठ और सूचनाएँ खोजें',
    'Search pages and notices by title': 'पृष्ठ और सूचनाएँ शीर्षक से खोजें',
    'Page on this site': 'इस वेबसाइट का पृष्ठ',
    'Another address': 'कोई और पता',
    'A page not in this list': 'ऐसा पृष्ठ जो इस सूची में नहीं है',
    'Web address, email or phone number': 'वेब पता, ईमेल या फ़ोन नंबर',
    'Choose a page, or enter an address such as example.org':
      'कोई पृष्ठ चुनें, या पता लिखें, जैसे example.org',
    'Sign up': 'खाता बनाएँ',

    'Choose person': 'व्यक्ति चुनें',
    'Choose course': 'पाठ्यक्रम चुनें',
    'Search by name': 'नाम से खोजें',
    'The list could not be loaded. Close this window and try again.':
      'सूची नहीं खुल सकी। यह खिड़की बंद करके फिर से प्रयास करें।',
    'No matches.': 'कुछ नहीं मिला।',
    'Showing … of …. Search by name to find others.':
      'कुल $2 में से $1 दिख रहे हैं। बाक़ी के लिए नाम से खोजें।',
    '…, so visitors see nothing here.': '$1, इसलिए वेबसाइट पर यहाँ कुछ नहीं दिखता।',
    'This file has been deleted': 'यह फ़ाइल मिटा दी गई है',
    'This person has been removed': 'यह व्यक्ति हटा दिया गया है',
    'This course has been deleted': 'यह पाठ्यक्रम मिटा दिया गया है',
    'Not published, so visitors see nothing here':
      'प्रकाशित नहीं है, इसलिए वेबसाइट पर यहाँ कुछ नहीं दिखता',
  },
  sentences: {},
}
