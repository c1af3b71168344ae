import type { HindiTexts } from '../hindi-texts.ts'

/** Complaints, helplines, and the members of committees. */
export const complaintsInHindi: HindiTexts = {
  'National anti-ragging helpline': 'राष्ट्रीय रैगिंग-विरोधी हेल्पलाइन',
  'Who to call or write to about ragging, anonymously if you wish.':
    'रैगिंग के बारे में किसे फ़ोन करें या लिखें; चाहें तो बिना नाम बताए।',
  'UGC Regulations on Curbing the Menace of Ragging in Higher Educational Institutions, 2009, regulation 6':
    'उच्च शिक्षा संस्थानों में रैगिंग की रोकथाम पर UGC विनियम, 2009, विनियम 6',
  'The National Anti-Ragging Helpline of the UGC is free of charge, day and night:':
    'UGC की राष्ट्रीय रैगिंग-विरोधी हेल्पलाइन दिन-रात निःशुल्क है: ',
  '. By email:': '। ईमेल से: ',
  'Website of the national anti-ragging helpline': 'राष्ट्रीय रैगिंग-विरोधी हेल्पलाइन की वेबसाइट',
  'Anti-ragging committee and squad': 'रैगिंग-विरोधी समिति और दस्ता',
  'The members of the college’s committee and squad, and how to reach each of them.':
    'महाविद्यालय की समिति और दस्ते के सदस्य, और हर एक से संपर्क कैसे करें।',
  'Term: [date] to [date].': 'कार्यकाल: $1 से $2 तक।',
  Member: 'सदस्य',
  Role: 'भूमिका',
  President: 'अध्यक्ष',
  'Vice President': 'उपाध्यक्ष',
  Secretary: 'सचिव',
  'Principal, member by office': 'प्राचार्य, पदेन सदस्य',
  'Teachers’ representative': 'शिक्षक प्रतिनिधि',
  'Office staff’s representative': 'कर्मचारी प्रतिनिधि',
  'Nominee of the university': 'विश्वविद्यालय के नामित सदस्य',
  'Named by the Vice-Chancellor': 'कुलपति द्वारा नामित',
  'Chair, Principal': 'अध्यक्ष, प्राचार्य',
  'Convener, Chief Proctor': 'संयोजक, मुख्य नियंता',
  'Head of the Department of Law': 'विधि विभागाध्यक्ष',
  'Head of the Department of Arts': 'कला विभागाध्यक्ष',
  'Physician, from outside the college': 'चिकित्सक, महाविद्यालय के बाहर से',
  'Station House Officer, Canal Road': 'थानाध्यक्ष, नहर रोड',
  Police: 'पुलिस',
  'Students’ representative, seniors': 'विद्यार्थी प्रतिनिधि, वरिष्ठ',
  'A parent of a first-year student': 'प्रथम वर्ष के किसी विद्यार्थी के अभिभावक',
  'Named at the orientation': 'ओरिएंटेशन में चुने जाते हैं',
  'The squad visits classrooms, hostel and buses without notice:':
    'दस्ता बिना सूचना के कक्षाओं, छात्रावास और बसों में जाता है:',
  'Leader, Chief Proctor': 'प्रमुख, मुख्य नियंता',
  'Department of Science': 'विज्ञान विभाग',
  'Department of Computer Applications': 'कंप्यूटर अनुप्रयोग विभाग',
  'Department of Law': 'विधि विभाग',
  'Students’ grievance redressal committee': 'विद्यार्थी शिकायत निवारण समिति',
  'The members of the committee, how to complain, and how soon it answers.':
    'समिति के सदस्य, शिकायत कैसे करें, और उत्तर कितने दिन में मिलता है।',
  'Chair, Vice Principal': 'अध्यक्ष, उप प्राचार्य',
  'Head of Department, M.A.': 'विभागाध्यक्ष, M.A.',
  'Head of Department, B.Sc.': 'विभागाध्यक्ष, B.Sc.',
  'Associate Professor, from the Scheduled Castes': 'सह प्राध्यापक, अनुसूचित जाति से',
  'Students’ representative, special invitee': 'विद्यार्थी प्रतिनिधि, विशेष आमंत्रित',
  'Write to the committee or put a letter in the box beside the office. It will hear you and reply within fifteen working days.':
    'समिति को लिखें या कार्यालय के पास लगी पेटी में पत्र डालें। समिति आपकी बात सुनती है और पंद्रह कार्य-दिवसों में उत्तर देती है।',
  Ombudsperson: 'लोकपाल',
  'Who at the university hears students’ appeals, and how to reach them.':
    'विश्वविद्यालय में विद्यार्थियों की अपील कौन सुनता है, और उनसे संपर्क कैसे करें।',
  'The ombudsperson of Upper Doab State University hears appeals within fifteen days of the committee’s decision, through':
    'समिति के निर्णय के पंद्रह दिन के भीतर अपर दोआब राज्य विश्वविद्यालय के लोकपाल से यहाँ अपील करें: ',
  'the university portal': 'विश्वविद्यालय का पोर्टल',
  'Internal committee against sexual harassment': 'यौन उत्पीड़न के विरुद्ध आंतरिक समिति',
  'The order that constitutes the committee, its members and how to reach them, and the consequences of sexual harassment.':
    'समिति के गठन का आदेश, उसके सदस्य और उनसे संपर्क, और यौन उत्पीड़न के परिणाम।',
  'Sexual Harassment of Women at Workplace (Prevention, Prohibition and Redressal) Act, 2013, section 19(b), and the UGC Regulations of 2015 on the same for higher educational institutions':
    'कार्यस्थल पर महिलाओं का यौन उत्पीड़न (निवारण, प्रतिषेध और प्रतितोष) अधिनियम, 2013, धारा 19(b), और उच्च शिक्षा संस्थानों के लिए इसी विषय पर UGC के 2015 के विनियम',
  'Presiding officer': 'पीठासीन अधिकारी',
  Teacher: 'शिक्षक',
  'Teacher, with knowledge of law': 'शिक्षक, विधि के जानकार',
  'Office staff': 'कार्यालय कर्मचारी',
  'Student, undergraduate': 'विद्यार्थी, स्नातक',
  'Student, postgraduate': 'विद्यार्थी, स्नातकोत्तर',
  'An advocate from the district legal services authority': 'ज़िला विधिक सहायता के एक अधिवक्ता',
  'External member': 'बाहरी सदस्य',
  'Complain in writing within three months. The inquiry ends within ninety days. Harassment is punished by the service rules, for students up to expulsion, and may be reported to the police.':
    'तीन महीने के भीतर लिखित शिकायत करें। जाँच नब्बे दिन में पूरी होती है। उत्पीड़न पर सेवा नियमों के अनुसार दंड मिलता है, विद्यार्थी को निष्कासन तक, और पुलिस को सूचना दी जा सकती है।',
  'Equal opportunity cell': 'समान अवसर प्रकोष्ठ',
  'Who to turn to for support or if you face discrimination.':
    'सहायता के लिए, और भेदभाव होने पर, किससे मिलें।',
  Coordinator: 'समन्वयक',
  'For persons with disabilities; knows Indian Sign Language':
    'दिव्यांगजनों के लिए; भारतीय सांकेतिक भाषा जानती हैं',
  'For students of the Scheduled Castes and Tribes': 'अनुसूचित जाति और जनजाति के विद्यार्थियों के लिए',
  'For students of minorities': 'अल्पसंख्यक विद्यार्थियों के लिए',
  'Complaints of caste discrimination': 'जातिगत भेदभाव की शिकायत',
  'How students and staff of Scheduled Castes, Scheduled Tribes and other backward classes can complain about discrimination, and to whom.':
    'अनुसूचित जाति, अनुसूचित जनजाति और अन्य पिछड़े वर्गों के विद्यार्थी और कर्मचारी भेदभाव की शिकायत कैसे और किससे करें।',
  'UGC letters on the prevention of caste-based discrimination, D.O. No. F.1-7/2011 (SCT)':
    'जातिगत भेदभाव की रोकथाम पर UGC के पत्र, D.O. No. F.1-7/2011 (SCT)',
  'Complain to the equal opportunity cell, in writing or in person. Complaints are entered in a register and reported to the university every six months.':
    'समान अवसर प्रकोष्ठ में लिखकर या मिलकर शिकायत करें। शिकायत रजिस्टर में दर्ज होती है और हर छह महीने में विश्वविद्यालय को बताई जाती है।',
  'Equal opportunity policy for persons with disabilities': 'दिव्यांगजनों के लिए समान अवसर नीति',
  'What the college does for persons with disabilities, and who is responsible.':
    'दिव्यांगजनों के लिए महाविद्यालय क्या करता है, और कौन उत्तरदायी है।',
  'Rights of Persons with Disabilities Act, 2016, section 21, and Rules, 2017, rule 8':
    'दिव्यांगजन अधिकार अधिनियम, 2016, धारा 21, और नियम, 2017, नियम 8',
  'Step-free ground floors and a lift in the Academic Block; a scribe and extra time in examinations; screen readers at two terminals of the library; 5% of the seats of each course. Liaison officer: Shabnam Idrisi, Department of Education.':
    'बिना सीढ़ी के भूतल और शैक्षणिक भवन में लिफ़्ट; परीक्षा में श्रुतलेखक और अतिरिक्त समय; पुस्तकालय के दो टर्मिनल पर स्क्रीन रीडर; हर पाठ्यक्रम की 5% सीटें। संपर्क अधिकारी: शबनम इदरीसी, शिक्षा विभाग।',
  'Step-free access': 'बिना सीढ़ी के यहाँ कैसे पहुँचें',
  'Coordinator, Dean': 'समन्वयक, संकायाध्यक्ष',
  Management: 'प्रबंधन',
  'An alumnus and an employer': 'एक पूर्व विद्यार्थी और एक नियोक्ता',
  'Named each year': 'हर वर्ष नामित',
  'Gurpreet Kaur Sandhu': 'गुरप्रीत कौर संधू',
  'Abdul Rehman Ansari': 'अब्दुल रहमान अंसारी',
  'Urmila Yadav': 'उर्मिला यादव',
  'Leela Nambiar': 'लीला नांबियार',
  'Nasreen Fatima': 'नसरीन फ़ातिमा',
  'Rekha Chaudhary': 'रेखा चौधरी',
  'Nitin Baghel': 'नितिन बघेल',
  'Zoya Rizvi': 'ज़ोया रिज़वी',
  'Suresh Chandra Maurya': 'सुरेश चंद्र मौर्य',
  'Vasudha Kulkarni': 'वसुधा कुलकर्णी',
  'Biju Varghese': 'बीजू वर्गीस',
  'Savitri Jatav': 'सावित्री जाटव',
  'Padmini Venkataraman': 'पद्मिनी वेंकटरमण',
  'Rohini Deshpande': 'रोहिणी देशपांडे',
  'Satyendra Nath Shukla': 'सत्येंद्र नाथ शुक्ल',
  'Shabnam Idrisi': 'शबनम इदरीसी',
  'Kamlesh Valmiki': 'कमलेश वाल्मीकि',
  'Imtiyaz Ahmad Wani': 'इम्तियाज़ अहमद वानी',
  'Vimal Kumar Jain': 'विमल कुमार जैन',
  'Mohammad Yusuf Qureshi': 'मोहम्मद यूसुफ़ क़ुरैशी',
}
