import type { HindiTexts } from '../hindi-texts.ts'

/** Admission, fees, cut-offs and scholarships. */
export const admissionPagesInHindi: HindiTexts = {
  'How to apply for [date]: who may apply, the last day, the documents, and what happens after the merit list.':
    '$1 में प्रवेश कैसे लें: कौन आवेदन कर सकता है, अंतिम तिथि, दस्तावेज़, और मेरिट सूची के बाद क्या करना है।',
  'Apply on the university portal, not at the college. The admission desk helps you fill in the form, free of charge, from 10 AM to 3 PM on working days:':
    'आवेदन विश्वविद्यालय के पोर्टल पर होता है, महाविद्यालय में नहीं। प्रवेश पटल कार्य-दिवसों में सुबह 10 से दोपहर 3 बजे तक फ़ॉर्म भरने में निःशुल्क मदद करता है: ',
  '.': '।',
  ',': ', ',
  'How to apply': 'आवेदन कैसे करें',
  'Choose a course from the table and read who may apply. B.A.LL.B. has an entrance test of the university, B.Ed. one of the state, and D.El.Ed. a merit list of the state.':
    'तालिका में से पाठ्यक्रम चुनें और उसकी पात्रता पढ़ें। B.A.LL.B. के लिए विश्वविद्यालय की, B.Ed. के लिए राज्य की प्रवेश परीक्षा होती है; D.El.Ed. के लिए राज्य की मेरिट सूची बनती है।',
  'Register on the university portal,': 'विश्वविद्यालय के पोर्टल ',
  ', and choose college code 417. Note the registration number.':
    ' पर पंजीकरण करें और महाविद्यालय कोड 417 चुनें। पंजीकरण संख्या लिख लें।',
  'Look for your name in the merit list, under Notices or on the office notice board. The page of each course has its dates.':
    'सूचना पृष्ठ पर या कार्यालय के सूचना-पट्ट पर मेरिट सूची में अपना नाम देखें। उसकी तिथियाँ हर पाठ्यक्रम के पृष्ठ पर हैं।',
  'Bring the original documents and two photocopies on the day printed on your list.':
    'अपनी सूची पर छपे दिन मूल दस्तावेज़ और दो छायाप्रतियाँ लाएँ।',
  'Pay the first-year fee within three days. The seat is yours when you have the receipt.':
    'तीन दिन के भीतर पहले वर्ष का शुल्क दें। रसीद मिलते ही सीट आपकी हो जाती है।',
  Documents: 'दस्तावेज़',
  'Class 10 and Class 12 mark sheets and certificates, and those of your degree for a master’s course or B.Ed.':
    'कक्षा 10 और 12 की अंक-तालिकाएँ और प्रमाण-पत्र; स्नातकोत्तर या B.Ed. के लिए स्नातक के भी',
  'Transfer certificate (TC) and character certificate of the last school or college':
    'पिछले विद्यालय या महाविद्यालय का स्थानांतरण प्रमाण-पत्र (टी.सी.) और चरित्र प्रमाण-पत्र',
  'Caste, income or EWS certificate, if you claim a reserved seat or a scholarship':
    'जाति, आय या EWS प्रमाण-पत्र, यदि आरक्षित सीट या छात्रवृत्ति चाहिए',
  'Each course’s page lists anything else it needs.':
    'किसी पाठ्यक्रम में इनके अलावा कुछ और लगता है, तो वह उसके पृष्ठ पर लिखा है।',
  'Reservation and refund': 'आरक्षण और शुल्क वापसी',
  'Seats are reserved by the rules of the state: 21% for SC, 2% for ST, 27% for OBC and 10% for EWS; within each, 5% for persons with disabilities and 20% for women. If you withdraw before the last day of admission, the fee is refunded in full, less ₹1,000.':
    'सीटों का आरक्षण राज्य के नियमों के अनुसार है: SC 21%, ST 2%, OBC 27% और EWS 10%; हर वर्ग में 5% सीटें दिव्यांगजनों और 20% महिलाओं के लिए हैं। प्रवेश की अंतिम तिथि से पहले सीट छोड़ने पर ₹1,000 काटकर पूरा शुल्क लौटा दिया जाता है।',
  'More:': 'और जानकारी: ',
  fees: 'शुल्क',
  scholarships: 'छात्रवृत्ति',
  'cut-offs': 'कट-ऑफ़',
  'and the': ' और ',
  'disclosure on admission': 'प्रवेश से जुड़ा प्रकटीकरण',
  Prospectus: 'विवरणिका',
  'A printed copy costs nothing at the office. Questions: +91 120 000 1995, or':
    'छपी प्रति कार्यालय से निःशुल्क मिलती है। कोई प्रश्न हो तो +91 120 000 1995 पर फ़ोन करें या ',
  'write to us': 'हमें लिखें',
  '. Seats are those of [date].': '। सीटें $1 की हैं।',
  'What each course costs in each year, other charges, and how to pay or get money back.':
    'हर पाठ्यक्रम का हर वर्ष का शुल्क, अन्य शुल्क, और शुल्क कैसे दें या वापस लें।',
  'Every student on a course pays the same fee. There is no capitation fee and no donation.':
    'एक पाठ्यक्रम के सभी विद्यार्थियों का शुल्क समान है। कोई कैपिटेशन शुल्क या चंदा नहीं लिया जाता।',
  'Other charges': 'अन्य शुल्क',
  What: 'विवरण',
  Amount: 'राशि',
  'Caution money, refundable when you leave': 'काशन मनी, महाविद्यालय छोड़ने पर वापस',
  'Hostel for women, per year, with meals': 'महिला छात्रावास, प्रति वर्ष, भोजन सहित',
  'Hostel caution money, refundable': 'छात्रावास की काशन मनी, बाद में वापस',
  'College bus, per month': 'महाविद्यालय बस, प्रति माह',
  'Duplicate identity card': 'डुप्लीकेट परिचय-पत्र',
  'Transfer certificate (TC)': 'स्थानांतरण प्रमाण-पत्र (टी.सी.)',
  'Migration certificate, paid to the university': 'माइग्रेशन प्रमाण-पत्र, विश्वविद्यालय को देय',
  'Duplicate mark sheet, paid to the university': 'डुप्लीकेट अंक-तालिका, विश्वविद्यालय को देय',
  'Correction of a mark sheet, paid to the university': 'अंक-तालिका में संशोधन, विश्वविद्यालय को देय',
  'How to pay': 'शुल्क कैसे दें',
  'Online payment by UPI, card or net banking on the university portal; or UPI, card, demand draft or, up to ₹2,000, cash at the accounts office, counter 3, from 10 AM to 2 PM.':
    'विश्वविद्यालय के पोर्टल पर UPI, कार्ड या नेट बैंकिंग से ऑनलाइन; या लेखा कार्यालय, काउंटर 3 पर सुबह 10 से दोपहर 2 बजे तक UPI, कार्ड, डिमांड ड्राफ़्ट या ₹2,000 तक नक़द।',
  'In two instalments, half at admission and half by November 30, if your family income is below ₹2.5 lakh.':
    'परिवार की आय ₹2.5 लाख से कम हो तो दो किस्तों में: आधा प्रवेश के समय और आधा 30 नवंबर तक।',
  'Keep the receipt: it is needed for the examination form and for scholarships.':
    'रसीद सँभालकर रखें: परीक्षा फ़ॉर्म और छात्रवृत्ति में उसकी ज़रूरत होती है।',
  Refund: 'शुल्क वापसी',
  'You withdraw': 'आप सीट कब छोड़ते हैं',
  'You get back': 'कितना वापस मिलेगा',
  'By the last day of admission': 'प्रवेश की अंतिम तिथि तक',
  'All, less ₹1,000': 'पूरा, ₹1,000 काटकर',
  'Within 15 days after it': 'उसके बाद 15 दिन के भीतर',
  'Within 30 days after it': 'उसके बाद 30 दिन के भीतर',
  Later: 'इसके बाद',
  'The caution money': 'केवल काशन मनी',
  'The original certificates are returned the same day. Help with fees:':
    'मूल प्रमाण-पत्र उसी दिन लौटा दिए जाते हैं। शुल्क में सहायता: ',
  'Cut-off of the last three years': 'पिछले तीन वर्षों के कट-ऑफ़',
  'The marks that secured the last open-category seat in each course, and what they mean for you.':
    'हर पाठ्यक्रम में सामान्य वर्ग की आख़िरी सीट कितने अंकों पर भरी, और आपके लिए इसका क्या अर्थ है।',
  'A cut-off is known only when the last seat has been filled. It says what was enough in that year, not what will be enough in the next. Reserved categories had lower cut-offs; ask the admission desk.':
    'कट-ऑफ़ आख़िरी सीट भरने के बाद ही पता चलता है। इससे पता चलता है कि उस वर्ष कितने अंक काफ़ी थे, यह नहीं कि अगले वर्ष कितने काफ़ी होंगे। आरक्षित वर्गों के कट-ऑफ़ इससे कम थे; प्रवेश पटल से पूछें।',
  'For courses after Class 12 the figures are per cent in Class 12, for master’s courses per cent in the bachelor’s degree. For B.Ed., D.El.Ed. and B.A.LL.B. they are per cent in the entrance test or on the merit list of the state. The page of each course says more. Next:':
    'कक्षा 12 के बाद के पाठ्यक्रमों में ये कक्षा 12 के प्रतिशत हैं, स्नातकोत्तर में स्नातक के प्रतिशत। B.Ed., D.El.Ed. और B.A.LL.B. में ये प्रवेश परीक्षा के या राज्य की मेरिट सूची के प्रतिशत हैं। पूरी जानकारी हर पाठ्यक्रम के पृष्ठ पर है। आगे देखें: ',
  'how to apply': 'आवेदन कैसे करें',
  'Who can get help with fees, how much, where to apply and by when.':
    'शुल्क में सहायता किसे मिल सकती है, कितनी, आवेदन कहाँ करें और कब तक।',
  'For whom': 'किसके लिए',
  'Where, and last date': 'कहाँ, और अंतिम तिथि',
  'Post-matric scholarship of the state': 'राज्य की पोस्ट-मैट्रिक छात्रवृत्ति',
  'SC and ST: family income up to ₹2.5 lakh a year. OBC, minority and general: up to ₹2 lakh':
    'SC और ST: परिवार की वार्षिक आय ₹2.5 लाख तक। OBC, अल्पसंख्यक और सामान्य: ₹2 लाख तक',
  'Fee of the course and a yearly allowance': 'पाठ्यक्रम का शुल्क और वार्षिक भत्ता',
  'State scholarship portal, July 20 to October 31': 'राज्य का छात्रवृत्ति पोर्टल, 20 जुलाई से 31 अक्टूबर',
  'National scholarship for college students': 'महाविद्यालय के विद्यार्थियों के लिए राष्ट्रीय छात्रवृत्ति',
  'Above the 80th percentile in Class 12, family income up to ₹4.5 lakh':
    'कक्षा 12 में 80 पर्सेंटाइल से ऊपर, परिवार की आय ₹4.5 लाख तक',
  '₹12,000 a year': '₹12,000 प्रति वर्ष',
  'National Scholarship Portal, until October 31': 'राष्ट्रीय छात्रवृत्ति पोर्टल, 31 अक्टूबर तक',
  'Founders’ fee concession of the college': 'महाविद्यालय की संस्थापक शुल्क-रियायत',
  'Forty students a year whose family cannot pay the fee; 75% attendance':
    'हर वर्ष चालीस विद्यार्थी, जिनका परिवार शुल्क नहीं दे सकता; 75% उपस्थिति',
  'Half of the tuition fee': 'शिक्षण शुल्क का आधा',
  'Form at the scholarship desk, until September 15': 'छात्रवृत्ति पटल से फ़ॉर्म, 15 सितंबर तक',
  'Orchard prize': 'अमराई पुरस्कार',
  'The best university result in each course':
    'विश्वविद्यालय परीक्षा में हर पाठ्यक्रम का सर्वश्रेष्ठ परीक्षाफल',
  '₹5,000 once': '₹5,000, एक बार',
  'No application: the office writes to you': 'आवेदन नहीं करना है: कार्यालय आपको लिखेगा',
  'Earn while you learn': 'पढ़ाई के साथ कमाई',
  'Twenty students who help in the library or laboratories, six hours a week':
    'बीस विद्यार्थी, जो पुस्तकालय या प्रयोगशाला में सप्ताह में छह घंटे काम करें',
  '₹1,500 a month': '₹1,500 प्रति माह',
  'Form at the library, until August 31': 'पुस्तकालय से फ़ॉर्म, 31 अगस्त तक',
  'How to apply for the post-matric scholarship': 'पोस्ट-मैट्रिक छात्रवृत्ति के लिए आवेदन कैसे करें',
  'Register on the state scholarship portal with your university registration number.':
    'विश्वविद्यालय की पंजीकरण संख्या के साथ राज्य के छात्रवृत्ति पोर्टल पर पंजीकरण करें।',
  'Fill in the form, and print it after the final submission.':
    'फ़ॉर्म भरें और अंतिम रूप से जमा करने के बाद उसे छाप लें।',
  'Bring the printout to the scholarship desk with the income certificate, the caste certificate, the last mark sheet, the fee receipt and a copy of the bank passbook.':
    'छपा फ़ॉर्म आय प्रमाण-पत्र, जाति प्रमाण-पत्र, पिछली अंक-तालिका, शुल्क की रसीद और बैंक पासबुक की प्रति के साथ छात्रवृत्ति पटल पर लाएँ।',
  'The college checks the form and sends it on within seven days. Track its status on the portal.':
    'महाविद्यालय फ़ॉर्म जाँचकर सात दिन के भीतर आगे भेजता है। आवेदन की स्थिति पोर्टल पर देखते रहें।',
  'Scholarship desk': 'छात्रवृत्ति पटल',
  'Main Building, ground floor, room 4; Tuesday and Thursday, 11 AM to 1 PM':
    'मुख्य भवन, भूतल, कक्ष 4; मंगलवार और गुरुवार, सुबह 11 से दोपहर 1 बजे तक',
  'Your bank account must be linked to your Aadhaar number, or the payment will fail.':
    'आपका बैंक खाता आधार से जुड़ा होना चाहिए, नहीं तो राशि लौट जाती है।',
  'Every scholarship requires 75% attendance.': 'हर छात्रवृत्ति के लिए 75% उपस्थिति अनिवार्य है।',
  'Last year 412 students of the college received a scholarship. Ask about yours:':
    'पिछले वर्ष महाविद्यालय के 412 विद्यार्थियों को छात्रवृत्ति मिली। अपनी छात्रवृत्ति के बारे में पूछें: ',
  'contact the office': 'कार्यालय से संपर्क करें',
}
