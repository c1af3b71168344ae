import type { HindiTexts } from '../hindi-texts.ts'

/** Steps, documents and dates that only some courses have. */
export const courseAdmissionInHindi: HindiTexts = {
  'Register on the admission portal of Upper Doab State University with your final mark sheet or the result downloaded from the portal.':
    'अंतिम अंक-तालिका या पोर्टल से निकाले परीक्षाफल के साथ अपर दोआब राज्य विश्वविद्यालय के प्रवेश पोर्टल पर पंजीकरण करें।',
  'Choose 417 as the college code, the course and, where there is a choice, the subject.':
    'महाविद्यालय कोड 417, पाठ्यक्रम और, जहाँ विकल्प हो, विषय चुनें।',
  'Register for the law entrance test on the portal of Upper Doab State University. The test fee is ₹800 (₹400 for SC and ST).':
    'अपर दोआब राज्य विश्वविद्यालय के पोर्टल पर विधि प्रवेश परीक्षा के लिए पंजीकरण करें। परीक्षा का शुल्क ₹800 है (SC और ST के लिए ₹400)।',
  'Sit the test of 100 questions in two hours: English, general knowledge, legal aptitude, reasoning and elementary mathematics.':
    'परीक्षा दें: दो घंटे में 100 प्रश्न, अंग्रेज़ी, सामान्य ज्ञान, विधिक अभिरुचि, तर्कशक्ति और प्रारंभिक गणित से।',
  'Fill in the choices for counselling, with 417 as the college code.':
    'काउंसलिंग के लिए विकल्प भरें, महाविद्यालय कोड 417 के साथ।',
  'Apply for the state joint entrance examination for B.Ed. on its website. Two school subjects must be among those of your degree.':
    'राज्य की B.Ed. संयुक्त प्रवेश परीक्षा के लिए उसकी वेबसाइट पर आवेदन करें। आपकी उपाधि के विषयों में दो विद्यालयी विषय होने चाहिए।',
  'Sit the examination, and register for the counselling when your rank is out.':
    'परीक्षा दें, और रैंक आने पर काउंसलिंग के लिए पंजीकरण करें।',
  'Name this college among your choices; the counselling gives out all fifty seats in order of rank.':
    'अपने विकल्पों में यह महाविद्यालय भरें; सभी पचास सीटें काउंसलिंग में रैंक के क्रम से मिलती हैं।',
  'Pay the balance of the fee that the state has fixed, less what you paid at the counselling.':
    'राज्य द्वारा तय शुल्क में से काउंसलिंग में दी गई राशि घटाकर शेष शुल्क दें।',
  'Apply on the D.El.Ed. website of the state’s examination authority, and pay its fee online.':
    'राज्य के परीक्षा प्राधिकरण की D.El.Ed. वेबसाइट पर आवेदन करें और उसका शुल्क ऑनलाइन दें।',
  'The state makes one merit list from the marks of Class 10, Class 12 and the bachelor’s degree. There is no entrance test.':
    'राज्य कक्षा 10, कक्षा 12 और स्नातक के अंकों से एक मेरिट सूची बनाता है। प्रवेश परीक्षा नहीं होती।',
  'Name this college among your choices in the online counselling.':
    'ऑनलाइन काउंसलिंग के विकल्पों में यह महाविद्यालय भरें।',
  'Pay the fee that the state has fixed, less what you paid at the counselling.':
    'राज्य द्वारा तय शुल्क दें, काउंसलिंग में दी गई राशि घटाकर।',
  'Law entrance test of the university': 'विश्वविद्यालय की विधि प्रवेश परीक्षा',
  'Result of the test': 'प्रवेश परीक्षा का परीक्षाफल',
  'Counselling, first round': 'काउंसलिंग, पहला चरण',
  'State joint entrance examination': 'राज्य की संयुक्त प्रवेश परीक्षा',
  'Result and ranks': 'परीक्षाफल और रैंक',
  'Merit list of the state': 'राज्य की मेरिट सूची',
  'Online counselling, first round': 'ऑनलाइन काउंसलिंग, पहला चरण',
  'Rank card and allotment letter of the state counselling': 'राज्य काउंसलिंग का रैंक कार्ड और आवंटन-पत्र',
  'Medical fitness certificate': 'चिकित्सकीय स्वस्थता प्रमाण-पत्र',
  'Allotment letter of the state counselling': 'राज्य काउंसलिंग का आवंटन-पत्र',
  'Domicile certificate of Uttar Pradesh': 'उत्तर प्रदेश का मूल निवास प्रमाण-पत्र',
  'Score card of the law entrance test': 'विधि प्रवेश परीक्षा का स्कोर कार्ड',
  'Per cent in Class 12, open category, last list, all groups':
    'कक्षा 12 का प्रतिशत, सामान्य वर्ग, अंतिम सूची, सभी समूह',
  'Per cent in the bachelor’s degree, open category, last list, all subjects':
    'स्नातक का प्रतिशत, सामान्य वर्ग, अंतिम सूची, सभी विषय',
  'Per cent in the state joint entrance examination, last counselling':
    'राज्य की संयुक्त प्रवेश परीक्षा का प्रतिशत, अंतिम काउंसलिंग',
  'Per cent on the merit list of the state, last counselling':
    'राज्य की मेरिट सूची का प्रतिशत, अंतिम काउंसलिंग',
  'Per cent in the law entrance test of the university, last counselling':
    'विश्वविद्यालय की विधि प्रवेश परीक्षा का प्रतिशत, अंतिम काउंसलिंग',
}
