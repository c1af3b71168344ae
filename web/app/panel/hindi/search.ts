import type { Words } from '#app/lib/languages/translator'

/** The search of the panel. */
export const panelSearchWords: Words = {
  texts: {
    'Search the panel': 'पैनल में खोजें',
    'Search, including drafts': 'खोजें, मसौदों में भी',
    'Enter a search term above.': 'ऊपर खोज के शब्द लिखें।',
    'In the panel': 'पैनल में',
    'On the website, for “…”': 'वेबसाइट पर, “=1” के लिए',
    'Nothing on the website matches “…”. Try fewer or different words.':
      'वेबसाइट पर “=1” से कुछ मेल नहीं खाता। कम या दूसरे शब्द लिखें।',
    'Website texts': 'वेबसाइट की सामग्री',
    'Message from …': '=1 का संदेश',
    'There are more results. Add a word to narrow them down.':
      'और परिणाम भी हैं। कम करने के लिए एक शब्द और जोड़ें।',
    'In the scheduled version': 'तय समय वाले रूप में',
    'In the draft': 'मसौदे में',
    'Hidden from visitors': 'वेबसाइट पर नहीं दिखता',
  },
  sentences: {},
}
