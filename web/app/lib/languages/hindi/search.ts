import type { Words } from '../translator.ts'

export const searchWords: Words = {
  texts: {
    'Courses, notices, documents, events, people and pages':
      'पाठ्यक्रम, सूचनाएँ, दस्तावेज़, कार्यक्रम, व्यक्ति और पृष्ठ',
    'Search: …': 'खोज: =1',
    'What are you looking for?': 'आप क्या खोज रहे हैं?',
    'Clear the search': 'खोज मिटाएँ',
    'Close search': 'खोज बंद करें',
    'Shown on': 'इस पृष्ठ पर',
    'More results': 'और परिणाम',
    Previous: 'पिछला',
    'All results': 'सभी परिणाम',
    'Most visited': 'सबसे अधिक देखे गए',
    'Popular pages': 'लोकप्रिय पृष्ठ',
    'Or go to': 'या यहाँ जाएँ',
    'For example': 'जैसे',
    result: 'परीक्षाफल',
    fees: 'शुल्क',
    scholarship: 'छात्रवृत्ति',
    library: 'पुस्तकालय',
    'About us': 'हमारे बारे में',
    People: 'व्यक्ति',
    Pages: 'पृष्ठ',
    'Search isn’t working right now. Please try again in a few minutes.':
      'खोज अभी काम नहीं कर रही है। कृपया कुछ मिनट बाद फिर से प्रयास करें।',
    'Searching...': 'खोज हो रही है...',
    'No results for “…”.': '“=1” के लिए कुछ नहीं मिला।',
    'No results match all of these words. One result for “…”.':
      'ये सभी शब्द एक साथ कहीं नहीं मिले। “=1” के लिए एक परिणाम।',
    'No results match all of these words. # results for “…”.':
      'ये सभी शब्द एक साथ कहीं नहीं मिले। “=2” के लिए $1 परिणाम।',
    'No results match all of these words.': 'ये सभी शब्द एक साथ कहीं नहीं मिले।',
    'One result for “…”.': '“=1” के लिए एक परिणाम।',
    '# results for “…”.': '“=2” के लिए $1 परिणाम।',
    'Did you mean': 'क्या आप यह खोज रहे थे:',
    'Did you mean this?': 'क्या आप यह खोज रहे थे?',
    'Try a shorter phrase, a name, or a course such as “BCA”.':
      'कम शब्द, कोई नाम या “BCA” जैसा पाठ्यक्रम लिखकर देखें।',
    Suggestions: 'सुझाव',
    'No suggestions': 'कोई सुझाव नहीं',
    '# suggestion, use the arrow keys': '$1 सुझाव, तीर कुंजियों से चुनें',
    '# suggestions, use the arrow keys': '$1 सुझाव, तीर कुंजियों से चुनें',
    'Too many searches from your network. Please try again in a minute.':
      'आपके नेटवर्क से बहुत अधिक खोजें हुई हैं। कृपया एक मिनट बाद प्रयास करें।',
  },
  sentences: {
    'Did you mean|…|?': 'क्या आप $1 खोज रहे थे?',
  },
}
