import type { HindiTexts } from '../hindi-texts.ts'

export const courseGroupsInHindi: HindiTexts = {
  'B.A., B.Sc. and B.Com., and the master’s degrees that follow them: the oldest departments of the college.':
    'B.A., B.Sc. और B.Com., और उनके बाद के स्नातकोत्तर पाठ्यक्रम: महाविद्यालय के सबसे पुराने विभाग।',
  'Arts, science and commerce are the oldest departments of the college and still teach most of its students. The three-year degrees combine subjects in many ways, so that a student of history can take a minor in commerce and a student of chemistry a paper in economics.':
    'कला, विज्ञान और वाणिज्य महाविद्यालय के सबसे पुराने विभाग हैं और आज भी सबसे अधिक विद्यार्थी इन्हीं में पढ़ते हैं। तीन वर्ष की उपाधियों में विषय कई तरह से जोड़े जा सकते हैं: इतिहास का विद्यार्थी वाणिज्य का माइनर विषय और रसायन का विद्यार्थी अर्थशास्त्र का प्रश्नपत्र ले सकता है।',
  'M.A., M.Sc. and M.Com. continue on the same campus, often with the same teachers. A student who enters after Class 12 can stay for five years and leave with a dissertation and a master’s degree.':
    'M.A., M.Sc. और M.Com. इसी परिसर में हैं, और पढ़ाने वाले भी प्रायः वही शिक्षक हैं। कक्षा 12 के बाद आया विद्यार्थी पाँच वर्ष में लघु शोध और स्नातकोत्तर उपाधि के साथ निकल सकता है।',
  'Library and reading hall': 'पुस्तकालय और वाचनालय',
  'Textbooks for every paper, reference works and e-journals, with a gallery for postgraduates.':
    'हर प्रश्नपत्र की पाठ्यपुस्तकें, संदर्भ ग्रंथ और ई-पत्रिकाएँ; स्नातकोत्तर विद्यार्थियों के लिए अलग दीर्घा।',
  'Science block': 'विज्ञान भवन',
  'Separate laboratories for physics, chemistry, botany and zoology, and an instrument room.':
    'भौतिकी, रसायन, वनस्पति और प्राणि विज्ञान की अलग-अलग प्रयोगशालाएँ, और उपकरण कक्ष।',
  'Language and geography laboratories': 'भाषा और भूगोल प्रयोगशालाएँ',
  'Listening booths for spoken English and Hindi, maps and survey instruments for field work.':
    'अंग्रेज़ी और हिन्दी बोलने के अभ्यास के लिए बूथ; क्षेत्र-कार्य के लिए मानचित्र और सर्वेक्षण के उपकरण।',
  'Computers with accounting software, and the forms that offices really use.':
    'लेखा सॉफ़्टवेयर वाले कंप्यूटर, और वे फ़ॉर्म जो कार्यालयों में सचमुच काम आते हैं।',
  'NSS and societies': 'NSS और समितियाँ',
  'Two units of the National Service Scheme, and societies for literature, science, theatre and debate.':
    'राष्ट्रीय सेवा योजना की दो इकाइयाँ, और साहित्य, विज्ञान, नाटक तथा वाद-विवाद की समितियाँ।',
  'B.B.A., B.C.A., B.Ed. and D.El.Ed.: four courses that lead to a particular kind of work, with practice in firms and schools.':
    'B.B.A., B.C.A., B.Ed. और D.El.Ed.: किसी एक तरह के काम के लिए चार पाठ्यक्रम, फ़र्मों और विद्यालयों में अभ्यास के साथ।',
  'The College of Professional Studies brings together the courses that aim at one kind of work: managing, programming and teaching. Each of them has a fixed timetable, practical hours from the first week and a long internship outside the campus.':
    'व्यावसायिक अध्ययन महाविद्यालय में वे पाठ्यक्रम हैं जो किसी एक काम के लिए तैयार करते हैं: प्रबंधन, प्रोग्रामिंग और शिक्षण। हर एक में तय समय-सारणी है, पहले सप्ताह से अभ्यास और परिसर के बाहर लंबी इंटर्नशिप।',
  'B.B.A. and B.C.A. follow Class 12. B.Ed. and D.El.Ed. (long known as B.T.C.) follow a bachelor’s degree and admit through the state’s own procedures, so please ask the office for this year’s dates.':
    'B.B.A. और B.C.A. कक्षा 12 के बाद हैं। B.Ed. और D.El.Ed. (जिसे लंबे समय तक B.T.C. कहा गया) स्नातक के बाद हैं और उनमें प्रवेश राज्य की प्रक्रिया से होता है; इस वर्ष की तिथियाँ कार्यालय से पूछ लें।',
  'Academic block': 'शैक्षणिक भवन',
  'Classrooms with projectors, a case room, and staff rooms where teachers can be found between lectures.':
    'प्रोजेक्टर वाले कक्ष, केस कक्ष, और शिक्षक कक्ष, जहाँ कक्षाओं के बीच शिक्षक मिलते हैं।',
  'Computer laboratories': 'कंप्यूटर प्रयोगशालाएँ',
  'One machine for each student in practical classes, and a project room that stays open until evening.':
    'अभ्यास में हर विद्यार्थी के लिए एक कंप्यूटर, और शाम तक खुला परियोजना कक्ष।',
  'Teaching resource room': 'शिक्षण सामग्री कक्ष',
  'Models, charts, children’s books and recording equipment for student teachers.':
    'भावी शिक्षकों के लिए मॉडल, चार्ट, बच्चों की किताबें और रिकॉर्डिंग के उपकरण।',
  'Partner firms and schools': 'सहयोगी फ़र्में और विद्यालय',
  'Twenty schools for teaching practice, and local businesses for internships and visits.':
    'शिक्षण अभ्यास के लिए बीस विद्यालय; इंटर्नशिप और भ्रमण के लिए क्षेत्र के व्यवसाय।',
  'Career Guidance Cell': 'करियर मार्गदर्शन प्रकोष्ठ',
  'Workshops on résumés and interviews, and a placement drive for final-year students.':
    'बायोडाटा और साक्षात्कार की कार्यशालाएँ, और अंतिम वर्ष के विद्यार्थियों के लिए प्लेसमेंट ड्राइव।',
  'The five-year B.A.LL.B. under the rules of the Bar Council of India, with a moot court hall, a law library and a legal aid clinic.':
    'भारतीय विधिज्ञ परिषद के नियमों के अनुसार पाँच वर्षीय B.A.LL.B.: मूट कोर्ट कक्ष, विधि पुस्तकालय और विधिक सहायता केंद्र के साथ।',
  'The College of Law teaches one course, the integrated B.A.LL.B., and gives it a wing of its own: moot court hall, library, seminar hall and classrooms around the arcaded courtyard.':
    'विधि महाविद्यालय में एक ही पाठ्यक्रम है, एकीकृत B.A.LL.B., और उसका अपना खंड है: मेहराबदार आँगन के चारों ओर मूट कोर्ट कक्ष, पुस्तकालय, संगोष्ठी कक्ष और कक्षाएँ।',
  'Its teachers are joined by practising advocates for procedure and drafting. Students meet the law outside the books too, in the district court, in the legal aid clinic and at camps in nearby villages.':
    'प्रक्रिया और प्रारूपण पढ़ाने के लिए वकालत कर रहे अधिवक्ता भी आते हैं। विद्यार्थी विधि को किताबों के बाहर भी देखते हैं: ज़िला न्यायालय में, विधिक सहायता केंद्र में और पास के गाँवों के शिविरों में।',
  'Used for clinical papers, trial practice and the intra-college competition.':
    'क्लिनिकल प्रश्नपत्रों, विचारण के अभ्यास और महाविद्यालय की प्रतियोगिता के लिए।',
  'Law reports, journals, bare acts and databases, with long tables for group work.':
    'विधि रिपोर्टें, पत्रिकाएँ, मूल अधिनियम और डेटाबेस; साथ बैठकर काम करने के लिए लंबी मेज़ें।',
  'Free legal advice for the public every Friday afternoon, with the District Legal Services Authority.':
    'ज़िला विधिक सेवा प्राधिकरण के साथ हर शुक्रवार दोपहर बाद जनता को निःशुल्क विधिक सलाह।',
  'Court and chamber visits': 'न्यायालय और चैंबर भ्रमण',
  'Placements with trial lawyers and legal services, arranged from the first year on.':
    'प्रथम वर्ष से ही विचारण के वकीलों और विधिक सेवाओं के साथ काम सीखने की व्यवस्था।',
}
