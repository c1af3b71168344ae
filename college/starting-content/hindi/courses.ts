import type { HindiTexts } from './hindi-texts.ts'

const years = (count: number, semesters: number) => `${count} वर्ष (${semesters} सेमेस्टर)`

/** What applicants ask first: eligibility, dates, papers and fees. */
export const coursesInHindi: HindiTexts = {
  '2 years (4 semesters)': years(2, 4),
  '3 years (6 semesters)': years(3, 6),
  '5 years (10 semesters)': years(5, 10),
  'Fourth year': 'चतुर्थ वर्ष',
  'Fifth year': 'पंचम वर्ष',
  'Three subjects of your choice from languages, history, society and the economy, plus a minor and a skill course.':
    'भाषाओं, इतिहास, समाज और अर्थव्यवस्था में से आपकी पसंद के तीन विषय, साथ में एक माइनर विषय और एक कौशल पाठ्यक्रम।',
  'Physics, chemistry, mathematics, the life sciences or computing, taught in lectures and in weekly laboratory hours.':
    'भौतिकी, रसायन, गणित, जीव विज्ञान या कंप्यूटर: व्याख्यानों में और हर सप्ताह प्रयोगशाला में।',
  'Advanced study of one subject, Hindi, English, History, Political Science, Economics or Sociology, with a dissertation.':
    'हिन्दी, अंग्रेज़ी, इतिहास, राजनीति विज्ञान, अर्थशास्त्र या समाजशास्त्र में से एक विषय का उच्च अध्ययन, लघु शोध के साथ।',
  'Accounting, taxation, law and finance for those who will keep, check or manage the books of a business.':
    'लेखांकन, कराधान, विधि और वित्त: उनके लिए जो किसी व्यवसाय का हिसाब रखेंगे, जाँचेंगे या सँभालेंगे।',
  'Two years of advanced accounting, finance, tax and research methods for future teachers, analysts and managers.':
    'भावी शिक्षकों, विश्लेषकों और प्रबंधकों के लिए उच्च लेखांकन, वित्त, कर और शोध विधि के दो वर्ष।',
  'Chemistry, Botany, Zoology, Physics or Mathematics at postgraduate level, with a specialisation and a research project.':
    'रसायन, वनस्पति विज्ञान, प्राणि विज्ञान, भौतिकी या गणित स्नातकोत्तर स्तर पर, विशेषज्ञता और शोध परियोजना के साथ।',
  'How organisations buy, make, sell, hire and count, learned from cases, a summer internship and projects in real firms.':
    'संस्थाएँ कैसे ख़रीदती, बनाती, बेचती, भर्ती करती और हिसाब रखती हैं: उदाहरणों, ग्रीष्म इंटर्नशिप और असली फ़र्मों की परियोजनाओं से।',
  'Programming, databases, networks and the mathematics behind them, with a working program to show at the end of every year.':
    'प्रोग्रामिंग, डेटाबेस, नेटवर्क और उनके पीछे का गणित; हर साल के अंत में दिखाने के लिए एक चलता हुआ प्रोग्राम।',
  'The degree for secondary teachers: how children learn, how to teach two school subjects, and twenty weeks in schools.':
    'माध्यमिक शिक्षकों की उपाधि: बच्चे कैसे सीखते हैं, दो विषय कैसे पढ़ाएँ, और विद्यालयों में बीस सप्ताह।',
  'The state’s diploma for teachers of Classes 1 to 5. B.T.C. is the older name; the diploma is now called D.El.Ed.':
    'कक्षा 1 से 5 के शिक्षकों के लिए राज्य का डिप्लोमा। B.T.C. पुराना नाम है; अब इसे D.El.Ed. कहते हैं।',
  'Five integrated years from Class 12 to the Bar: social sciences, all core branches of law, moot courts and internships.':
    'कक्षा 12 से वकालत तक पाँच एकीकृत वर्ष: सामाजिक विज्ञान, विधि की सभी मुख्य शाखाएँ, मूट कोर्ट और इंटर्नशिप।',
  '10+2 in any stream from a recognised board': 'मान्यता-प्राप्त बोर्ड से किसी भी वर्ग में 10+2',
  '10+2 in science with Mathematics or Biology, according to the chosen group':
    'विज्ञान वर्ग से 10+2, चुने हुए समूह के अनुसार गणित या जीव विज्ञान के साथ',
  'Bachelor’s degree with 45% marks; for Hindi and English, with the language as a subject':
    '45% अंकों के साथ स्नातक; हिन्दी और अंग्रेज़ी के लिए वह भाषा विषय के रूप में',
  '10+2 in any stream; a bridge paper in accountancy for those without commerce':
    'किसी भी वर्ग से 10+2; जिनके पास वाणिज्य नहीं था, उनके लिए लेखाशास्त्र का एक ब्रिज प्रश्नपत्र',
  'B.Com. with 45% marks, or B.B.A. with accountancy':
    '45% अंकों के साथ B.Com., या लेखाशास्त्र के साथ B.B.A.',
  'B.Sc. with 50% marks and the chosen subject studied up to the final year':
    '50% अंकों के साथ B.Sc., चुना हुआ विषय अंतिम वर्ष तक पढ़ा हो',
  '10+2 with 50% marks in any stream': 'किसी भी वर्ग से 50% अंकों के साथ 10+2',
  '10+2 with Mathematics as a subject': 'गणित विषय के साथ 10+2',
  'Bachelor’s or master’s degree with 50% marks for general and OBC candidates; relaxation for SC and ST by state rules':
    'सामान्य और OBC के लिए 50% अंकों के साथ स्नातक या स्नातकोत्तर; SC और ST को राज्य के नियमों के अनुसार छूट',
  'Bachelor’s degree with 50% marks (45% for reserved categories), by state merit list':
    '50% अंकों के साथ स्नातक (आरक्षित वर्गों के लिए 45%), राज्य की मेरिट सूची से',
  '10+2 in any stream with 45% marks (42% for OBC, 40% for SC and ST)':
    'किसी भी वर्ग से 45% अंकों के साथ 10+2 (OBC के लिए 42%, SC और ST के लिए 40%)',
  'Examined and awarded by the state': 'परीक्षा और प्रमाण-पत्र राज्य द्वारा',
  'Register on the admission portal of Upper Doab State University and note the registration number.':
    'अपर दोआब राज्य विश्वविद्यालय के प्रवेश पोर्टल पर पंजीकरण करें और पंजीकरण संख्या लिख लें।',
  'Choose 417 as the college code, and the course. You may name up to three courses in order of preference.':
    'महाविद्यालय कोड 417 और पाठ्यक्रम चुनें। आप पसंद के क्रम में तीन पाठ्यक्रम तक भर सकते हैं।',
  'Look for your name in the merit list on the notices page and on the office notice board.':
    'मेरिट सूची में अपना नाम सूचना पृष्ठ पर और कार्यालय के सूचना-पट्ट पर देखें।',
  'Bring the original documents and two photocopies to the admission desk, Main Building, ground floor, on the day printed on your list.':
    'अपनी सूची पर छपे दिन मूल दस्तावेज़ और दो छायाप्रतियाँ मुख्य भवन, भूतल के प्रवेश पटल पर लाएँ।',
  'Pay the first-year fee by UPI, card or demand draft at the accounts office within three days. The seat is yours when you have the receipt.':
    'तीन दिन के भीतर लेखा कार्यालय में UPI, कार्ड या डिमांड ड्राफ़्ट से पहले वर्ष का शुल्क दें। रसीद मिलते ही सीट आपकी हो जाती है।',
  'Printed application form with registration number': 'पंजीकरण संख्या के साथ छपा आवेदन-पत्र',
  'Class 10 mark sheet and certificate': 'कक्षा 10 की अंक-तालिका और प्रमाण-पत्र',
  'Class 12 mark sheet and certificate': 'कक्षा 12 की अंक-तालिका और प्रमाण-पत्र',
  'Mark sheets of all years of the degree': 'उपाधि के सभी वर्षों की अंक-तालिकाएँ',
  'Transfer certificate (TC) and character certificate from the last school or college':
    'पिछले विद्यालय या महाविद्यालय से स्थानांतरण प्रमाण-पत्र (टी.सी.) और चरित्र प्रमाण-पत्र',
  'Migration certificate, if you come from another board or university':
    'माइग्रेशन प्रमाण-पत्र, यदि आप किसी अन्य बोर्ड या विश्वविद्यालय से हैं',
  'Caste, income or EWS certificate issued by the state, if you claim a reserved seat or a scholarship':
    'राज्य का जाति, आय या EWS प्रमाण-पत्र, यदि आरक्षित सीट या छात्रवृत्ति चाहिए',
  'Aadhaar card and four passport-size photographs': 'आधार कार्ड और पासपोर्ट आकार की चार फ़ोटो',
  'Anti-ragging undertaking, signed by you and a parent':
    'रैगिंग-विरोधी वचन-पत्र, आपके और अभिभावक के हस्ताक्षर के साथ',
  'First merit list': 'पहली मेरिट सूची',
  'Second merit list': 'दूसरी मेरिट सूची',
  'Third list, if seats are free': 'तीसरी सूची, यदि सीटें ख़ाली हों',
  'Orientation and first day of classes': 'ओरिएंटेशन और कक्षाओं का पहला दिन',
  'First day of classes': 'कक्षाओं का पहला दिन',
  'Tuition, library, sports, identity card and university enrolment':
    'शिक्षण, पुस्तकालय, खेल, परिचय-पत्र और विश्वविद्यालय नामांकन',
  'Tuition, laboratory, library, sports, identity card and university enrolment':
    'शिक्षण, प्रयोगशाला, पुस्तकालय, खेल, परिचय-पत्र और विश्वविद्यालय नामांकन',
  'Tuition, law library, moot court, identity card and university enrolment':
    'शिक्षण, विधि पुस्तकालय, मूट कोर्ट, परिचय-पत्र और विश्वविद्यालय नामांकन',
  'Examination fees are paid to the university and are not included':
    'परीक्षा शुल्क विश्वविद्यालय को देना होता है, इसमें शामिल नहीं',
  'As fixed by the state for all colleges, with school internship':
    'राज्य द्वारा सभी महाविद्यालयों के लिए तय, विद्यालय इंटर्नशिप सहित',
  'Per cent in Class 12, open category, last list': 'कक्षा 12 का प्रतिशत, सामान्य वर्ग, अंतिम सूची',
  'Per cent in the bachelor’s degree, open category, last list':
    'स्नातक का प्रतिशत, सामान्य वर्ग, अंतिम सूची',
  'Ask the college office about dates, fees, scholarships and the documents you need.':
    'तिथियों, शुल्क, छात्रवृत्ति और ज़रूरी दस्तावेज़ों के बारे में कार्यालय से पूछें।',
  'Ask the college office about admission, fees and scholarships, or come and look around.':
    'प्रवेश, शुल्क और छात्रवृत्ति के बारे में कार्यालय से पूछें, या आकर देखें।',
  'No faculty members are listed for this course yet. Ask the college office who teaches it:':
    'इस पाठ्यक्रम के शिक्षक अभी सूची में नहीं हैं। कौन पढ़ाता है, कार्यालय से पूछें:',
}
