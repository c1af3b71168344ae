import type { HindiTexts } from './hindi-texts.ts'

export const peopleInHindi: HindiTexts = {
  'Sudha Rastogi': 'सुधा रस्तोगी',
  'Ph.D. (Education), M.A. (Sanskrit), M.Ed.': 'Ph.D. (शिक्षा), M.A. (संस्कृत), M.Ed.',
  'Led the move of all courses to semesters and credits in 2021.':
    '2021 में सभी पाठ्यक्रमों में सेमेस्टर और क्रेडिट प्रणाली लागू कराई।',
  'Sudha Rastogi came to the college in 2003 as one of the first teachers in its Department of Education and has been Principal since 2017. She teaches one class herself, reads every letter that a student writes to her, and keeps her door open on Wednesday afternoons.':
    'सुधा रस्तोगी 2003 में शिक्षा विभाग की पहली शिक्षिकाओं में से एक के रूप में महाविद्यालय आईं और 2017 से प्राचार्य हैं। वे एक कक्षा स्वयं पढ़ाती हैं, विद्यार्थियों के हर पत्र को पढ़ती हैं, और बुधवार को दोपहर बाद उनका द्वार सबके लिए खुला रहता है।',
  'Mahendra Pal Tyagi': 'महेंद्र पाल त्यागी',
  'B.Sc. (Agriculture)': 'B.Sc. (कृषि)',
  'One of the founders of the college in 1995.': '1995 में महाविद्यालय के संस्थापकों में से एक।',
  'Mahendra Pal Tyagi is a farmer of the canal villages and was among those who bought the orchard on which the college stands. He presides over the society that runs it, and watches that its surplus goes into rooms, books and scholarships.':
    'महेंद्र पाल त्यागी नहर के गाँवों के किसान हैं और उन लोगों में थे, जिन्होंने वह बाग़ ख़रीदा जिस पर महाविद्यालय बना है। वे इसे चलाने वाली समिति के अध्यक्ष हैं, और देखते हैं कि बचत कक्षों, किताबों और छात्रवृत्तियों में लगे।',
  'Farida Siddiqui': 'फ़रीदा सिद्दीक़ी',
  'LL.B., M.A. (English)': 'LL.B., M.A. (अंग्रेज़ी)',
  'Farida Siddiqui practised law in the district court and now looks after scholarships and the contracts of the society. She speaks to the parents of first-year students at every orientation.':
    'फ़रीदा सिद्दीक़ी ज़िला न्यायालय में वकालत करती थीं और अब समिति की छात्रवृत्तियों और अनुबंधों का काम देखती हैं। हर ओरिएंटेशन में वे प्रथम वर्ष के विद्यार्थियों के अभिभावकों से बात करती हैं।',
  'Harbhajan Lal Grover': 'हरभजन लाल ग्रोवर',
  'Harbhajan Lal Grover keeps the minutes and the accounts of the society and signs what it builds. Proposals for new rooms, buses and books go to the society through him.':
    'हरभजन लाल ग्रोवर समिति की कार्यवाही और लेखा रखते हैं और उसके निर्माण-कार्यों पर हस्ताक्षर करते हैं। नए कक्षों, बसों और किताबों के प्रस्ताव उन्हीं के माध्यम से समिति तक जाते हैं।',
  'Jagdish Chand Rana': 'जगदीश चंद राणा',
  'Ph.D. (Political Science), M.A.': 'Ph.D. (राजनीति विज्ञान), M.A.',
  'Convener of the anti-ragging committee and leader of its squad.':
    'रैगिंग-विरोधी समिति के संयोजक और उसके दस्ते के प्रमुख।',
  'Jagdish Chand Rana is the person students turn to when something is wrong on campus: ragging, a lost identity card, a quarrel, a dark path. He teaches political science in the first year and walks the grounds every evening.':
    'परिसर में कुछ गड़बड़ हो, तो विद्यार्थी जगदीश चंद राणा के पास जाते हैं: रैगिंग, खोया परिचय-पत्र, झगड़ा या कोई अँधेरा रास्ता। वे प्रथम वर्ष में राजनीति विज्ञान पढ़ाते हैं और हर शाम परिसर का चक्कर लगाते हैं।',
  'Anjana Bhattacharya': 'अंजना भट्टाचार्य',
  'Ph.D. (Mathematics), M.Sc., NET': 'Ph.D. (गणित), M.Sc., NET',
  'Has guided five doctoral theses in number theory.':
    'संख्या सिद्धांत में पाँच शोध-प्रबंधों का निर्देशन किया।',
  'Anjana Bhattacharya plans the timetable and electives of all departments and is responsible for what is taught. Students see her about changing a subject or taking a break from their studies.':
    'अंजना भट्टाचार्य सभी विभागों की समय-सारणी और वैकल्पिक विषय तय करती हैं और पढ़ाई की ज़िम्मेदारी उन्हीं की है। विषय बदलने या पढ़ाई बीच में रोकने के लिए विद्यार्थी उनसे मिलते हैं।',
  'Rakesh Kumar Gautam': 'राकेश कुमार गौतम',
  'Rakesh Kumar Gautam runs the accounts office: fees, receipts, refunds and scholarships.':
    'राकेश कुमार गौतम लेखा कार्यालय चलाते हैं: शुल्क, रसीदें, वापसी और छात्रवृत्तियाँ।',
  'Shalini D’Souza': 'शालिनी डिसूज़ा',
  'M.A. (Economics), PGDCA': 'M.A. (अर्थशास्त्र), PGDCA',
  'Shalini D’Souza runs the Examination Cell: forms, admit cards, mark sheets and the seating plan.':
    'शालिनी डिसूज़ा परीक्षा प्रकोष्ठ चलाती हैं: फ़ॉर्म, प्रवेश-पत्र, अंक-तालिकाएँ और बैठने की व्यवस्था।',
  'Meenakshi Pandey': 'मीनाक्षी पांडे',
  'M.Lib.I.Sc., M.A. (History)': 'M.Lib.I.Sc., M.A. (इतिहास)',
  'Meenakshi Pandey is the librarian. She orders the books, runs the reading room and shows first-year students how to find an article.':
    'मीनाक्षी पांडे पुस्तकालयाध्यक्ष हैं। वे किताबें मँगाती हैं, वाचनालय चलाती हैं और प्रथम वर्ष के विद्यार्थियों को लेख खोजना सिखाती हैं।',
}
