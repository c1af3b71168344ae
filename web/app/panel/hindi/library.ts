import type { Words } from '#app/lib/languages/translator'

/** “Pictures & Documents”, and where a form takes files from it. */
export const libraryWords: Words = {
  texts: {
    'Choose files': 'फ़ाइलें चुनें',
    'or drop or paste them here.': 'या उन्हें यहाँ छोड़ें या पेस्ट करें।',
    '…, up to 25 MB each.': '$1, हर फ़ाइल अधिक से अधिक 25 MB की।',
    Pictures: 'चित्र',
    'Pictures and PDF documents': 'चित्र और PDF दस्तावेज़',
    'PDF documents or scanned pages (JPG, PNG or WebP)':
      'PDF दस्तावेज़ या स्कैन किए पृष्ठ (JPG, PNG या WebP)',
    Uploads: 'अपलोड',
    'Upload again': 'फिर से अपलोड करें',
    'Upload … files again': '$1 फ़ाइलें फिर से अपलोड करें',
    'Dismiss the error for …': 'त्रुटि हटाएँ: =1',
    'The file could not be uploaded. Check your connection and try again.':
      'फ़ाइल अपलोड नहीं हो सकी। इंटरनेट जाँचकर फिर से प्रयास करें।',
    '“…” uploaded': '“=1” अपलोड हो गई',

    'New files': 'नई फ़ाइलें',
    '# new file': '$1 नई फ़ाइल',
    '# new files': '$1 नई फ़ाइलें',
    'You can add descriptions now or later.': 'वर्णन अभी या बाद में लिख सकते हैं।',
    'Save and close': 'सहेजें और बंद करें',
    'Same description for all': 'सबके लिए एक ही वर्णन',
    'Used for each … below that you leave empty': 'नीचे जिस $1 का अपना वर्णन नहीं है, उसके लिए यह वर्णन',
    'Description of “…”': '“=1” का वर्णन',
    'Saved description: “…”': 'सहेजा हुआ वर्णन: “=1”',
    'Remove … from the selection': 'चयन से हटाएँ: =1',
    '# picture has no description, so people who can’t see it won’t know what it shows. You can add one later, too.':
      '$1 चित्र का वर्णन नहीं है। जो लोग देख नहीं सकते, वे नहीं जान पाएँगे कि उसमें क्या है। वर्णन बाद में भी लिख सकते हैं।',
    '# pictures have no description, so people who can’t see them won’t know what they show. You can add them later, too.':
      '$1 चित्रों का वर्णन नहीं है। जो लोग देख नहीं सकते, वे नहीं जान पाएँगे कि उनमें क्या है। वर्णन बाद में भी लिख सकते हैं।',
    '# photo has no description, so people who can’t see it won’t know what it shows. You can add one later, too.':
      '$1 फ़ोटो का वर्णन नहीं है। जो लोग देख नहीं सकते, वे नहीं जान पाएँगे कि उसमें क्या है। वर्णन बाद में भी लिख सकते हैं।',
    '# photos have no description, so people who can’t see them won’t know what they show. You can add them later, too.':
      '$1 फ़ोटो का वर्णन नहीं है। जो लोग देख नहीं सकते, वे नहीं जान पाएँगे कि उनमें क्या है। वर्णन बाद में भी लिख सकते हैं।',

    'Search files': 'फ़ाइलें खोजें',
    'Search pictures': 'चित्र खोजें',
    'Search documents': 'दस्तावेज़ खोजें',
    'Name, alternative text, caption, credit or collection':
      'नाम, चित्र का वर्णन, चित्र-परिचय, श्रेय या संग्रह',
    Show: 'दिखाएँ',
    Everything: 'सब कुछ',
    'Missing descriptions': 'जिनका वर्णन नहीं है',
    Usage: 'उपयोग',
    'Used and unused': 'सभी',
    'Nothing here yet': 'यहाँ अभी कुछ नहीं है',
    'Upload the first file above.': 'ऊपर से पहली फ़ाइल अपलोड करें।',
    'No alternative text': 'चित्र का वर्णन नहीं',
    'Needs replacing': 'बदलना आवश्यक',
    'Scan, not text': 'केवल स्कैन, पाठ नहीं',
    'Old Hindi font': 'पुराना हिन्दी फ़ॉन्ट',
    'Picture, not text': 'केवल चित्र, पाठ नहीं',
    Size: 'आकार',
    'Last changed': 'पिछला बदलाव',
    'Choose picture': 'चित्र चुनें',
    'Choose document': 'दस्तावेज़ चुनें',

    Describe: 'वर्णन लिखें',
    'Describe # picture?': '$1 चित्र का वर्णन लिखें?',
    'Describe # pictures?': '$1 चित्रों का वर्णन लिखें?',
    'Pictures that have a description keep it.': 'जिन चित्रों का वर्णन है, उनका वर्णन नहीं बदलेगा।',
    'has a description or needs none': 'वर्णन पहले से है या आवश्यक नहीं है',
    'have a description or need none': 'वर्णन पहले से है या आवश्यक नहीं है',
    'Nothing to describe': 'वर्णन लिखने के लिए कुछ नहीं है',
    Move: 'संग्रह में रखें',
    'Move # file to a collection?': '$1 फ़ाइल संग्रह में रखें?',
    'Move # files to a collection?': '$1 फ़ाइलें संग्रह में रखें?',
    'Leave this empty to take them out of their collection.': 'संग्रह से निकालने के लिए इसे ख़ाली छोड़ें।',
    'is already in this collection': 'पहले से इस संग्रह में है',
    'are already in this collection': 'पहले से इस संग्रह में हैं',
    'is in no collection': 'किसी संग्रह में नहीं है',
    'are in no collection': 'किसी संग्रह में नहीं हैं',
    'Files in use won’t be deleted. You can restore the others under “Deleted files” for … days.':
      'जो फ़ाइलें काम में आ रही हैं, वे नहीं मिटेंगी। बाक़ी को “मिटाई गई फ़ाइलें” से $1 दिन तक वापस ला सकते हैं।',

    'Deleted files': 'मिटाई गई फ़ाइलें',
    'Hide deleted files': 'मिटाई गई फ़ाइलें छिपाएँ',
    'Loading deleted files...': 'मिटाई गई फ़ाइलें खुल रही हैं...',
    'Deleted files could not be loaded.': 'मिटाई गई फ़ाइलें नहीं खुल सकीं।',
    'No deleted files. They stay here for … days.':
      'मिटाई गई कोई फ़ाइल नहीं है। वे यहाँ $1 दिन तक रहती हैं।',
    'Deleted [date] · can be restored until [date]': '$1 को मिटाई गई · $2 तक वापस ला सकते हैं',
    'The file could not be restored. Check your connection and try again.':
      'फ़ाइल वापस नहीं लाई जा सकी। इंटरनेट जाँचकर फिर से प्रयास करें।',

    'Back to Pictures & Documents': 'चित्र और दस्तावेज़ पर लौटें',
    'Open document': 'दस्तावेज़ खोलें',
    'Focal point': 'मुख्य बिंदु',
    'Keep this part in view when the picture is cropped. Click it, or use the arrow keys.':
      'चित्र काटे जाने पर भी यह भाग दिखेगा। उस पर क्लिक करें, या तीर कुंजियों से चुनें।',
    '…% from the left, …% from the top': 'बाएँ से $1%, ऊपर से $2%',
    Computer: 'कंप्यूटर',
    Card: 'कार्ड',
    Portrait: 'व्यक्ति का चित्र',
    'Only staff see it': 'केवल स्टाफ़ को दिखता है',
    'Visitors see it, and it’s at the end of the web address':
      'वेबसाइट पर दिखता है, और वेब पते के अंत में आता है',
    'Alternative text': 'चित्र का वर्णन',
    'Describe the picture for people who can’t see it':
      'जो लोग चित्र नहीं देख सकते, उनके लिए बताएँ कि उसमें क्या है',
    'Describe the picture for people who can’t see it. Still missing':
      'जो लोग चित्र नहीं देख सकते, उनके लिए बताएँ कि उसमें क्या है। अभी नहीं लिखा है',
    Decorative: 'केवल सजावट',
    'Decorative: adds nothing to the text next to it': 'केवल सजावट: साथ के लेख में कुछ नया नहीं जोड़ता',
    Caption: 'चित्र-परिचय',
    'Shown under the picture where the page has room for it':
      'जहाँ पृष्ठ पर जगह हो, वहाँ चित्र के नीचे दिखता है',
    Credit: 'श्रेय',
    'Name of the photographer or artist': 'फ़ोटोग्राफ़र या कलाकार का नाम',
    Collection: 'संग्रह',
    'What belongs together, for example “Sports Day 2026”. Only staff see it.':
      'जो फ़ाइलें साथ की हैं, जैसे “खेल दिवस 2026”। केवल स्टाफ़ को दिखता है।',
    Language: 'भाषा',
    'Shown with every link; screen readers use it to choose a voice':
      'हर लिंक के साथ दिखती है; स्क्रीन रीडर इसी से आवाज़ चुनते हैं',
    Unknown: 'अज्ञात',
    '… (detected)': '$1 (फ़ाइल से पहचानी गई)',
    'The full text, for people who can’t see the document. It’s shown below the link, and search can find it.':
      'दस्तावेज़ में जो लिखा है, पूरा; उनके लिए जो उसे देख नहीं सकते। यह लिंक के नीचे दिखता है और खोज में मिलता है।',

    File: 'फ़ाइल',
    '…. If you replace it, the new … appears right away wherever it is used.':
      '$1। बदलने पर नई फ़ाइल हर उस जगह तुरंत दिखेगी जहाँ यह काम में आ रही है।',
    'Tips for this document': 'इस दस्तावेज़ के लिए सुझाव',
    'Replace picture': 'चित्र बदलें',
    'Replace document': 'दस्तावेज़ बदलें',
    'Replace this file': 'यह फ़ाइल बदलें',
    'Replaced with …, everywhere it is used.': 'जहाँ-जहाँ यह काम में आ रही है, वहाँ अब =1 है।',
    'Rename “…” to “…”': '“=1” का नाम “=2” करें',
    'The file was not replaced. Check your connection and try again.':
      'फ़ाइल नहीं बदली जा सकी। इंटरनेट जाँचकर फिर से प्रयास करें।',
    'The file was not renamed. Try again.': 'फ़ाइल का नाम नहीं बदला जा सका। फिर से प्रयास करें।',
    'It could not be saved. Check your connection and try again.':
      'सहेजा नहीं जा सका। इंटरनेट जाँचकर फिर से प्रयास करें।',
    'Earlier versions': 'पिछले संस्करण',
    '[date], [date], …,': '$1, $2, =3,',
    '[date], #, [date], …,': '$1 $2, $3, =4,',
    '(version from [date], opens in a new tab)': '($1 का संस्करण, नए टैब में खुलेगा)',
    Restore: 'वापस लाएँ',
    ': version from [date]': ': $1 का संस्करण',
    'Restore the version from [date]?': '$1 का संस्करण वापस लाएँ?',
    'Visitors will see that version right away wherever this … is used. The current version stays in this list.':
      'जहाँ-जहाँ यह $1 काम में आ रहा है, वहाँ वेबसाइट पर तुरंत वह संस्करण दिखेगा। वर्तमान संस्करण इस सूची में रहेगा।',
    'Used in': 'इन जगहों पर है',
    'Not used on any page.': 'किसी पृष्ठ पर नहीं है।',
    'Delete picture': 'चित्र मिटाएँ',
    'Delete document': 'दस्तावेज़ मिटाएँ',
    '“…” is still used': '“=1” अभी काम में आ रही है',
    'Remove it from these first:': 'पहले इसे इन जगहों से हटाएँ:',
    'Delete “…”?': '“=1” मिटाएँ?',
    'Not used on any page. You can restore it under “Deleted files” for … days.':
      'किसी पृष्ठ पर नहीं है। “मिटाई गई फ़ाइलें” से $1 दिन तक वापस ला सकते हैं।',
  },
  sentences: {},
}
