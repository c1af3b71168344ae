import type { HindiTexts } from '../hindi-texts.ts'

export const mcomInHindi: HindiTexts = {
  'The M.Com. is for graduates who want to understand why the rules of accounting and finance are as they are. It moves from preparing statements to standards, valuation and policy, and from using tables to testing a hypothesis.':
    'M.Com. उन स्नातकों के लिए है जो समझना चाहते हैं कि लेखांकन और वित्त के नियम ऐसे क्यों हैं। यह विवरण बनाने से आगे मानक, मूल्यांकन और नीति तक, और तालिकाएँ पढ़ने से आगे परिकल्पना जाँचने तक ले जाती है।',
  'Lectures are few and reading is heavy. Cases from Indian companies, rulings of tribunals and reports of the Reserve Bank and SEBI are discussed in class, and each student presents one of them in every semester.':
    'व्याख्यान कम हैं और पढ़ना अधिक। कक्षा में भारतीय कंपनियों के उदाहरण, अधिकरणों के निर्णय और रिज़र्व बैंक तथा SEBI की रिपोर्टों पर चर्चा होती है; हर विद्यार्थी हर सेमेस्टर में इनमें से एक प्रस्तुत करता है।',
  'Students choose between accounting and taxation, and finance and banking, at the end of the first year. Both lead to a dissertation and prepare for UGC NET in Commerce.':
    'पहले वर्ष के अंत में विद्यार्थी लेखांकन और कराधान, या वित्त और बैंकिंग में से एक चुनते हैं। दोनों में लघु शोध है और वाणिज्य में UGC NET की तैयारी होती है।',
  'Advanced Financial Accounting': 'उच्च वित्तीय लेखांकन',
  'Indian Accounting Standards': 'भारतीय लेखांकन मानक',
  'Security Analysis and Portfolio Management': 'प्रतिभूति विश्लेषण और पोर्टफ़ोलियो प्रबंधन',
  'Corporate Tax Planning': 'निगम कर नियोजन',
  'International Business': 'अंतरराष्ट्रीय व्यवसाय',
  'Managerial Economics': 'प्रबंधकीय अर्थशास्त्र',
  'Quantitative Techniques': 'परिमाणात्मक तकनीकें',
  'Managerial economics, organisational behaviour, quantitative techniques and advanced accounting are common to all. You learn to work with a data set in a spreadsheet and in a statistics package, and to read a standard clause by clause. Research methodology closes the year with a proposal of about ten pages. Each paper has one case presentation beside the two internal tests.':
    'प्रबंधकीय अर्थशास्त्र, संगठनात्मक व्यवहार, परिमाणात्मक तकनीकें और उच्च लेखांकन सबके लिए हैं। आप स्प्रेडशीट और सांख्यिकी सॉफ़्टवेयर में आँकड़ों पर काम करना सीखते हैं, और किसी मानक को खंड-खंड करके पढ़ना। वर्ष के अंत में शोध प्रविधि में लगभग दस पृष्ठ का प्रस्ताव लिखना होता है। हर प्रश्नपत्र में दो आंतरिक परीक्षाओं के साथ एक केस की प्रस्तुति है।',
  'In your specialisation you study Ind AS and corporate tax planning, or security analysis and bank management. The dissertation uses published accounts, a field survey or market data, and every student shows a draft in the seminar before handing it in. A visit to a stock broker, a cooperative or a factory connects the papers to practice. An external examiner holds the viva at the end of the fourth semester.':
    'विशेषज्ञता में आप Ind AS और निगम कर नियोजन, या प्रतिभूति विश्लेषण और बैंक प्रबंधन पढ़ते हैं। लघु शोध प्रकाशित खातों, क्षेत्र-सर्वेक्षण या बाज़ार के आँकड़ों पर होता है, और जमा करने से पहले हर विद्यार्थी संगोष्ठी में उसका प्रारूप दिखाता है। शेयर ब्रोकर, सहकारी समिति या कारख़ाने का भ्रमण पढ़ाई को काम से जोड़ता है। चौथे सेमेस्टर के अंत में बाहरी परीक्षक मौखिक परीक्षा लेते हैं।',
  'Teaching commerce': 'वाणिज्य का शिक्षण',
  'UGC NET leads to posts of Assistant Professor; with a B.Ed. you can teach Classes 11 and 12 as a postgraduate teacher.':
    'UGC NET से सहायक प्राध्यापक के पद खुलते हैं; B.Ed. के साथ आप कक्षा 11 और 12 में PGT के रूप में पढ़ा सकते हैं।',
  'Financial analysis': 'वित्तीय विश्लेषण',
  'Brokers, rating agencies and shared-service centres in the capital region employ analysts for accounts, credit and valuation.':
    'राजधानी क्षेत्र के ब्रोकर, रेटिंग एजेंसियाँ और सेवा केंद्र लेखा, ऋण और मूल्यांकन के लिए विश्लेषक रखते हैं।',
  'Corporate tax and compliance': 'निगम कर और अनुपालन',
  'Companies and consultants need staff for direct tax, GST audit and reporting under the accounting standards.':
    'कंपनियों और सलाहकारों को प्रत्यक्ष कर, GST ऑडिट और लेखांकन मानकों के अनुसार रिपोर्ट बनाने के लिए लोग चाहिए।',
  'Banking at officer level': 'बैंक में अधिकारी',
  'Probationary and specialist officer examinations of public banks and the grade B examination of the Reserve Bank are open to postgraduates.':
    'स्नातकोत्तर सरकारी बैंकों की परिवीक्षाधीन (PO) और विशेषज्ञ अधिकारी परीक्षाएँ और रिज़र्व बैंक की ग्रेड B परीक्षा दे सकते हैं।',
  'Doctoral research': 'Ph.D. शोध',
  'A Ph.D. in accounting, finance or management follows, with a fellowship for those who win JRF.':
    'इसके बाद लेखांकन, वित्त या प्रबंधन में Ph.D.; JRF पाने वालों को फ़ेलोशिप मिलती है।',
  'Conference room': 'सम्मेलन कक्ष',
  'Case discussions and presentations take place around one table, with a screen for figures.':
    'केस पर चर्चा और प्रस्तुतियाँ एक मेज़ के चारों ओर होती हैं; आँकड़ों के लिए स्क्रीन है।',
  'Data and statistics terminals': 'आँकड़ों के टर्मिनल',
  'Statistics software, public databases of the Reserve Bank and company filings for project work.':
    'परियोजनाओं के लिए सांख्यिकी सॉफ़्टवेयर, रिज़र्व बैंक के सार्वजनिक डेटाबेस और कंपनियों के दाख़िल विवरण।',
  Journals: 'पत्रिकाएँ',
  'Indian journals of accounting, finance and management, and the reports of SEBI and the Reserve Bank.':
    'लेखांकन, वित्त और प्रबंधन की भारतीय पत्रिकाएँ, और SEBI तथा रिज़र्व बैंक की रिपोर्टें।',
  'Visiting practitioners': 'बाहर के विशेषज्ञ',
  'Chartered accountants, bankers and tax officers from the district take one session in most papers.':
    'अधिकतर प्रश्नपत्रों की एक कक्षा ज़िले के चार्टर्ड अकाउंटेंट, बैंक या कर अधिकारी लेते हैं।',
}
