import type { Words } from '#app/lib/languages/translator'

/** Translations of what is on the website: their list, and the form beside the English. */
export const contentTranslationWords: Words = {
  texts: {
    'Search translations': 'अनुवाद में खोजें',
    'Search by title, in English or Hindi': 'अंग्रेज़ी या हिन्दी शीर्षक से खोजें',
    Type: 'प्रकार',
    'All types': 'सभी प्रकार',
    'Entries to translate': 'अनुवाद के लिए प्रविष्टियाँ',
    'Nothing to translate': 'अनुवाद के लिए कुछ नहीं है',
    'Entries appear here once they are published.': 'प्रविष्टियाँ प्रकाशित होने पर यहाँ दिखती हैं।',
    '# text': '$1 पाठ',
    '# texts': '$1 पाठ',
    '# of # text to check': '$2 में से $1 पाठ की जाँच शेष',
    '# of # texts to check': '$2 में से $1 पाठ की जाँच शेष',
    '# to check': '$1 की जाँच शेष',

    'Translate into …': '$1 में अनुवाद करें',
    'Hindi: # to translate': 'हिन्दी: $1 पाठ शेष',
    'Hindi: draft': 'हिन्दी: मसौदा',
    'Hindi: up to date': 'हिन्दी: पूरा',
    'Hindi:': 'हिन्दी:',
    'Hindi: …': 'हिन्दी: $1',
    'Everything is translated into ….': '$1 में पूरा अनुवाद हो चुका है।',
    '…. Visitors see these texts in English for now.': '$1। आगंतुकों को ये पाठ अभी अंग्रेज़ी में दिखते हैं।',
    '# of # text to translate': '$2 में से $1 पाठ का अनुवाद शेष',
    '# of # texts to translate': '$2 में से $1 पाठ का अनुवाद शेष',
    '# of # text to translate, …': '$2 में से $1 पाठ का अनुवाद शेष, $3',
    '# of # texts to translate, …': '$2 में से $1 पाठ का अनुवाद शेष, $3',
    '# to check, because the English has changed': '$1 की जाँच शेष, क्योंकि अंग्रेज़ी पाठ बदल गया है',
    '# to check, because the English has changed, …': '$1 की जाँच शेष, क्योंकि अंग्रेज़ी पाठ बदल गया है, $2',
    '# suggestion to check': '$1 सुझाव की जाँच शेष',
    '# suggestions to check': '$1 सुझावों की जाँच शेष',
    'The English isn’t public yet, so neither is the ….':
      'अंग्रेज़ी पाठ अभी वेबसाइट पर नहीं है, इसलिए $1 भी नहीं।',

    '… in Hindi': '$1, हिन्दी में',
    'Start from the English text': 'अंग्रेज़ी पाठ से शुरू करें',
    'Suggest a translation': 'अनुवाद सुझाएँ',
    'Translating...': 'अनुवाद हो रहा है...',
    'Machine translation: check it before you publish.': 'मशीनी अनुवाद: प्रकाशित करने से पहले जाँच लें।',
    'It’s correct': 'यह सही है',
    'The English has changed. Visitors see it in English until you update the ….':
      'अंग्रेज़ी पाठ बदल गया है। जब तक आप $1 अनुवाद नहीं सुधारते, आगंतुकों को यह अंग्रेज़ी में दिखेगा।',
    'Now:': 'अब:',
    'The … is still correct': '$1 अनुवाद अब भी सही है',
    'Small correction: the … is still correct': 'छोटा सुधार: $1 अनुवाद अब भी सही है',
  },
  sentences: {},
}
