import type { Words } from '#app/lib/languages/translator'

/** The table with the fees of all courses. */
export const contentFeeWords: Words = {
  texts: {
    'No course has fees yet. Add the first fee in a course; you can then fill in all courses here.':
      'अभी किसी पाठ्यक्रम में शुल्क नहीं है। पहला शुल्क किसी पाठ्यक्रम में जोड़ें; फिर यहाँ सभी पाठ्यक्रमों का शुल्क भर सकते हैं।',
    'Amounts in rupees. Copy cells from a spreadsheet and paste them here. If you also copy the names of courses and years, each amount goes to the right cell. Enter and the arrow keys move between cells. Clear a cell to remove that fee.':
      'राशि रुपयों में लिखें। स्प्रेडशीट से खाने कॉपी करके यहाँ पेस्ट कर सकते हैं। यदि पाठ्यक्रमों और वर्षों के नाम भी कॉपी करें, तो हर राशि सही खाने में जाएगी। Enter और तीर कुंजियों से दूसरे खाने में जाएँ। शुल्क हटाने के लिए खाना ख़ाली कर दें।',
    'Checked on [date]': '$1 को जाँचा गया',
    'Not published yet: fees are saved in its draft': 'अभी प्रकाशित नहीं: शुल्क उसके मसौदे में सहेजा जाता है',
    'Waiting for review: fees are saved in its draft':
      'जाँच की प्रतीक्षा में: शुल्क उसके मसौदे में सहेजा जाता है',
    'Scheduled: fees are saved in its draft': 'प्रकाशन का समय तय: शुल्क उसके मसौदे में सहेजा जाता है',
    'These fees are a draft. Visitors see the published ones.':
      'यह शुल्क मसौदे में है। आगंतुकों को प्रकाशित शुल्क दिखता है।',
    new: 'नया',
    'was …': 'पहले =1',

    '# fee pasted.': '$1 शुल्क पेस्ट किया गया।',
    '# fees pasted.': '$1 शुल्क पेस्ट किए गए।',
    '# fee pasted. Not in this table: …': '$1 शुल्क पेस्ट किया गया। इस तालिका में नहीं: =2',
    '# fees pasted. Not in this table: …': '$1 शुल्क पेस्ट किए गए। इस तालिका में नहीं: =2',
    'Undo paste': 'पेस्ट वापस लें',
    'Mark changed fees as checked today': 'बदले हुए शुल्क पर आज की जाँच दर्ज करें',
    'Save draft of # course': '$1 पाठ्यक्रम का मसौदा सहेजें',
    'Save drafts of # courses': '$1 पाठ्यक्रमों के मसौदे सहेजें',
    'Publish the fees of # course': '$1 पाठ्यक्रम का शुल्क प्रकाशित करें',
    'Publish the fees of # courses': '$1 पाठ्यक्रमों का शुल्क प्रकाशित करें',
    'Publish the fees of # course, save # draft': '$1 पाठ्यक्रम का शुल्क प्रकाशित करें, $2 मसौदा सहेजें',
    'Publish the fees of # course, save # drafts': '$1 पाठ्यक्रम का शुल्क प्रकाशित करें, $2 मसौदे सहेजें',
    'Publish the fees of # courses, save # draft': '$1 पाठ्यक्रमों का शुल्क प्रकाशित करें, $2 मसौदा सहेजें',
    'Publish the fees of # courses, save # drafts': '$1 पाठ्यक्रमों का शुल्क प्रकाशित करें, $2 मसौदे सहेजें',

    'Published. The fees of # course are on the website.':
      'प्रकाशित हो गया। $1 पाठ्यक्रम का शुल्क वेबसाइट पर है।',
    'Published. The fees of # courses are on the website.':
      'प्रकाशित हो गया। $1 पाठ्यक्रमों का शुल्क वेबसाइट पर है।',
    'Published. The fees of # course are on the website. …':
      'प्रकाशित हो गया। $1 पाठ्यक्रम का शुल्क वेबसाइट पर है। $2',
    'Published. The fees of # courses are on the website. …':
      'प्रकाशित हो गया। $1 पाठ्यक्रमों का शुल्क वेबसाइट पर है। $2',
    'Saved as a draft: # course.': 'मसौदे के रूप में सहेजा गया: $1 पाठ्यक्रम।',
    'Saved as a draft: # courses.': 'मसौदे के रूप में सहेजा गया: $1 पाठ्यक्रम।',
    'Undone. The website shows the previous fees again.':
      'वापस ले लिया गया। वेबसाइट पर फिर पहले वाला शुल्क है।',
    'Not saved. Check your connection and try again.': 'सहेजा नहीं गया। इंटरनेट जाँचकर फिर से प्रयास करें।',
    'Someone changed the fees of … in the meantime. Choose which amounts to keep.':
      'इस बीच किसी ने =1 का शुल्क बदला है। चुनें कि कौन-सी राशि रखनी है।',
    '… changed these fees in the meantime. Check them, then try again.':
      'इस बीच =1 ने यह शुल्क बदला है। उसे जाँचें, फिर दोबारा प्रयास करें।',
    'Someone else changed the same fees. Yours are still here, but not saved.':
      'किसी और ने यही शुल्क बदला है। आपकी राशि अभी यहीं है, पर सहेजी नहीं गई।',
  },
  sentences: {},
}
