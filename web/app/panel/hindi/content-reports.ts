import type { Words } from '#app/lib/languages/translator'

/** What on the website needs attention, also in the public disclosure. */
export const contentReportWords: Words = {
  texts: {
    'Due for review': 'जाँच शेष',
    'No review dates set. You can set one next to each entry’s form.':
      'जाँच की कोई तिथि तय नहीं है। उसे हर प्रविष्टि के फ़ॉर्म के पास तय कर सकते हैं।',
    Overdue: 'तिथि बीत गई',
    'No owner, no review date': 'कोई प्रभारी नहीं, जाँच की तिथि नहीं',
    'No owner, review due [date]': 'कोई प्रभारी नहीं, जाँच $1 तक',
    'No owner, review was due [date]': 'कोई प्रभारी नहीं, जाँच की तिथि $1 थी',
    'Owner: …, no review date': 'प्रभारी: =1, जाँच की तिथि नहीं',
    'Owner: …, review due [date]': 'प्रभारी: =1, जाँच $2 तक',
    'Owner: …, review was due [date]': 'प्रभारी: =1, जाँच की तिथि $2 थी',
    'Broken links': 'टूटे हुए लिंक',
    'All links within the site work': 'वेबसाइट के भीतर के सभी लिंक ठीक हैं',
    '…: the person has been removed': '$1: वह व्यक्ति हटा दिया गया है',
    '…: the page or course is not public': '$1: वह पृष्ठ या पाठ्यक्रम वेबसाइट पर नहीं है',
    '…: no page exists at …': '$1: =2 पर कोई पृष्ठ नहीं है',
    Drafts: 'मसौदे',
    'No unpublished drafts': 'कोई अप्रकाशित मसौदा नहीं',
    'Oldest content': 'सबसे पुरानी सामग्री',
    'Nothing is published yet': 'अभी कुछ प्रकाशित नहीं हुआ है',
    'Came with the site. …': 'आरंभिक सामग्री। $1',
    'Last edited by …, [date]. …': 'पिछला बदलाव: =1, $2। $3',
    'Unused pictures and documents': 'कहीं न लगे चित्र और दस्तावेज़',
    'Everything is in use': 'सब कहीं न कहीं लगे हैं',
    'Show # more (# in total)': '$1 और दिखाएँ (कुल $2)',
    ': …': ': $1',

    'Public disclosure: missing': 'सार्वजनिक प्रकटीकरण: शेष',
    'Public disclosure: overdue': 'सार्वजनिक प्रकटीकरण: तिथि बीती',
    'Every item is published or marked as not applicable': 'हर मद प्रकाशित है या “लागू नहीं” बताई गई है',
    'No item is overdue for review': 'किसी मद की जाँच की तिथि नहीं बीती है',
    Required: 'अनिवार्य',
    'Has a draft. …': 'मसौदा है। $1',
    '# published, # not applicable, # missing.': 'प्रकाशित: $1, लागू नहीं: $2, शेष: $3।',
    '# published, # not applicable, # missing. …': 'प्रकाशित: $1, लागू नहीं: $2, शेष: $3। $4',
    'No menu links to the page yet. Add a link to … in “Menus and footer”.':
      'किसी मेनू में इस पृष्ठ का लिंक नहीं है। “मेनू और निचला भाग” में =1 का लिंक जोड़ें।',
  },
  sentences: {},
}
