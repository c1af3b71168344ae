import type { HindiTexts } from '../hindi-texts.ts'

/** Examinations, the calendar, the library, certificates and student services. */
export const studyingPagesInHindi: HindiTexts = {
  'Forms, date sheets, admit cards, results and mark sheets. The examinations are those of Upper Doab State University.':
    'फ़ॉर्म, समय-सारणी, प्रवेश-पत्र, परीक्षाफल और अंक-तालिकाएँ। परीक्षाएँ अपर दोआब राज्य विश्वविद्यालय की हैं।',
  'Results, admit cards and examination forms are on the portal of Upper Doab State University:':
    'परीक्षाफल, प्रवेश-पत्र और परीक्षा फ़ॉर्म अपर दोआब राज्य विश्वविद्यालय के पोर्टल पर हैं: ',
  '. The code of this college is 417.': '। इस महाविद्यालय का कोड 417 है।',
  Dates: 'तिथियाँ',
  From: 'आरंभ',
  Until: 'समाप्ति',
  'Examination forms on the university portal': 'विश्वविद्यालय के पोर्टल पर परीक्षा फ़ॉर्म',
  'Examinations of the odd semesters': 'विषम सेमेस्टर की परीक्षाएँ',
  'Examinations of the even semesters': 'सम सेमेस्टर की परीक्षाएँ',
  '[date]': '$1',
  'Date sheets': 'परीक्षा की समय-सारणी',
  'Results and mark sheets': 'परीक्षाफल और अंक-तालिकाएँ',
  'See your marks on the portal under your roll number. The college gives out mark sheets at counter 1 on working days from 10 AM to 2 PM; bring your admit card. To have a paper re-evaluated, apply on the portal within 15 days of the result.':
    'अपने अंक पोर्टल पर अनुक्रमांक से देखें। अंक-तालिका कार्य-दिवसों में सुबह 10 से दोपहर 2 बजे तक काउंटर 1 से मिलती है; प्रवेश-पत्र साथ लाएँ। पुनर्मूल्यांकन के लिए परीक्षाफल के 15 दिन के भीतर पोर्टल पर आवेदन करें।',
  'Correction of a mark sheet': 'अंक-तालिका में संशोधन',
  'Pay the ₹200 correction fee on the university portal.':
    'विश्वविद्यालय के पोर्टल पर संशोधन शुल्क ₹200 जमा करें।',
  'Fill in the form below and hand it in at counter 2 with the mark sheet and proof of the correct entry.':
    'नीचे दिया फ़ॉर्म भरें और अंक-तालिका तथा सही प्रविष्टि के प्रमाण के साथ काउंटर 2 पर जमा करें।',
  'The Examination Cell forwards it within three working days. The corrected mark sheet takes about thirty days.':
    'परीक्षा प्रकोष्ठ उसे तीन कार्य-दिवसों में आगे भेज देता है। संशोधित अंक-तालिका आने में लगभग तीस दिन लगते हैं।',
  Rules: 'नियम',
  'You need 75% attendance in every paper to submit the examination form.':
    'परीक्षा फ़ॉर्म भरने के लिए हर प्रश्नपत्र में 75% उपस्थिति ज़रूरी है।',
  'Students with a disability get a scribe if they need one, and twenty extra minutes for each hour. Apply two weeks before the examination.':
    'दिव्यांग विद्यार्थियों को ज़रूरत होने पर श्रुतलेखक मिलता है, और हर घंटे पर बीस मिनट अतिरिक्त। परीक्षा से दो सप्ताह पहले आवेदन करें।',
  'Back papers are held with the next examination of the same semester and need a separate form.':
    'बैक पेपर उसी सेमेस्टर की अगली परीक्षा के साथ होते हैं और उनका फ़ॉर्म अलग भरना होता है।',
  'Examination Cell: Shalini D’Souza, Main Building, room 7, +91 120 000 1997. For marks in internal tests, ask your teacher. All other dates are in the':
    'परीक्षा प्रकोष्ठ: शालिनी डिसूज़ा, मुख्य भवन, कक्ष 7, +91 120 000 1997। आंतरिक परीक्षा के अंक अपने शिक्षक से पूछें। बाक़ी सभी तिथियाँ यहाँ हैं: ',
  'academic calendar': 'शैक्षणिक कैलेंडर',
  'Semesters, tests, examinations and holidays of [date], month by month.':
    '$1 के सेमेस्टर, आंतरिक परीक्षाएँ, परीक्षाएँ और अवकाश, महीने के अनुसार।',
  'Holiday list': 'अवकाश सूची',
  'Holidays on a fixed date are in the list above. Holi, Eid, Muharram, Dussehra, Diwali, Guru Nanak Jayanti and other such days are holidays on the dates that the university notifies. They appear under':
    'जिन अवकाशों की तिथि तय है, वे ऊपर की सूची में हैं। होली, ईद, मुहर्रम, दशहरा, दीवाली, गुरु नानक जयंती और ऐसे अन्य अवकाश विश्वविद्यालय की घोषित तिथियों पर होते हैं। तिथि पता चलते ही यहाँ दी जाती है: ',
  'as soon as they are known. The office is open on all working days, Monday to Saturday.':
    '। कार्यालय सोमवार से शनिवार, सभी कार्य-दिवसों में खुला रहता है।',
  'Orientation; odd semester classes begin': 'ओरिएंटेशन, और विषम सेमेस्टर की कक्षाएँ आरंभ',
  'Independence Day (holiday)': 'स्वतंत्रता दिवस (अवकाश)',
  'Last day to change a subject or an elective': 'विषय या वैकल्पिक प्रश्नपत्र बदलने की अंतिम तिथि',
  'First internal tests': 'पहली आंतरिक परीक्षा',
  'Gandhi Jayanti (holiday)': 'गांधी जयंती (अवकाश)',
  'Second internal tests': 'दूसरी आंतरिक परीक्षा',
  'Last day of classes, odd semesters': 'विषम सेमेस्टर की कक्षाओं का अंतिम दिन',
  'Winter vacation': 'शीतकालीन अवकाश',
  'Even semester classes begin': 'सम सेमेस्टर की कक्षाएँ आरंभ',
  'Republic Day (holiday)': 'गणतंत्र दिवस (अवकाश)',
  'First internal tests, even semesters': 'सम सेमेस्टर की पहली आंतरिक परीक्षा',
  'Second internal tests, even semesters': 'सम सेमेस्टर की दूसरी आंतरिक परीक्षा',
  'Ambedkar Jayanti (holiday)': 'आंबेडकर जयंती (अवकाश)',
  'Last day of classes, even semesters': 'सम सेमेस्टर की कक्षाओं का अंतिम दिन',
  'Summer vacation; the office stays open': 'ग्रीष्मावकाश; कार्यालय खुला रहेगा',
  'Opening hours, how many books you can borrow and for how long, fines and e-journals.':
    'खुलने का समय, कितनी पुस्तकें कितने दिन के लिए मिलती हैं, विलंब शुल्क और ई-पत्रिकाएँ।',
  Hours: 'समय',
  'Monday to Saturday': 'सोमवार से शनिवार',
  Sunday: 'रविवार',
  'Lending desk': 'पुस्तक लेन-देन काउंटर',
  '9:30 AM – 5 PM': 'सुबह 9:30 – शाम\u00a05',
  Closed: 'बंद',
  'Reading room': 'वाचनालय',
  '9 AM – 6 PM': 'सुबह 9 – शाम\u00a06',
  'Reading room, four weeks before examinations': 'वाचनालय, परीक्षाओं से चार सप्ताह पहले',
  '9 AM – 8 PM': 'सुबह 9 – रात\u00a08',
  '10 AM – 5 PM': 'सुबह 10 – शाम\u00a05',
  'Law library': 'विधि पुस्तकालय',
  '9:30 AM – 6 PM': 'सुबह 9:30 – शाम\u00a06',
  Borrowing: 'पुस्तकें लेना',
  Who: 'कौन',
  Books: 'पुस्तकें',
  For: 'कितने समय के लिए',
  'Undergraduate students': 'स्नातक के विद्यार्थी',
  '14 days': '14 दिन',
  'Postgraduate, B.Ed. and law students': 'स्नातकोत्तर, B.Ed. और विधि के विद्यार्थी',
  'Teachers and staff': 'शिक्षक और कर्मचारी',
  'One semester': 'एक सेमेस्टर',
  'Alumni, with a reading card': 'वाचनालय कार्ड वाले पूर्व विद्यार्थी',
  'In the reading room': 'केवल वाचनालय में',
  'Your identity card is your library card. You can’t borrow on someone else’s card.':
    'आपका परिचय-पत्र ही पुस्तकालय कार्ड है। किसी और के कार्ड पर पुस्तक नहीं मिलती।',
  'A loan can be renewed once unless someone else has reserved the book.':
    'पुस्तक एक बार और रखी जा सकती है, यदि किसी और ने उसे आरक्षित न कराया हो।',
  'The fine is ₹1 a day. If you lose a book, replace it or pay its current price.':
    'विलंब शुल्क ₹1 प्रतिदिन है। पुस्तक खो जाए तो वही पुस्तक ख़रीदकर दें या उसका आज का मूल्य चुकाएँ।',
  'Leave bags in the racks at the door and set your phone to silent. Water is allowed in a closed bottle.':
    'बैग दरवाज़े के पास रैक में रखें और फ़ोन साइलेंट कर दें। बंद बोतल में पानी ला सकते हैं।',
  Collection: 'संग्रह',
  'About 31,400 books, 42 journals and nine newspapers in Hindi, English and Urdu; question papers of the last five years; the catalogue and e-journals through N-LIST at eight terminals, and from home with the account that the librarian gives you. Two terminals have a screen reader.':
    'लगभग 31,400 पुस्तकें, 42 पत्रिकाएँ और हिन्दी, अंग्रेज़ी व उर्दू के नौ समाचार-पत्र; पिछले पाँच वर्षों के प्रश्नपत्र; आठ टर्मिनल पर पुस्तक-सूची और N-LIST की ई-पत्रिकाएँ, जिन्हें पुस्तकालयाध्यक्ष से खाता लेकर घर से भी पढ़ सकते हैं। दो टर्मिनल पर स्क्रीन रीडर है।',
  'The book bank lends a set of textbooks for the whole year to sixty students whose family income is below ₹2.5 lakh. Apply until August 31.':
    'बुक बैंक से साठ विद्यार्थियों को, जिनके परिवार की आय ₹2.5 लाख से कम है, पूरे वर्ष के लिए पाठ्यपुस्तकों का सेट मिलता है। 31 अगस्त तक आवेदन करें।',
  'Transfer, migration and other certificates': 'टी.सी., माइग्रेशन और अन्य प्रमाण-पत्र',
  'TC, migration, character and bonafide certificates, duplicate mark sheets and transcripts: where to ask, and how long it takes.':
    'टी.सी., माइग्रेशन, चरित्र और बोनाफ़ाइड प्रमाण-पत्र, डुप्लीकेट अंक-तालिका और ट्रांसक्रिप्ट: कहाँ मिलेंगे और कितना समय लगेगा।',
  'Where and what to bring': 'कहाँ, और क्या लाएँ',
  'Ready in': 'कितने समय में',
  'Counter 2; no-dues slip of library, laboratory and accounts, ₹50':
    'काउंटर 2; पुस्तकालय, प्रयोगशाला और लेखा कार्यालय की नो ड्यूज़ पर्ची, ₹50',
  '3 working days': '3 कार्य-दिवस',
  'Migration certificate': 'माइग्रेशन प्रमाण-पत्र',
  'University portal, ₹500; then a copy of the TC at counter 2':
    'विश्वविद्यालय का पोर्टल, ₹500; फिर काउंटर 2 पर टी.सी. की प्रति',
  '15 days': '15 दिन',
  'Character or bonafide certificate': 'चरित्र या बोनाफ़ाइड प्रमाण-पत्र',
  'Counter 1; identity card': 'काउंटर 1; परिचय-पत्र',
  'Same day': 'उसी दिन',
  'Duplicate mark sheet': 'डुप्लीकेट अंक-तालिका',
  'University portal, ₹300; police report if it was lost':
    'विश्वविद्यालय का पोर्टल, ₹300; खो गई हो तो पुलिस रिपोर्ट',
  '30 days': '30 दिन',
  'Transcript, verification for employers': 'ट्रांसक्रिप्ट, नियोक्ता के लिए सत्यापन',
  'Write to the office with a copy of the degree': 'उपाधि की प्रति के साथ कार्यालय को लिखें',
  '7 working days': '7 कार्य-दिवस',
  'Before you ask': 'आवेदन से पहले',
  'A transfer certificate ends your studies here. If you only need proof that you study here, ask for a bonafide certificate.':
    'टी.सी. लेने पर यहाँ आपकी पढ़ाई समाप्त हो जाती है। केवल यह प्रमाण चाहिए कि आप यहाँ पढ़ते हैं, तो बोनाफ़ाइड प्रमाण-पत्र लें।',
  'The no-dues slip is signed by the library, the laboratory and the accounts office on the same day.':
    'नो ड्यूज़ पर्ची पर पुस्तकालय, प्रयोगशाला और लेखा कार्यालय उसी दिन हस्ताक्षर कर देते हैं।',
  'Someone else can collect a certificate with a signed letter and copies of both identity cards.':
    'कोई और भी आपका प्रमाण-पत्र ले सकता है: आपका हस्ताक्षरित पत्र और दोनों के परिचय-पत्रों की प्रतियाँ लाए।',
  'Counters 1 and 2 are open on working days from 10 AM to 2 PM.':
    'काउंटर 1 और 2 कार्य-दिवसों में सुबह 10 से दोपहर 2 बजे तक खुले रहते हैं।',
  'Identity card, dress, canteen, first aid, Wi-Fi, lost property, and where to get help.':
    'परिचय-पत्र, पहनावा, कैंटीन, प्राथमिक उपचार, Wi-Fi, खोया-पाया सामान, और मदद कहाँ मिलेगी।',
  'Your event registrations, tickets and certificates are in':
    'कार्यक्रमों के पंजीकरण, टिकट और प्रमाण-पत्र यहाँ मिलेंगे: ',
  'your account': 'आपका खाता',
  'Identity card': 'परिचय-पत्र',
  'Your photograph is taken at the orientation, and the card is ready a week later. If you join later, go to room 3 on a Wednesday from 11 AM to 1 PM with the fee receipt. A lost card is replaced for ₹100 within two days; report the loss at the guard’s room first.':
    'ओरिएंटेशन में आपकी फ़ोटो ली जाती है और एक सप्ताह बाद परिचय-पत्र मिल जाता है। बाद में प्रवेश लें तो शुल्क की रसीद लेकर बुधवार को सुबह 11 से दोपहर 1 बजे के बीच कक्ष 3 में जाएँ। परिचय-पत्र खो जाए तो पहले गार्ड कक्ष में सूचना दें; ₹100 में दो दिन के भीतर दूसरा मिल जाता है।',
  Dress: 'पहनावा',
  'The college has no uniform. Wear an apron in the laboratories, black and white in moot courts, and what the partner school asks for during teaching practice. Wear your identity card on campus.':
    'महाविद्यालय की कोई यूनिफ़ॉर्म नहीं है। प्रयोगशाला में एप्रन, मूट कोर्ट में काले-सफ़ेद कपड़े और शिक्षण अभ्यास में वह पहनें जो विद्यालय कहे। परिसर में परिचय-पत्र पहने रहें।',
  Canteen: 'कैंटीन',
  'The canteen behind the courtyard is open on working days from 9 AM to 5 PM. Lunch with rice, dal, a vegetable and four rotis costs ₹50, tea ₹10. The food is vegetarian, and you can pay by UPI or in cash.':
    'आँगन के पीछे की कैंटीन कार्य-दिवसों में सुबह 9 से शाम 5 बजे तक खुली रहती है। चावल, दाल, सब्ज़ी और चार रोटियों का भोजन ₹50 में और चाय ₹10 में मिलती है। भोजन शाकाहारी है; पैसे UPI से या नक़द दे सकते हैं।',
  'First aid': 'प्राथमिक उपचार',
  'A nurse is in the medical room, room 2 of the Main Building, on working days from 10 AM to 4 PM, and a doctor on Wednesday at 11 AM. In an emergency, call 112, or ask at the guard’s room for the college car.':
    'मुख्य भवन के चिकित्सा कक्ष (कक्ष 2) में कार्य-दिवसों में सुबह 10 से शाम 4 बजे तक नर्स मिलती हैं, और बुधवार को सुबह 11 बजे डॉक्टर। आपात स्थिति में 112 पर फ़ोन करें, या गार्ड कक्ष से महाविद्यालय की कार मँगवाएँ।',
  'Wi-Fi': 'Wi-Fi',
  'There is Wi-Fi in the library. Show your identity card at the librarian’s desk to get an account.':
    'पुस्तकालय में Wi-Fi है। परिचय-पत्र दिखाकर पुस्तकालयाध्यक्ष से अपना खाता लें।',
  'Classes, internal tests and practicals: the': 'कक्षाएँ, आंतरिक परीक्षाएँ और प्रयोग: ',
  'head of the department': 'विभागाध्यक्ष',
  'When something is wrong': 'कोई परेशानी हो तो',
  'Ragging: the national anti-ragging helpline': 'रैगिंग: राष्ट्रीय रैगिंग-विरोधी हेल्पलाइन ',
  ', day and night, or the Chief Proctor, Jagdish Chand Rana.':
    ', दिन-रात, या मुख्य नियंता जगदीश चंद राणा।',
  'Any other complaint: the': 'कोई अन्य शिकायत: ',
  'grievance committee': 'शिकायत निवारण समिति',
  '. It answers within fifteen working days.': '। समिति पंद्रह कार्य-दिवसों में उत्तर देती है।',
  'Sexual harassment: the': 'यौन उत्पीड़न: ',
  'internal committee': 'आंतरिक समिति',
  '. Complaints are confidential.': '। शिकायत गोपनीय रखी जाती है।',
  'A counsellor is in room 9 on Monday and Thursday from 12 noon to 2 PM. No appointment is needed.':
    'परामर्शदाता सोमवार और गुरुवार को दोपहर 12 से 2 बजे तक कक्ष 9 में मिलते हैं। पहले से समय लेना ज़रूरी नहीं।',
  'Lost and found': 'खोया-पाया',
  'Ask at the guard’s room at gate 1. Unclaimed items go to the Student Welfare Fund after a semester.':
    'गेट 1 के गार्ड कक्ष में पूछें। जिस वस्तु को कोई नहीं लेता, वह एक सेमेस्टर बाद विद्यार्थी कल्याण कोष को दे दी जाती है।',
  'Heads of department': 'विभागाध्यक्ष',
  'Who to ask about a subject, its classes, internal tests and practicals.':
    'किसी विषय, उसकी कक्षाओं, आंतरिक परीक्षाओं और प्रयोगों के बारे में किससे पूछें।',
  Subject: 'विषय',
  Head: 'विभागाध्यक्ष',
  'Office hours and telephone numbers of those who head a course are under':
    'पाठ्यक्रमों के विभागाध्यक्षों से मिलने का समय और उनके फ़ोन नंबर ',
  '. If the head is on leave, see the Dean, Anjana Bhattacharya.':
    ' पृष्ठ पर हैं। विभागाध्यक्ष छुट्टी पर हों तो संकायाध्यक्ष अंजना भट्टाचार्य से मिलें।',
  'Chemistry, and the B.Sc.': 'रसायन विज्ञान, और B.Sc.',
  'Commerce: B.Com.': 'वाणिज्य: B.Com.',
  'Commerce: M.Com.': 'वाणिज्य: M.Com.',
  'Computer Science: B.C.A.': 'कंप्यूटर विज्ञान: B.C.A.',
  'Economics, and the M.A.': 'अर्थशास्त्र, और M.A.',
  'Education: B.Ed.': 'शिक्षा: B.Ed.',
  'Education: D.El.Ed.': 'शिक्षा: D.El.Ed.',
  English: 'अंग्रेज़ी',
  Hindi: 'हिन्दी',
  'History, and the B.A.': 'इतिहास, और B.A.',
  'Law: B.A.LL.B.': 'विधि: B.A.LL.B.',
  'Management: B.B.A.': 'प्रबंधन: B.B.A.',
  'Zoology, and the M.Sc.': 'प्राणि विज्ञान, और M.Sc.',
  'Sanjukta Mohanty': 'संयुक्ता मोहंती',
  'Hemlata Bisht': 'हेमलता बिष्ट',
  'Lalrinpuii Sailo': 'लालरिनपुई सैलो',
  'Ashok Kumar Nigam': 'अशोक कुमार निगम',
  'Arif Hussain Zaidi': 'आरिफ़ हुसैन ज़ैदी',
}
