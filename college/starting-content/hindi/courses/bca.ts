import type { HindiTexts } from '../hindi-texts.ts'

export const bcaInHindi: HindiTexts = {
  'The B.C.A. is a course in making software. About half of the timetable is laboratory time: you write a program in the first week, and from then on every paper in computing has exercises that must run before they count.':
    'B.C.A. सॉफ़्टवेयर बनाना सिखाती है। लगभग आधा समय प्रयोगशाला का है: पहले ही सप्ताह में आप एक प्रोग्राम लिखते हैं, और उसके बाद कंप्यूटर के हर प्रश्नपत्र में ऐसे अभ्यास होते हैं जो चलने पर ही गिने जाते हैं।',
  'Languages come one at a time, C first, then Java and Python, because the second is easier when the first has been understood. Mathematics is kept in view, with discrete structures in the first year and statistics in the second, since data structures and data analysis rest on it.':
    'प्रोग्रामिंग भाषाएँ एक-एक करके सिखाई जाती हैं, पहले C, फिर Java और Python, क्योंकि पहली समझ में आ जाए तो दूसरी सरल लगती है। गणित साथ चलता है: प्रथम वर्ष में विविक्त संरचनाएँ, द्वितीय में सांख्यिकी, क्योंकि डेटा संरचना और डेटा विश्लेषण इन्हीं पर टिके हैं।',
  'A skill course in data analytics has been added to the second year, and electives in the third lead into cloud computing, machine learning or mobile applications. Students show their projects at the CodeFest, where small programs for offices in the district have begun.':
    'द्वितीय वर्ष में डेटा एनालिटिक्स का कौशल पाठ्यक्रम जोड़ा गया है, और तृतीय वर्ष के वैकल्पिक प्रश्नपत्र क्लाउड कंप्यूटिंग, मशीन लर्निंग या मोबाइल ऐप के हैं। विद्यार्थी अपनी परियोजनाएँ कोडफ़ेस्ट में दिखाते हैं; ज़िले के कार्यालयों के लिए कुछ छोटे प्रोग्राम वहीं से शुरू हुए।',
  'Programming in C': 'C में प्रोग्रामिंग',
  'Data Structures and Algorithms': 'डेटा संरचना और एल्गोरिद्म',
  'Object-Oriented Programming with Java': 'Java से ऑब्जेक्ट-ओरिएंटेड प्रोग्रामिंग',
  'Database Management Systems': 'डेटाबेस प्रबंधन प्रणाली',
  'Operating Systems': 'ऑपरेटिंग सिस्टम',
  'Computer Networks': 'कंप्यूटर नेटवर्क',
  'Web Technologies': 'वेब तकनीक',
  'Software Engineering': 'सॉफ़्टवेयर इंजीनियरिंग',
  'Python and Data Analytics': 'Python और डेटा एनालिटिक्स',
  'Discrete Mathematics': 'विविक्त गणित',
  'You learn to think in steps: C programming, digital logic, the parts of a computer and discrete mathematics. Office software and technical English are taken in practical classes. Each week a problem sheet is solved at the machine and shown to the teacher. The year ends with a small program of your own, for instance a marks register or a game for the terminal.':
    'आप क़दम-क़दम सोचना सीखते हैं: C प्रोग्रामिंग, डिजिटल लॉजिक, कंप्यूटर के भाग और विविक्त गणित। कार्यालय के सॉफ़्टवेयर और तकनीकी अंग्रेज़ी की कक्षाएँ प्रयोगशाला में होती हैं। हर सप्ताह प्रश्नों का एक पत्रक कंप्यूटर पर हल करके शिक्षक को दिखाना होता है। वर्ष के अंत में अपना एक छोटा प्रोग्राम बनाते हैं, जैसे अंकों का रजिस्टर या टर्मिनल का कोई खेल।',
  'Data structures, databases, operating systems and Java are the core, and they belong together: a program now has to store something and survive a restart. SQL is practised on a real server, and version control with Git becomes a habit. The skill course in data analytics uses Python on public data sets, such as rainfall or bus timetables. In teams of three you build a web application with a database behind it.':
    'डेटा संरचना, डेटाबेस, ऑपरेटिंग सिस्टम और Java मुख्य हैं और आपस में जुड़े हैं: अब प्रोग्राम को कुछ सहेजना है और दोबारा चालू होने पर भी सँभालना है। SQL का अभ्यास असली सर्वर पर होता है और Git की आदत पड़ती है। डेटा एनालिटिक्स में वर्षा या बसों की समय-सारणी जैसे सार्वजनिक आँकड़ों पर Python चलाते हैं। तीन-तीन की टीम डेटाबेस वाला एक वेब ऐप बनाती है।',
  'Networks, software engineering, information security and two electives come first. The sixth semester belongs to the major project, done alone or in pairs, in the laboratory or during an internship with a firm. It needs a written requirement, a tested program, documentation and a demonstration before an external examiner. Aptitude and coding tests of recruiters and the syllabus of NIMCET are practised alongside.':
    'पहले नेटवर्क, सॉफ़्टवेयर इंजीनियरिंग, सूचना सुरक्षा और दो वैकल्पिक प्रश्नपत्र होते हैं। छठा सेमेस्टर मुख्य परियोजना का है, अकेले या दो मिलकर, प्रयोगशाला में या किसी फ़र्म में इंटर्नशिप के दौरान। इसमें लिखित आवश्यकताएँ, जाँचा हुआ प्रोग्राम, उसका दस्तावेज़ और बाहरी परीक्षक के सामने प्रदर्शन चाहिए। साथ में भर्ती की अभिरुचि और कोडिंग परीक्षाओं तथा NIMCET का अभ्यास चलता है।',
  'Software developer': 'सॉफ़्टवेयर डेवलपर',
  'Service companies and small product firms hire graduates as trainee programmers for web, mobile and business applications.':
    'सॉफ़्टवेयर कंपनियाँ और छोटी फ़र्में वेब, मोबाइल और व्यवसाय के ऐप के लिए स्नातकों को प्रशिक्षु प्रोग्रामर रखती हैं।',
  'Testing and support': 'टेस्टिंग और सपोर्ट',
  'Quality assurance, help desks and system administration are common first posts, from which one can move into development.':
    'पहली नौकरी प्रायः गुणवत्ता जाँच, हेल्प डेस्क या सिस्टम प्रबंधन में मिलती है, जहाँ से आगे प्रोग्रामिंग में जा सकते हैं।',
  'Data work': 'डेटा का काम',
  'With SQL, Python and spreadsheets you can start as a junior analyst in a bank, a hospital or an online business.':
    'SQL, Python और स्प्रेडशीट आती हों तो बैंक, अस्पताल या ऑनलाइन व्यवसाय में कनिष्ठ विश्लेषक बन सकते हैं।',
  'MCA and other master’s courses': 'MCA और अन्य स्नातकोत्तर पाठ्यक्रम',
  'NIMCET, CUET (PG) and university tests lead to an MCA; an M.Sc. in computer science or an MBA is also open.':
    'NIMCET, CUET (PG) और विश्वविद्यालयों की परीक्षाओं से MCA में प्रवेश मिलता है; कंप्यूटर विज्ञान में M.Sc. या MBA भी कर सकते हैं।',
  'Government posts': 'सरकारी पद',
  'Data entry, assistant programmer and computer operator posts of state departments ask for computing qualifications, and SSC and bank examinations for any degree.':
    'राज्य के विभागों में डेटा एंट्री, सहायक प्रोग्रामर और कंप्यूटर ऑपरेटर के पदों के लिए कंप्यूटर की योग्यता चाहिए; SSC और बैंक परीक्षाओं के लिए कोई भी उपाधि।',
  'Freelance work': 'स्वतंत्र काम',
  'Some students earn their first income from websites, billing programs and repairs for nearby shops and schools.':
    'कुछ विद्यार्थी पास की दुकानों और विद्यालयों के लिए वेबसाइट, बिलिंग प्रोग्राम और मरम्मत से पहली कमाई करते हैं।',
  'Programming laboratories': 'प्रोग्रामिंग प्रयोगशालाएँ',
  'Two rooms with a machine for each student, Linux and Windows, and a projector for code on the wall.':
    'दो कक्ष, हर विद्यार्थी के लिए कंप्यूटर, Linux और Windows, और दीवार पर कोड दिखाने के लिए प्रोजेक्टर।',
  'Project room': 'परियोजना कक्ष',
  'Open until evening for final-year teams, with a test server and small boards and sensors to borrow.':
    'अंतिम वर्ष की टीमों के लिए शाम तक खुला; परीक्षण सर्वर, और लेने के लिए छोटे बोर्ड और सेंसर।',
  'Campus network': 'परिसर का नेटवर्क',
  'Wired internet in the laboratories and Wi-Fi in the library, with an account for each student.':
    'प्रयोगशालाओं में तार वाला इंटरनेट और पुस्तकालय में Wi-Fi, हर विद्यार्थी के लिए खाता।',
  'Coding club': 'कोडिंग क्लब',
  'Weekly problem evenings, help for beginners by seniors, and the 24-hour CodeFest once a year.':
    'हर सप्ताह प्रश्न हल करने की शाम, नए विद्यार्थियों को वरिष्ठों की मदद, और वर्ष में एक बार 24 घंटे का कोडफ़ेस्ट।',
}
