import type { HindiTexts } from './hindi-texts.ts'

/** Further ahead than this month, and past. */
export const furtherEventsInHindi: HindiTexts = {
  'Annual Convocation': 'वार्षिक दीक्षांत समारोह',
  'Graduates of all undergraduate and postgraduate courses receive their degrees on the main lawn, in the presence of their families and teachers. University medals and the college prizes for the best result in each department are given in the same ceremony.\n\nGraduates report to the Examination Cell by 8:30 AM with a photo identity card to collect their robe and seat number. Each graduate may bring two guests; guest passes are issued from the office until three days before the ceremony. A rehearsal takes place on the lawn on the previous afternoon, and graduates are expected to attend.\n\nIf you cannot come, you can collect your degree from the office from the following Monday.':
    'सभी स्नातक और स्नातकोत्तर पाठ्यक्रमों के विद्यार्थी मुख्य लॉन में अपने परिवार और शिक्षकों के सामने उपाधि पाते हैं। इसी समारोह में विश्वविद्यालय के पदक और हर विभाग के सर्वश्रेष्ठ परीक्षाफल के पुरस्कार दिए जाते हैं।\n\nउपाधि पाने वाले विद्यार्थी सुबह 8:30 बजे तक फ़ोटो वाले परिचय-पत्र के साथ परीक्षा प्रकोष्ठ पहुँचें और गाउन व सीट संख्या लें। हर विद्यार्थी दो अतिथि ला सकता है; अतिथि-पास समारोह से तीन दिन पहले तक कार्यालय से मिलते हैं। पिछले दिन दोपहर बाद लॉन में पूर्वाभ्यास होता है, जिसमें सबका आना अपेक्षित है।\n\nन आ सकें, तो अगले सोमवार से उपाधि कार्यालय से ले सकते हैं।',
  'Aranya Utsav: Annual Cultural Festival': 'अरण्य उत्सव: वार्षिक सांस्कृतिक समारोह',
  'Three evenings of music, dance, theatre and food bring the whole college together. The first evening belongs to classical and folk performances, the second to the inter-college drama competition, and the third to the band night.\n\nStudent clubs run the stalls, and everything they earn goes to the Student Welfare Fund. Entry is free with a college identity card; visitors from other colleges register at the gate.':
    'संगीत, नृत्य, नाटक और भोजन की तीन शामें पूरे महाविद्यालय को साथ लाती हैं। पहली शाम शास्त्रीय और लोक प्रस्तुतियों की है, दूसरी अंतर-महाविद्यालय नाटक प्रतियोगिता की और तीसरी बैंड की।\n\nस्टॉल विद्यार्थी क्लब लगाते हैं और पूरी कमाई विद्यार्थी कल्याण कोष में जाती है। महाविद्यालय के परिचय-पत्र से प्रवेश निःशुल्क है; दूसरे महाविद्यालयों के आगंतुक गेट पर पंजीकरण कराएँ।',
  'Industrial Visit to the Cooperative Sugar Mill': 'सहकारी चीनी मिल का औद्योगिक भ्रमण',
  'Third-year students of B.Com. were to follow a load of cane from the weighbridge to the bagged sugar, and to see how a cooperative fixes its prices and pays its members.\n\nThe mill has offered two new dates. The Department of Commerce will announce one of them as soon as the buses are confirmed.':
    'तृतीय वर्ष B.Com. के विद्यार्थियों को काँटे से लेकर बोरी में भरी चीनी तक गन्ने का सफ़र देखना था, और यह भी कि सहकारी समिति मूल्य कैसे तय करती है और सदस्यों को भुगतान कैसे करती है।\n\nमिल ने दो नई तिथियाँ दी हैं। बसें पक्की होते ही वाणिज्य विभाग उनमें से एक की घोषणा करेगा।',
  'Alumni Meet': 'पूर्व विद्यार्थी सम्मेलन',
  'Former students of every batch are invited back for a day on campus. Departments hold open house in the morning; in the afternoon alumni speak with final-year students about first jobs, further study and civil service preparation.\n\nLunch is served in the courtyard. Please write to the office to say that you are coming and with how many people, so that seating can be planned.':
    'हर बैच के पूर्व विद्यार्थी एक दिन के लिए परिसर में आमंत्रित हैं। सुबह विभाग खुले रहते हैं; दोपहर बाद पूर्व विद्यार्थी अंतिम वर्ष के विद्यार्थियों से पहली नौकरी, आगे की पढ़ाई और सिविल सेवा की तैयारी पर बात करते हैं।\n\nभोजन प्रांगण में होगा। कृपया कार्यालय को लिखें कि आप आ रहे हैं और साथ में कितने लोग होंगे, ताकि बैठने की व्यवस्था हो सके।',
  'Campus Placement Drive for Final-Year Students': 'अंतिम वर्ष के विद्यार्थियों के लिए प्लेसमेंट ड्राइव',
  'Employers from banking, information technology, retail and education interview final-year students of B.B.A., B.C.A., B.Com., B.Sc. and the postgraduate courses. The drive has a pre-placement talk, a written test and personal interviews on the same day.\n\nBring five printed copies of your résumé, mark sheets of all semesters and a photo identity card. Students who have attended the interview workshop are called first.':
    'बैंकिंग, सूचना प्रौद्योगिकी, ख़ुदरा व्यापार और शिक्षा के नियोक्ता B.B.A., B.C.A., B.Com., B.Sc. और स्नातकोत्तर पाठ्यक्रमों के अंतिम वर्ष के विद्यार्थियों का साक्षात्कार लेते हैं। परिचय, लिखित परीक्षा और साक्षात्कार एक ही दिन होते हैं।\n\nबायोडाटा की पाँच छपी प्रतियाँ, सभी सेमेस्टर की अंक-तालिकाएँ और फ़ोटो वाला परिचय-पत्र लाएँ। साक्षात्कार कार्यशाला में आए विद्यार्थी पहले बुलाए जाते हैं।',
  'Science Exhibition: Models and Experiments': 'विज्ञान प्रदर्शनी: मॉडल और प्रयोग',
  'Students of the science departments present more than sixty working models and experiments, from low-cost water filters and soil-testing kits to a seismograph built from scrap. Judges walk the hall from 11:00 AM, and visitors vote for the people’s choice.\n\nSchools in the district are welcome; groups of more than twenty should write to the department to book a time, so that everyone can try the experiments.':
    'विज्ञान विभागों के विद्यार्थी साठ से अधिक चलते मॉडल और प्रयोग दिखाते हैं: कम ख़र्च वाले जल-फ़िल्टर और मिट्टी जाँचने की किट से लेकर कबाड़ से बने भूकंपमापी तक। निर्णायक सुबह 11:00 बजे से आते हैं और दर्शक अपनी पसंद चुनते हैं।\n\nज़िले के विद्यालयों का स्वागत है; बीस से अधिक का समूह हो, तो विभाग को लिखकर समय लें, ताकि हर कोई प्रयोग करके देख सके।',
  'NSS Cleanliness and Tree Plantation Drive': 'राष्ट्रीय सेवा योजना: सफ़ाई और वृक्षारोपण',
  'Volunteers of both National Service Scheme units cleaned the canal path from the college gate to the bridge and planted 150 saplings of neem, jamun and arjun around the academic block. Each department has adopted a row and waters it for the next two years.\n\nGloves and tools were provided by the municipal office, and the collected plastic, eleven sacks of it, went to the district recycling centre.':
    'राष्ट्रीय सेवा योजना की दोनों इकाइयों के स्वयंसेवकों ने महाविद्यालय के गेट से पुल तक नहर का रास्ता साफ़ किया और शैक्षणिक भवन के चारों ओर नीम, जामुन और अर्जुन के 150 पौधे लगाए। हर विभाग ने एक क़तार गोद ली है और दो वर्ष तक उसे सींचेगा।\n\nदस्ताने और औज़ार नगर पालिका ने दिए, और ग्यारह बोरी प्लास्टिक ज़िले के पुनर्चक्रण केंद्र भेजा गया।',
  'Inter-College Debate: Should Every Degree Include a Trade?':
    'अंतर-महाविद्यालय वाद-विवाद: क्या हर उपाधि में एक हुनर हो?',
  'Twenty-two speakers from eleven colleges debated in Hindi and English whether every degree should include a trade. The house voted for the motion by 214 to 167, after three rounds in the seminar hall and a final before a full auditorium.\n\nThe trophy went to Nidhi Tomar and Arjun Nair of this college; the prize for the best speech in Hindi went to Ayesha Parveen, for ten minutes on what her father, a weaver, would have studied.\n\nCertificates for all who spoke, judged or helped are ready at the office. Each has a code that anyone can check on this website.':
    'ग्यारह महाविद्यालयों के बाईस वक्ताओं ने हिन्दी और अंग्रेज़ी में इस पर बहस की कि क्या हर उपाधि में एक हुनर सिखाया जाए। संगोष्ठी कक्ष के तीन चरणों और भरे सभागार में हुए अंतिम चरण के बाद सदन ने 167 के मुक़ाबले 214 मतों से प्रस्ताव के पक्ष में निर्णय दिया।\n\nट्रॉफ़ी इसी महाविद्यालय की निधि तोमर और अर्जुन नायर को मिली; हिन्दी के सर्वश्रेष्ठ भाषण का पुरस्कार आयशा परवीन को, जो दस मिनट तक इस पर बोलीं कि बुनकर पिता को मौक़ा मिलता तो वे क्या पढ़ते।\n\nजो बोले, निर्णायक रहे या मदद की, उन सबके प्रमाण-पत्र कार्यालय में तैयार हैं। हर प्रमाण-पत्र पर एक कोड है, जिसे कोई भी इस वेबसाइट पर जाँच सकता है।',
  'Kavi Sammelan: An Evening of Hindi Poetry': 'कवि सम्मेलन: हिन्दी कविता की एक शाम',
  'Six poets from the region and ten students read from their work under strings of lamps before the main building. Satire, ghazals and new verse kept the benches full until the last reading.\n\nThe student poems are printed in the next issue of the college magazine.':
    'क्षेत्र के छह कवियों और दस विद्यार्थियों ने मुख्य भवन के सामने झिलमिल रोशनी में अपनी रचनाएँ पढ़ीं। व्यंग्य, ग़ज़ल और नई कविता ने अंतिम पाठ तक किसी को उठने नहीं दिया।\n\nविद्यार्थियों की कविताएँ महाविद्यालय की पत्रिका के अगले अंक में छपेंगी।',
  'Orientation for New Students': 'नए विद्यार्थियों के लिए ओरिएंटेशन',
  'New students met their departments, learnt how attendance, internal assessment and the examination calendar work, and collected their identity and library cards. Seniors led small groups through the campus.\n\nThose who missed the day can collect the handbook from the office and join the library tour held every Saturday.':
    'नए विद्यार्थी अपने विभाग से मिले, उपस्थिति, आंतरिक मूल्यांकन और परीक्षा की तिथियाँ समझीं, और परिचय-पत्र व पुस्तकालय कार्ड लिए। वरिष्ठ विद्यार्थियों ने छोटे समूहों को परिसर घुमाया।\n\nजो न आ सके, वे कार्यालय से पुस्तिका ले सकते हैं और हर शनिवार के पुस्तकालय भ्रमण में आ सकते हैं।',
  'CodeFest: 24-Hour Programming Contest': 'कोडफ़ेस्ट: 24 घंटे की प्रोग्रामिंग प्रतियोगिता',
  'Thirty-two teams of B.C.A. and B.Sc. students built small programs for real offices in the district: a queue display for the health centre, a bus pass form, a stock register for self-help groups. Teachers of Computer Science and two invited engineers judged the results.\n\nThe queue display won, and has been running at the health centre since. The three best programs were completed as semester projects.':
    'इस बार B.C.A. और B.Sc. के विद्यार्थियों की बत्तीस टीमों ने ज़िले के कार्यालयों के लिए छोटे प्रोग्राम बनाए: स्वास्थ्य केंद्र के लिए क़तार का पटल, बस पास का फ़ॉर्म, स्वयं सहायता समूहों का स्टॉक रजिस्टर। निर्णय कंप्यूटर विज्ञान के शिक्षकों और दो आमंत्रित इंजीनियरों ने किया।\n\nक़तार का पटल जीता और तब से स्वास्थ्य केंद्र में चल रहा है। तीन सर्वश्रेष्ठ प्रोग्राम सेमेस्टर परियोजना के रूप में पूरे किए गए।',
  'Teaching Practice Exhibition by B.Ed. Students': 'B.Ed. विद्यार्थियों की शिक्षण-अभ्यास प्रदर्शनी',
  'Student teachers showed the charts, models, puppets and games they used in twenty partner schools. Heads of the schools joined a round table on what helps children read with confidence by Class 3.\n\nThe best teaching aids stay in the resource room, where every student of education can borrow them.':
    'प्रशिक्षु शिक्षकों ने वे चार्ट, मॉडल, कठपुतलियाँ और खेल दिखाए, जिन्हें उन्होंने बीस सहयोगी विद्यालयों में इस्तेमाल किया। विद्यालयों के प्रधानाचार्यों ने इस पर चर्चा की कि कक्षा 3 तक बच्चे भरोसे से पढ़ना कैसे सीखें।\n\nसर्वश्रेष्ठ शिक्षण सामग्री संसाधन कक्ष में रहती है, जहाँ से शिक्षा का हर विद्यार्थी उसे ले सकता है।',
  'Convocation and Prize Distribution': 'दीक्षांत समारोह और पुरस्कार वितरण',
  'Degrees were conferred on 486 graduates on the main lawn, 271 of them women. The ceremony ended with the national anthem and a group photograph of every department on the steps of the main building.\n\nPhotographs could be ordered from the office until the end of the semester.':
    'मुख्य लॉन में 486 विद्यार्थियों को उपाधि मिली, जिनमें 271 महिलाएँ थीं। समारोह राष्ट्रगान और मुख्य भवन की सीढ़ियों पर हर विभाग के सामूहिक चित्र के साथ पूरा हुआ।\n\nचित्र सेमेस्टर के अंत तक कार्यालय से मँगाए जा सकते थे।',
  'Inauguration of the Renovated Science Laboratories': 'नवीनीकृत विज्ञान प्रयोगशालाओं का उद्घाटन',
  'The chemistry and botany laboratories reopened with new benches, fume cupboards and a separate instrument room. Students of B.Sc. and M.Sc. demonstrated titration, chromatography and plant tissue culture to the guests.\n\nPractical classes have since been held in smaller groups, so that every student works with their own set of apparatus.':
    'रसायन और वनस्पति विज्ञान की प्रयोगशालाएँ नई मेज़ों, धूम-कक्षों और अलग उपकरण कक्ष के साथ फिर खुलीं। B.Sc. और M.Sc. के विद्यार्थियों ने अतिथियों को अनुमापन, वर्णलेखन और पादप ऊतक संवर्धन करके दिखाया।\n\nतब से प्रयोगात्मक कक्षाएँ छोटे समूहों में होती हैं, ताकि हर विद्यार्थी अपने उपकरणों से काम करे।',
  'The mill is closed for maintenance that week. A new date will be announced here.':
    'उस सप्ताह मिल रखरखाव के लिए बंद है। नई तिथि यहीं बताई जाएगी।',
  'Main Lawn': 'मुख्य लॉन',
  'Forecourt of the Main Building': 'मुख्य भवन का अगला प्रांगण',
  'Cooperative Sugar Mill, Modinagar Road': 'सहकारी चीनी मिल, मोदीनगर रोड',
  'Academic Block, Rooms 201–208': 'शैक्षणिक भवन, कक्ष 201–208',
  'Exhibition Hall, Science Block': 'प्रदर्शनी कक्ष, विज्ञान भवन',
  'Canal Road and Academic Block': 'नहर रोड और शैक्षणिक भवन',
  Auditorium: 'सभागार',
  'Auditorium and Seminar Hall': 'सभागार और संगोष्ठी कक्ष',
  'Computer Laboratory 1': 'कंप्यूटर प्रयोगशाला 1',
  'Department of Education': 'शिक्षा विभाग',
  'Science Block': 'विज्ञान भवन',
  'Open to graduates and two guests each': 'उपाधि पाने वाले विद्यार्थी, हर एक के दो अतिथियों के साथ',
  'Open to third-year students of B.Com.': 'B.Com. तृतीय वर्ष के विद्यार्थियों के लिए',
  'Open to alumni of all batches and their families':
    'सभी बैच के पूर्व विद्यार्थियों और उनके परिवारों के लिए',
  'Was open to new students and their parents': 'नए विद्यार्थियों और उनके अभिभावकों के लिए था',
  'Was open to students of all colleges': 'सभी महाविद्यालयों के विद्यार्थियों के लिए था',
  'Alumni desk, college office': 'पूर्व विद्यार्थी पटल, महाविद्यालय कार्यालय',
}
