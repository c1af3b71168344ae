import type { Words } from '#app/lib/languages/translator'

/** Lists and forms of events and people: adding, changing, deleting, earlier versions. */
export const contentRecordWords: Words = {
  texts: {
    'Search faculty members': 'शिक्षक खोजें',
    'Search administrative staff members': 'प्रशासनिक कर्मचारी खोजें',
    'Search management & other staff members': 'प्रबंधन और अन्य कर्मचारी खोजें',
    'Search management staff members': 'प्रबंधन कर्मचारी खोजें',
    'No … yet': 'अभी कोई $1 नहीं है',
    'Add your first … to get started!': 'शुरू करने के लिए पहला $1 जोड़ें।',
    'Add Your First Event': 'पहला कार्यक्रम जोड़ें',
    'Edit …': 'बदलें: =1',

    'Back to Faculty and staff': 'शिक्षकों और कर्मचारियों पर लौटें',
    'Adding Event...': 'कार्यक्रम जोड़ा जा रहा है...',
    'Update Event': 'बदलाव सहेजें',
    'Updating Event...': 'बदलाव सहेजे जा रहे हैं...',
    Reset: 'पहले जैसा करें',
    'Failed to save …. Please try again.': '$1 सहेजा नहीं जा सका। कृपया फिर से प्रयास करें।',
    'Someone else saved this while you had it open. Choose which version to keep. All other changes have been merged. Nothing is saved yet.':
      'आपके फ़ॉर्म खोलने के बाद किसी और ने इसे सहेजा है। चुनें कि कौन-सा संस्करण रखना है। बाक़ी सभी बदलाव मिला दिए गए हैं। अभी कुछ सहेजा नहीं गया है।',
    'The picture you chose': 'आपका चुना हुआ चित्र',
    'The picture saved in the meantime': 'इस बीच सहेजा गया चित्र',

    'Delete faculty member': 'स्टाफ़ सदस्य मिटाएँ',
    'Are you sure you want to delete "…"? This action cannot be undone.':
      'क्या आप “=1” को मिटाना चाहते हैं? इसे वापस नहीं लाया जा सकता।',
    'It will also disappear from these pages:': 'यह इन पृष्ठों से भी हट जाएगा:',
    'We couldn’t check which pages show it.': 'यह जाँचा नहीं जा सका कि यह किन पृष्ठों पर दिखता है।',
    'Confirm Deletion': 'मिटाने की पुष्टि करें',
    'Failed to delete …. Please try again.': '$1 मिटाया नहीं जा सका। कृपया फिर से प्रयास करें।',

    'Restore this version': 'यह संस्करण वापस लाएँ',
    Deleted: 'मिटाया गया',
    'Import undone': 'आयात वापस लिया गया',
    'Approved by …': '=1 ने स्वीकृत किया',
    'Current version': 'वर्तमान संस्करण',
    'This version could not be loaded. Please try again.':
      'यह संस्करण नहीं खुल सका। कृपया फिर से प्रयास करें।',
    'Replace what you typed?': 'आपका लिखा हुआ बदल दें?',
    'You have changes in the form that aren’t saved. The earlier version replaces them.':
      'फ़ॉर्म में आपके बदलाव अभी सहेजे नहीं गए हैं। उनकी जगह पिछला संस्करण आ जाएगा।',
    Replace: 'बदल दें',
    'Earlier version': 'पिछला संस्करण',
    'This is the version of [date] by …. It isn’t saved yet.':
      'यह $1 का संस्करण है, =2 का लिखा हुआ। यह अभी सहेजा नहीं गया है।',
    'Changed in the form: …. The picture stays as it is.': 'फ़ॉर्म में बदला गया: $1। चित्र वैसा ही रहेगा।',
    'The texts in the form already match it.': 'फ़ॉर्म में पहले से यही लिखा है।',
  },
  sentences: {},
}
