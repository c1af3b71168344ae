import type { Words } from '#app/lib/languages/translator'

/** Names of the views of the website’s content, and how much is in them. */
export const contentViewWords: Words = {
  texts: {
    'Publish results, timetables and holidays, and find notices from any year':
      'परीक्षाफल, समय-सारणी और अवकाश की सूचनाएँ प्रकाशित करें, और किसी भी वर्ष की सूचना खोजें',
    'Edit Notice': 'सूचना बदलें',
    'Drafts are saved as you type. Visitors only see what you publish.':
      'मसौदा लिखते-लिखते सहेजा जाता है। आगंतुकों को वही दिखता है जो आप प्रकाशित करते हैं।',
    'Edit the website and publish when you’re ready': 'वेबसाइट में बदलाव करें और तैयार होने पर प्रकाशित करें',
    'Edit Website': 'वेबसाइट में बदलाव',
    'Change the fees of all courses in one table': 'सभी पाठ्यक्रमों का शुल्क एक ही तालिका में बदलें',
    Translations: 'अनुवाद',
    'See what isn’t in Hindi yet, and translate it next to the English':
      'देखें कि क्या अभी हिन्दी में नहीं है, और अंग्रेज़ी के साथ ही उसका अनुवाद करें',
    'Edit Translation': 'अनुवाद बदलें',
    'Pictures & Documents': 'चित्र और दस्तावेज़',
    'Upload files once, use them on any page, and see where each one is used':
      'फ़ाइल एक बार अपलोड करें, किसी भी पृष्ठ पर लगाएँ, और देखें कि कौन-सी कहाँ लगी है',
    'Picture or Document': 'चित्र या दस्तावेज़',
    'Name, description, file and where it is used': 'नाम, विवरण, फ़ाइल और वह कहाँ लगी है',
    Reports: 'रिपोर्ट',
    'Links, drafts, texts and files that need attention':
      'लिंक, मसौदे, पाठ और फ़ाइलें जिन पर ध्यान देना है',
    Subscribers: 'ईमेल पाने वाले',
    'See how many people get notices by email, and which ones':
      'देखें कि कितने लोगों को ईमेल से सूचनाएँ मिलती हैं, और कौन-सी',

    '# course': '$1 पाठ्यक्रम',
    '# courses': '$1 पाठ्यक्रम',
    'Showing # of # …, # found': 'कुल $2 में से $1 $3 (खोज में मिले: $4)',
  },
  sentences: {},
}
