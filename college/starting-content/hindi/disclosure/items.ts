import { courses } from '../../courses.ts'
import type { HindiTexts } from '../hindi-texts.ts'

const grievances = 'UGC (विद्यार्थियों की शिकायतों का निवारण) विनियम, 2023'

export const disclosureItemsInHindi: HindiTexts = {
  ...Object.fromEntries(
    courses.flatMap(({ title }) => [
      [`Syllabus ${title}`, `${title} की पाठ्यचर्या`],
      [`Faculty of ${title}`, `${title} के शिक्षक`],
    ]),
  ),
  Overview: 'परिचय',
  'Who founded the college and when, what it teaches, and what it stands for.':
    'महाविद्यालय किसने और कब स्थापित किया, यहाँ क्या पढ़ाया जाता है, और इसके मूल्य क्या हैं।',
  'UGC Guidelines on Public Self-Disclosure by Higher Education Institutions, 2024':
    'उच्च शिक्षा संस्थानों के सार्वजनिक स्व-प्रकटीकरण पर UGC दिशानिर्देश, 2024',
  Affiliation: 'संबद्धता',
  'The university’s affiliation order, with the courses and years that it covers.':
    'विश्वविद्यालय का संबद्धता आदेश, उसके पाठ्यक्रमों और वर्षों के साथ।',
  'Affiliated to Upper Doab State University, college code 417, since 1995.':
    'अपर दोआब राज्य विश्वविद्यालय से 1995 से संबद्ध, महाविद्यालय कोड 417।',
  'Affiliation letter from the university': 'विश्वविद्यालय का संबद्धता पत्र',
  'Recognition and approval': 'मान्यता और अनुमोदन',
  'Recognition under sections 2(f) and 12(B) of the UGC Act, 1956, and the approval of the councils that some courses need, such as the NCTE for B.Ed. and the Bar Council of India for law.':
    'UGC अधिनियम, 1956 की धारा 2(f) और 12(B) के अंतर्गत मान्यता, और कुछ पाठ्यक्रमों के लिए परिषदों का अनुमोदन, जैसे B.Ed. के लिए NCTE और विधि के लिए भारतीय विधिज्ञ परिषद।',
  Body: 'संस्था',
  'What it covers': 'किसके लिए',
  Reference: 'संदर्भ',
  'University Grants Commission': 'विश्वविद्यालय अनुदान आयोग',
  'Sections 2(f) and 12(B)': 'धारा 2(f) और 12(B)',
  'Placeholder: number and date of the letter': 'यहाँ भरें: पत्र की संख्या और तिथि',
  'National Council for Teacher Education': 'राष्ट्रीय अध्यापक शिक्षा परिषद',
  'B.Ed. and D.El.Ed., 50 seats each': 'B.Ed. और D.El.Ed., हर एक में 50 सीटें',
  'Placeholder: recognition order': 'यहाँ भरें: मान्यता आदेश',
  'Bar Council of India': 'भारतीय विधिज्ञ परिषद',
  'B.A.LL.B., 60 seats': 'B.A.LL.B., 60 सीटें',
  'Placeholder: letter of approval': 'यहाँ भरें: अनुमोदन पत्र',
  'References marked as placeholders are to be replaced by those of your own letters.':
    'जहाँ “यहाँ भरें” लिखा है, वहाँ अपने पत्रों के संदर्भ दें।',
  'Society or trust that runs the college': 'महाविद्यालय चलाने वाली समिति या न्यास',
  'The sponsoring body with its registration, its memorandum and its members.':
    'संचालक संस्था, उसका पंजीकरण, स्मृति-पत्र और सदस्य।',
  'Aranya Shiksha Samiti, a society registered under the Societies Registration Act, 1860, runs the college and no other institution. It has forty-one members and meets every June.':
    'महाविद्यालय अरण्य शिक्षा समिति चलाती है, जो सोसायटी पंजीकरण अधिनियम, 1860 के अंतर्गत पंजीकृत है और कोई अन्य संस्था नहीं चलाती। इसके इकतालीस सदस्य हैं और बैठक हर जून में होती है।',
  'Institutional development plan': 'संस्थागत विकास योजना',
  'What the college plans for the coming years.': 'आने वाले वर्षों के लिए महाविद्यालय की योजना।',
  Organisation: 'संगठन',
  'An organisation chart.': 'संगठन का चार्ट।',
  'Governing body': 'प्रबंध समिति',
  'The members of the governing body and its committees, and their minutes.':
    'प्रबंध समिति और उसकी उप-समितियों के सदस्य, और उनकी बैठकों के कार्यवृत्त।',
  'Principal and officers': 'प्राचार्य और अधिकारी',
  'Who heads the college and its offices, with photographs and contact details.':
    'महाविद्यालय और उसके कार्यालयों के प्रमुख, फ़ोटो और संपर्क के साथ।',
  'Every programme that the college teaches, with its duration and who may apply.':
    'महाविद्यालय का हर पाठ्यक्रम, उसकी अवधि और पात्रता।',
  'Professional studies': 'व्यावसायिक पाठ्यक्रम',
  'Traditional courses': 'पारंपरिक पाठ्यक्रम',
  'When semesters, examinations and holidays begin and end this year.':
    'इस वर्ष सेमेस्टर, परीक्षाएँ और अवकाश कब शुरू और समाप्त होते हैं।',
  Syllabi: 'पाठ्यचर्याएँ',
  'The outline of the syllabus of each programme, with its hours and practicals.':
    'हर पाठ्यक्रम की पाठ्यचर्या की रूपरेखा, घंटों और प्रयोगों के साथ।',
  'UGC (Redressal of Grievances of Students) Regulations, 2023 (contents of the prospectus)': `${grievances} (विवरणिका की सामग्री)`,
  'Who teaches in each department, with their qualifications.':
    'हर विभाग में कौन पढ़ाता है, उनकी योग्यता के साथ।',
  'Campus and facilities': 'परिसर और सुविधाएँ',
  'Buildings, library, laboratories and other facilities for students.':
    'भवन, पुस्तकालय, प्रयोगशालाएँ और विद्यार्थियों की अन्य सुविधाएँ।',
  'Facilities of the college': 'महाविद्यालय की सुविधाएँ',
  'Teacher education': 'शिक्षक-शिक्षा',
  'For B.Ed.: the sanctioned intake, faculty, students admitted, fees and facilities, as the NCTE requires of every such college.':
    'B.Ed. के लिए: स्वीकृत सीटें, शिक्षक, प्रवेश पाए विद्यार्थी, शुल्क और सुविधाएँ, जैसा NCTE हर ऐसे महाविद्यालय से चाहता है।',
  'NCTE (Recognition Norms and Procedure) Regulations, 2014':
    'NCTE (मान्यता के मानक और प्रक्रिया) विनियम, 2014',
  'The prospectus of the year, published before admission begins.':
    'वर्ष की विवरणिका, प्रवेश शुरू होने से पहले प्रकाशित।',
  'UGC (Redressal of Grievances of Students) Regulations, 2023': grievances,
  'Admission rules and seats': 'प्रवेश के नियम और सीटें',
  'Who may apply, how many seats there are, how applicants are chosen, and when.':
    'कौन आवेदन कर सकता है, कितनी सीटें हैं, चयन कैसे और कब होता है।',
  'Every part of the fee of each programme, deposits and other charges.':
    'हर पाठ्यक्रम के शुल्क का पूरा विवरण, काशन मनी और अन्य शुल्क।',
  'Fee chart': 'शुल्क-तालिका',
  'Refund of fees': 'शुल्क वापसी',
  'How much is refunded if a student withdraws, and until when. The rates are those of the UGC notification on refund of fees and non-retention of original certificates of October 2018, and of its policy for the year.':
    'विद्यार्थी सीट छोड़े तो कितना शुल्क कब तक वापस मिलता है। दरें शुल्क वापसी और मूल प्रमाण-पत्र न रोकने पर UGC की अक्टूबर 2018 की अधिसूचना और वर्ष की उसकी नीति के अनुसार हैं।',
  'Fees and refund': 'शुल्क और वापसी',
  'Reservation of seats': 'सीटों का आरक्षण',
  'Which seats are reserved, for whom, and the roster of posts.':
    'कौन-सी सीटें किसके लिए आरक्षित हैं, और पदों का रोस्टर।',
  'SC 21%, ST 2%, OBC 27% and EWS 10% of the seats of each course; within each, 5% for persons with disabilities and 20% for women. The roster of posts can be inspected at the office.':
    'हर पाठ्यक्रम की सीटों में SC 21%, ST 2%, OBC 27% और EWS 10%; हर वर्ग में 5% सीटें दिव्यांगजनों और 20% महिलाओं के लिए। पदों का रोस्टर कार्यालय में देखा जा सकता है।',
  'Scholarships, fee concessions and other help with money, and how to apply.':
    'छात्रवृत्ति, शुल्क में छूट और अन्य आर्थिक सहायता, और आवेदन कैसे करें।',
  Hostel: 'छात्रावास',
  'Rooms, rules and fees of the hostel.': 'छात्रावास के कमरे, नियम और शुल्क।',
  'Sports, NCC and NSS': 'खेल, NCC और NSS',
  'What students can take part in, and who leads it.':
    'विद्यार्थी किसमें भाग ले सकते हैं, और उसे कौन चलाता है।',
  'The placement cell, what it does, and where students have gone.':
    'प्लेसमेंट प्रकोष्ठ क्या करता है, और विद्यार्थी कहाँ-कहाँ गए।',
  'The association of former students, and how to join it.': 'पूर्व विद्यार्थी संघ, और उसके सदस्य कैसे बनें।',
  'Annual reports': 'वार्षिक प्रतिवेदन',
  'What the college did in each year.': 'महाविद्यालय ने हर वर्ष क्या किया।',
  'Annual accounts': 'वार्षिक लेखा',
  'The audited accounts of each year.': 'हर वर्ष का अंकेक्षित लेखा।',
  'Audited statement of accounts [date]': 'अंकेक्षित लेखा विवरण $1',
  'Accreditation by the NAAC': 'NAAC से प्रत्यायन',
  'The certificate with its grade and how long it is valid, and the self-study report.':
    'प्रमाण-पत्र, उसका ग्रेड और वैधता, और स्व-अध्ययन प्रतिवेदन।',
  'Placeholder: enter the grade, the cycle and the last day of validity, and attach the certificate. The sample college claims no grade.':
    'यहाँ भरें: ग्रेड, चक्र और वैधता की अंतिम तिथि, और प्रमाण-पत्र लगाएँ। नमूना महाविद्यालय किसी ग्रेड का दावा नहीं करता।',
  'Internal Quality Assurance Cell': 'आंतरिक गुणवत्ता आश्वासन प्रकोष्ठ',
  'The members of the IQAC, and the minutes of its meetings.':
    'IQAC के सदस्य, और उसकी बैठकों के कार्यवृत्त।',
  'NAAC guidelines for the creation of the IQAC and submission of the AQAR':
    'IQAC बनाने और AQAR देने पर NAAC के दिशानिर्देश',
  'Annual quality assurance reports': 'वार्षिक गुणवत्ता आश्वासन प्रतिवेदन',
  'The AQAR of each year.': 'हर वर्ष का AQAR।',
  'National Institutional Ranking Framework': 'राष्ट्रीय संस्थागत रैंकिंग ढाँचा (NIRF)',
  'The data the college has submitted to the NIRF, if it takes part.':
    'NIRF को दिए गए महाविद्यालय के आँकड़े, यदि वह भाग लेता है।',
  'All India Survey on Higher Education': 'अखिल भारतीय उच्च शिक्षा सर्वेक्षण (AISHE)',
  'The certificate that the yearly AISHE return was filed.':
    'AISHE का वार्षिक विवरण जमा करने का प्रमाण-पत्र।',
  'Placeholder: enter the AISHE code of the college, and attach the certificate of the last return.':
    'यहाँ भरें: महाविद्यालय का AISHE कोड, और पिछले विवरण का प्रमाण-पत्र लगाएँ।',
  'Manuals under the Right to Information Act': 'सूचना का अधिकार अधिनियम की नियमावलियाँ',
  'The seventeen manuals that a public authority must publish. A college substantially financed by the government is one.':
    'सत्रह नियमावलियाँ, जो हर लोक प्राधिकरण को प्रकाशित करनी होती हैं। जिस महाविद्यालय का अधिकतर ख़र्च सरकार देती है, वह लोक प्राधिकरण है।',
  'Right to Information Act, 2005, section 4(1)(b)': 'सूचना का अधिकार अधिनियम, 2005, धारा 4(1)(b)',
  'Who receives applications for information, and who hears appeals.':
    'सूचना के आवेदन कौन लेता है, और अपील कौन सुनता है।',
  'Right to Information Act, 2005, section 4(1)(b)(xvi)':
    'सूचना का अधिकार अधिनियम, 2005, धारा 4(1)(b)(xvi)',
  'Circulars and notices': 'परिपत्र और सूचनाएँ',
  'Circulars and notices for students, staff and the public.':
    'विद्यार्थियों, कर्मचारियों और जनता के लिए परिपत्र और सूचनाएँ।',
  Vacancies: 'रिक्त पद',
  'Posts that are open, and how to apply.': 'कौन-से पद ख़ाली हैं, और आवेदन कैसे करें।',
  'No regular posts are open at the moment. Teachers and staff are selected by a committee that includes members named by the university. Each vacancy is advertised here, under Notices and in two newspapers at least 21 days before applications close.':
    'अभी कोई नियमित पद ख़ाली नहीं है। शिक्षकों और कर्मचारियों का चयन वह समिति करती है जिसमें विश्वविद्यालय के नामित सदस्य होते हैं। हर भर्ती का विज्ञापन आवेदन बंद होने से कम से कम 21 दिन पहले यहाँ, सूचना पृष्ठ पर और दो समाचार-पत्रों में निकलता है।',
  'To teach as a guest lecturer, send your résumé and copies of your mark sheets to the office by June 30. Interviews are held in July.':
    'अतिथि शिक्षक के रूप में पढ़ाने के लिए अपना बायोडाटा और अंक-तालिकाओं की प्रतियाँ 30 जून तक कार्यालय को भेजें। साक्षात्कार जुलाई में होते हैं।',
  'Address, telephone and email of the college, and its hours.':
    'महाविद्यालय का पता, फ़ोन, ईमेल और समय।',
  'Contact the college': 'महाविद्यालय से संपर्क करें',
  'Personal data on this website': 'इस वेबसाइट पर व्यक्तिगत डेटा',
  'What this website keeps about visitors and students, and for how long.':
    'यह वेबसाइट आगंतुकों और विद्यार्थियों के बारे में क्या रखती है, और कब तक।',
  'Privacy: what we keep and for how long': 'निजता: हम क्या रखते हैं और कब तक',
}
