import type { HindiTexts } from './hindi-texts.ts'

/** The home page, slides, menus, facts and figures. */
export const homeInHindi: HindiTexts = {
  'Admissions open on [date]: see seats, dates and documents of our eleven courses.':
    'प्रवेश $1 से शुरू: ग्यारह पाठ्यक्रमों की सीटें, तिथियाँ और ज़रूरी दस्तावेज़ देखें।',
  'Prospectus [date]: download it, or collect a printed copy from the office.':
    'विवरणिका $1: डाउनलोड करें, या छपी प्रति कार्यालय से लें।',
  'Scholarships: who can apply, how much, and by when. The scholarship desk helps you.':
    'छात्रवृत्ति: कौन आवेदन करे, कितनी राशि, कब तक। छात्रवृत्ति पटल आपकी मदद करता है।',
  'New courses: data analytics for B.C.A. and digital marketing for B.B.A. students.':
    'नए पाठ्यक्रम: B.C.A. के लिए डेटा एनालिटिक्स, B.B.A. के लिए डिजिटल मार्केटिंग।',
  'Campus tour: walk through the college with a student guide; book a time.':
    'परिसर भ्रमण: किसी विद्यार्थी के साथ महाविद्यालय देखें; समय तय करें।',
  'Career counselling: find talks and workshops by the Career Guidance Cell under Events.':
    'करियर परामर्श: करियर मार्गदर्शन प्रकोष्ठ की वार्ताएँ और कार्यशालाएँ कार्यक्रमों में देखें।',
  'Aranya Degree College opened in 1995 with two courses, so that young people from the canal villages and the town could take a degree without leaving home. Today eleven courses share the campus, from B.A. and B.Sc. to B.Ed. and B.A.LL.B.':
    'अरण्य डिग्री कॉलेज 1995 में दो पाठ्यक्रमों के साथ खुला, ताकि नहर किनारे के गाँवों और नगर के युवा घर छोड़े बिना उपाधि पा सकें। आज परिसर में B.A. और B.Sc. से लेकर B.Ed. और B.A.LL.B. तक ग्यारह पाठ्यक्रम चलते हैं।',
  'The college is not run for profit. Fees follow the rules of the university, teachers know their students by name, and what is taught in class is tried out in laboratories and in nearby schools, offices and courts.':
    'महाविद्यालय लाभ के लिए नहीं चलता। शुल्क विश्वविद्यालय के नियमों के अनुसार है, शिक्षक अपने विद्यार्थियों को नाम से जानते हैं, और कक्षा में पढ़ा हुआ प्रयोगशालाओं में तथा पास के विद्यालयों, कार्यालयों और न्यायालयों में आज़माया जाता है।',
  'Your degree begins under these arches': 'आपकी उपाधि इन मेहराबों के नीचे शुरू होती है',
  'Arts, science, commerce, management, teaching and law on one green campus near the National Capital Region.':
    'कला, विज्ञान, वाणिज्य, प्रबंधन, शिक्षण और विधि: राष्ट्रीय राजधानी क्षेत्र के पास एक हरे-भरे परिसर में।',
  'Room to read, quiet to think': 'पढ़ने की जगह, सोचने की शांति',
  'The reading hall opens before the first lecture and closes after the last. Every student has a library card.':
    'वाचनालय पहली कक्षा से पहले खुलता है और आख़िरी के बाद बंद होता है। हर विद्यार्थी के पास पुस्तकालय कार्ड है।',
  'Understand it by doing it': 'करके समझें',
  'Physics, chemistry, botany, zoology and computing each have a laboratory, with practical classes in small groups.':
    'भौतिकी, रसायन, वनस्पति विज्ञान, प्राणि विज्ञान और कंप्यूटर की अलग-अलग प्रयोगशालाएँ हैं, जहाँ छोटे समूहों में प्रयोग होते हैं।',
  'A game for every season': 'हर मौसम का खेल',
  'Athletics, football, basketball and kabaddi: the grounds are open to all students, mornings and evenings.':
    'एथलेटिक्स, फ़ुटबॉल, बास्केटबॉल और कबड्डी: मैदान सुबह और शाम सभी विद्यार्थियों के लिए खुले हैं।',
  'Between lectures, the courtyard': 'कक्षाओं के बीच, आँगन',
  'Societies rehearse here, friends revise on the benches, and twice a year the whole college meets under the clock tower.':
    'यहाँ समितियाँ अभ्यास करती हैं, मित्र बेंचों पर पढ़ते हैं, और साल में दो बार पूरा महाविद्यालय घंटाघर के नीचे मिलता है।',
  'A campus that gathers': 'परिसर, जहाँ सब मिलते हैं',
  'From convocation to the annual festival, the year at Aranya is marked by days that students, parents and neighbours share.':
    'दीक्षांत समारोह से वार्षिकोत्सव तक, अरण्य के साल में ऐसे कई दिन आते हैं जिन्हें विद्यार्थी, अभिभावक और पड़ोसी साथ मनाते हैं।',
  'Talks worth an evening': 'सुनने लायक व्याख्यान',
  'Visiting scholars, reading circles and book launches meet in the library hall. Every public lecture is free and open to all students.':
    'अतिथि विद्वान, पाठक मंडल और पुस्तक विमोचन पुस्तकालय सभागार में। हर सार्वजनिक व्याख्यान निःशुल्क है और सभी विद्यार्थियों के लिए खुला है।',
  'Workshops you take part in': 'कार्यशालाएँ, जिनमें आप भाग लें',
  'Open laboratories, science exhibitions and coding days where you build, measure and show your own work.':
    'खुली प्रयोगशालाएँ, विज्ञान प्रदर्शनी और कोडिंग दिवस, जहाँ आप ख़ुद बनाते, नापते और दिखाते हैं।',
  'Play for the college': 'महाविद्यालय के लिए खेलें',
  'Athletics, kabaddi, basketball and football through the year, with trials open to every class and department.':
    'साल भर एथलेटिक्स, कबड्डी, बास्केटबॉल और फ़ुटबॉल; चयन में हर कक्षा और विभाग के विद्यार्थी आ सकते हैं।',
  'Evenings in the courtyard': 'आँगन की शामें',
  'Music, theatre and poetry under the clock tower, prepared by student societies and open to families.':
    'घंटाघर के नीचे संगीत, नाटक और कविता: विद्यार्थी समितियों की तैयारी, परिवारों के लिए भी।',
  'Textbooks, reference works, newspapers and journals in Hindi and English stand on open shelves around the reading hall. Students borrow with their library card and use the catalogue and e-journals at the terminals. Law has a library of its own.':
    'हिन्दी और अंग्रेज़ी की पाठ्यपुस्तकें, संदर्भ ग्रंथ, समाचार-पत्र और पत्रिकाएँ वाचनालय के चारों ओर खुली अलमारियों में हैं। विद्यार्थी अपने कार्ड से पुस्तकें लेते हैं और टर्मिनल पर सूची तथा ई-पत्रिकाएँ देखते हैं। विधि का अपना पुस्तकालय है।',
  'Physics, chemistry, botany and zoology have separate laboratories, and computing has rooms with one machine for each student. Practical classes are held in small groups, so that everybody handles the apparatus.':
    'भौतिकी, रसायन, वनस्पति विज्ञान और प्राणि विज्ञान की अलग प्रयोगशालाएँ हैं, और कंप्यूटर कक्षों में हर विद्यार्थी के लिए एक कंप्यूटर है। प्रयोग छोटे समूहों में होते हैं, ताकि सब उपकरण ख़ुद चलाएँ।',
  'A running track, a football field, a basketball court and a kabaddi ground lie beside the pavilion. The Physical Education office lends equipment, trains the college teams and holds trials at the start of every year.':
    'मंडप के पास दौड़ का ट्रैक, फ़ुटबॉल मैदान, बास्केटबॉल कोर्ट और कबड्डी का मैदान है। शारीरिक शिक्षा कार्यालय सामान देता है, टीमों को प्रशिक्षण देता है और हर साल की शुरुआत में चयन करता है।',
  'A non-profit degree college near the National Capital Region, founded in 1995. It teaches arts, science, commerce, management, computing, education and law.':
    'राष्ट्रीय राजधानी क्षेत्र के पास 1995 में स्थापित, ग़ैर-लाभकारी डिग्री कॉलेज। यहाँ कला, विज्ञान, वाणिज्य, प्रबंधन, कंप्यूटर, शिक्षा और विधि पढ़ाई जाती है।',
  Ghaziabad: 'ग़ाज़ियाबाद',
  'Uttar Pradesh': 'उत्तर प्रदेश',
  'Examination Cell': 'परीक्षा प्रकोष्ठ',
  Home: 'मुख्य पृष्ठ',
  About: 'परिचय',
  Contact: 'संपर्क',
  Events: 'कार्यक्रम',
  'Our Team': 'हमारी टीम',
  Courses: 'पाठ्यक्रम',
  Admission: 'प्रवेश',
  Admissions: 'प्रवेश',
  Fees: 'शुल्क',
  Notices: 'सूचनाएँ',
  Apply: 'आवेदन करें',
  Facilities: 'सुविधाएँ',
  'Check a certificate': 'प्रमाण-पत्र जाँचें',
  'Public disclosure': 'सार्वजनिक प्रकटीकरण',
  Privacy: 'निजता',
  Terms: 'शर्तें',
  Faculty: 'शिक्षक',
  Programmes: 'पाठ्यक्रम',
  Event: 'कार्यक्रम',
}
