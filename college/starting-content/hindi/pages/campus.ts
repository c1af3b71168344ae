import type { HindiTexts } from '../hindi-texts.ts'

/** Hostel and transport, the way to the college, alumni and the right to information. */
export const campusPagesInHindi: HindiTexts = {
  'Rooms for women on campus, rooms in town, and the routes and timings of the college bus.':
    'परिसर में महिला छात्रावास, नगर में किराये के कमरे, और महाविद्यालय बस के मार्ग और समय।',
  'Hostel for women': 'महिला छात्रावास',
  'Forty-eight students live in twenty-four double rooms behind the orchard. The warden, a nurse on call and a guard at the gate are there day and night. First-year students who live farthest away get rooms first.':
    'बाग़ के पीछे दो-दो सीट वाले चौबीस कमरों में अड़तालीस छात्राएँ रहती हैं। वार्डन और द्वार पर गार्ड दिन-रात रहते हैं, और बुलाने पर नर्स आती है। कमरे पहले प्रथम वर्ष की उन छात्राओं को मिलते हैं, जिनका घर सबसे दूर है।',
  '₹38,400 a year with three meals a day, in two instalments, and ₹3,000 caution money':
    '₹38,400 प्रति वर्ष, दिन में तीन बार भोजन सहित, दो किस्तों में; और ₹3,000 काशन मनी',
  'Apply with the hostel form at the office from July 1 to July 20; the list is out on July 25.':
    '1 जुलाई से 20 जुलाई तक कार्यालय में छात्रावास फ़ॉर्म भरें; सूची 25 जुलाई को लगती है।',
  'The gate closes at 8 PM, on Saturdays at 9 PM. Visitors are welcome in the visitors’ room until 6 PM.':
    'द्वार रात 8 बजे बंद होता है, शनिवार को 9 बजे। मिलने वाले शाम 6 बजे तक आगंतुक कक्ष में आ सकते हैं।',
  'Ragging leads to expulsion from the hostel. The helpline is 1800-180-5522.':
    'रैगिंग करने पर छात्रावास से निकाल दिया जाता है। हेल्पलाइन 1800-180-5522 है।',
  'Men, and rooms in the town': 'छात्रों के लिए, और नगर में कमरे',
  'The college has no hostel for men. The office keeps a list of checked rooms in Aranya Nagar, from ₹2,500 a month, and a teacher visits them once a year.':
    'छात्रों के लिए छात्रावास नहीं है। कार्यालय के पास अरण्य नगर के जाँचे हुए कमरों की सूची है, ₹2,500 प्रति माह से; वर्ष में एक बार शिक्षक उन्हें देखने जाते हैं।',
  'Bus routes and timings': 'बस के मार्ग और समय',
  Route: 'मार्ग',
  By: 'कहाँ से होकर',
  Leaves: 'चलने का समय',
  'At the college': 'महाविद्यालय में',
  Back: 'वापसी',
  'Muradnagar, Duhai, Meerut Road crossing': 'मुरादनगर, दुहाई, मेरठ रोड तिराहा',
  'Dadri, Lal Kuan, Vijay Nagar': 'दादरी, लाल कुआँ, विजय नगर',
  'Loni, Raj Nagar Extension, old bus stand': 'लोनी, राज नगर एक्सटेंशन, पुराना बस अड्डा',
  'Rampur Khurd and the canal villages of Nayagaon, Kishanpur and Harpur':
    'रामपुर ख़ुर्द और नहर किनारे के गाँव नयागाँव, किशनपुर और हरपुर',
  '7:50 AM': 'सुबह 7:50',
  '8:00 AM': 'सुबह 8:00',
  '8:05 AM': 'सुबह 8:05',
  '8:30 AM': 'सुबह 8:30',
  '9:05 AM': 'सुबह 9:05',
  '9:10 AM': 'सुबह 9:10',
  '4:15 PM': 'शाम 4:15',
  '4:20 PM': 'शाम 4:20',
  'A pass costs ₹650 a month and is sold at the accounts office from the 25th of the previous month. Two buses have a ramp. Public buses and the station:':
    'पास ₹650 प्रति माह का है और पिछले महीने की 25 तारीख़ से लेखा कार्यालय में मिलता है। दो बसों में रैंप है। नगर बसें और रेलवे स्टेशन: ',
  'getting here': 'यहाँ कैसे पहुँचें',
  'Getting here by bus, train or car': 'बस, ट्रेन या कार से यहाँ कैसे पहुँचें',
  'Where the college is, which bus stops in front of it, where to park, and how to get in without stairs.':
    'महाविद्यालय कहाँ है, सामने कौन-सी बस रुकती है, गाड़ी कहाँ खड़ी करें, और बिना सीढ़ी के कैसे आएँ।',
  'The college is on Canal Road in Aranya Nagar, Ghaziabad, on the left bank of the canal. The brick gate with the mango tree is gate 1; visitors and cars use gate 2, 150 metres further on.':
    'महाविद्यालय ग़ाज़ियाबाद के अरण्य नगर में नहर रोड पर, नहर के बाएँ किनारे है। आम के पेड़ वाला ईंटों का द्वार गेट 1 है; आगंतुक और गाड़ियाँ गेट 2 से आएँ, जो 150 मीटर आगे है। ',
  'See the map': 'नक़्शा देखें',
  'By bus': 'बस से',
  'City bus 11 from the old bus stand to the stop “Aranya Nagar, Canal Road”: 25 minutes, every 20 minutes from 6:30 AM to 8 PM. The stop is in front of gate 1.':
    'पुराने बस अड्डे से नगर बस 11 से “अरण्य नगर, नहर रोड” तक आएँ: 25 मिनट लगते हैं; बस सुबह 6:30 से रात 8 बजे तक हर 20 मिनट पर चलती है और गेट 1 के सामने रुकती है।',
  'Shared autos from Meerut Road crossing: 10 minutes, ₹20.':
    'मेरठ रोड तिराहे से साझा ऑटो: 10 मिनट, ₹20।',
  'Students can buy a pass for the college bus.': 'विद्यार्थी महाविद्यालय की बस का पास बनवा सकते हैं।',
  'By train and metro': 'ट्रेन और मेट्रो से',
  'Ghaziabad Junction is 5 km away. City bus 11 and shared autos stop at the exit of platform 1.':
    'ग़ाज़ियाबाद जंक्शन 5 कि.मी. दूर है। नगर बस 11 और साझा ऑटो प्लेटफ़ॉर्म 1 के बाहर मिलते हैं।',
  'New Bus Adda, the last station of the Red Line, is 6 km away: take an auto, about ₹120.':
    'रेड लाइन का अंतिम मेट्रो स्टेशन नया बस अड्डा 6 कि.मी. दूर है: वहाँ से ऑटो लें, लगभग ₹120।',
  'By car or cycle': 'कार या साइकिल से',
  'Parking for thirty cars and a covered stand for 400 cycles and motorcycles inside gate 2. Parking is free.':
    'गेट 2 के अंदर तीस कारों की जगह है, और 400 साइकिलों व मोटरसाइकिलों के लिए छत वाला स्टैंड। पार्किंग निःशुल्क है।',
  'On examination days, cars park on the field opposite gate 2.':
    'परीक्षा के दिनों में कारें गेट 2 के सामने वाले मैदान में खड़ी होती हैं।',
  'Without steps': 'बिना सीढ़ी के',
  'Gate 2, the way to the Main Building and the ground floor of every block are step-free.':
    'गेट 2, मुख्य भवन तक का रास्ता और हर भवन का भूतल बिना सीढ़ी का है।',
  'The Academic Block has a lift to both floors. The Science Block has none: classes are moved to the ground floor for those who need it.':
    'शैक्षणिक भवन में दोनों तलों तक लिफ़्ट है। विज्ञान भवन में लिफ़्ट नहीं है: जिन्हें ज़रूरत हो, उनकी कक्षाएँ भूतल पर लगाई जाती हैं।',
  'Two parking places for persons with disabilities are beside the ramp, and an accessible toilet is to the right of the office.':
    'रैंप के पास दिव्यांगजनों के लिए पार्किंग की दो जगहें हैं, और कार्यालय के दाईं ओर उनके लिए शौचालय है।',
  'A wheelchair is at the guard’s room. Call ahead, and someone will meet you at the gate.':
    'गार्ड कक्ष में व्हीलचेयर है। पहले फ़ोन कर दें तो कोई आपको द्वार पर मिल जाएगा।',
  'Office: +91 120 000 1995, Monday to Saturday, 9:00 AM – 4:00 PM.':
    'कार्यालय: +91 120 000 1995, सोमवार से शनिवार, सुबह 9:00 – शाम 4:00।',
  'The association of former students: how to join, what it does, and how to get a certificate.':
    'पूर्व विद्यार्थी संघ: सदस्य कैसे बनें, संघ क्या करता है, और प्रमाण-पत्र कैसे मिलेगा।',
  'Everyone who has studied here since 1995 may join the Alumni Association, whatever the course and whether or not it was completed. Membership is for life and costs ₹300, once.':
    '1995 से अब तक यहाँ पढ़ा कोई भी विद्यार्थी पूर्व विद्यार्थी संघ का सदस्य बन सकता है, पाठ्यक्रम कोई भी रहा हो, पूरा हुआ हो या नहीं। सदस्यता आजीवन है और शुल्क एक बार ₹300।',
  'How to join': 'सदस्य कैसे बनें',
  'Write to': 'ईमेल करें: ',
  'with your name, course and years, and a copy of a mark sheet or identity card.':
    '। अपना नाम, पाठ्यक्रम और वर्ष लिखें, और अंक-तालिका या परिचय-पत्र की प्रति लगाएँ।',
  'Pay by UPI; we send the UPI address with our reply. You then get a card for the reading room of the library.':
    'शुल्क UPI से दें; UPI पता हम उत्तर में भेजते हैं। इसके बाद आपको पुस्तकालय के वाचनालय का कार्ड मिलेगा।',
  'What the association does': 'संघ क्या करता है',
  'The Alumni Meet every winter, with open house in every department':
    'हर सर्दी में पूर्व विद्यार्थी सम्मेलन, जिसमें सभी विभाग खुले रहते हैं',
  'A list of former students who answer questions on first jobs, further study and the civil services':
    'ऐसे पूर्व विद्यार्थियों की सूची, जो पहली नौकरी, आगे की पढ़ाई और सिविल सेवा पर प्रश्नों के उत्तर देते हैं',
  'The founders’ fee concession: last year alumni gave ₹4.2 lakh, which paid half the tuition fee of forty students':
    'संस्थापक शुल्क-रियायत: पिछले वर्ष पूर्व विद्यार्थियों ने ₹4.2 लाख दिए, जिनसे चालीस विद्यार्थियों का आधा शिक्षण शुल्क भरा गया',
  'Certificates for former students': 'पूर्व विद्यार्थियों के लिए प्रमाण-पत्र',
  'Transcripts, duplicate certificates and verification for employers: see':
    'ट्रांसक्रिप्ट, डुप्लीकेट प्रमाण-पत्र और नियोक्ता के लिए सत्यापन: देखें ',
  certificates: 'प्रमाण-पत्र',
  'The executive committee is elected for two years at the Alumni Meet. Its secretary is Mohit Agarwal of the Department of Commerce, who graduated here himself.':
    'कार्यकारिणी का चुनाव पूर्व विद्यार्थी सम्मेलन में दो वर्ष के लिए होता है। सचिव वाणिज्य विभाग के मोहित अग्रवाल हैं, जो स्वयं यहाँ के स्नातक हैं।',
  'How to ask the college for information under the Act of 2005: the officers, the fee, and how to appeal.':
    '2005 के अधिनियम के अनुसार महाविद्यालय से सूचना कैसे माँगें: अधिकारी, शुल्क, और अपील कैसे करें।',
  Officers: 'अधिकारी',
  Officer: 'पद',
  Name: 'नाम',
  'Reached at': 'संपर्क',
  'Public Information Officer': 'जन सूचना अधिकारी',
  'Suresh Chandra Maurya, Vice Principal': 'सुरेश चंद्र मौर्य, उप प्राचार्य',
  'Assistant Public Information Officer': 'सहायक जन सूचना अधिकारी',
  'Rakesh Kumar Gautam, accounts office': 'राकेश कुमार गौतम, लेखा कार्यालय',
  'First Appellate Authority': 'प्रथम अपीलीय अधिकारी',
  'Sudha Rastogi, Principal': 'सुधा रस्तोगी, प्राचार्य',
  'Write what you want to know, in Hindi or English, with your name and postal address. No reason is needed.':
    'जो जानना है, उसे हिन्दी या अंग्रेज़ी में अपने नाम और डाक के पते के साथ लिखें। कारण बताना ज़रूरी नहीं।',
  'Enclose the fee of ₹10 as a postal order or demand draft, or pay it at counter 3. Holders of a BPL card pay nothing.':
    '₹10 शुल्क पोस्टल ऑर्डर या डिमांड ड्राफ़्ट से साथ भेजें, या काउंटर 3 पर जमा करें। BPL कार्ड वालों से शुल्क नहीं लिया जाता।',
  'Hand it in at the office or send it by post to the Public Information Officer. You get a receipt with a number.':
    'आवेदन कार्यालय में दें या डाक से जन सूचना अधिकारी को भेजें। आपको संख्या के साथ रसीद मिलेगी।',
  'What to expect': 'इसके बाद क्या होगा',
  'An answer within 30 days; within 48 hours if life or liberty is at stake':
    '30 दिन के भीतर उत्तर; जीवन या स्वतंत्रता का प्रश्न हो तो 48 घंटे में',
  'Copies cost ₹2 a page. We’ll tell you the amount in advance':
    'प्रतिलिपि ₹2 प्रति पृष्ठ। कुल राशि पहले बता दी जाएगी',
  'First appeal within 30 days to the First Appellate Authority, without a fee':
    '30 दिन के भीतर प्रथम अपीलीय अधिकारी को पहली अपील, निःशुल्क',
  'Second appeal within 90 days to the Uttar Pradesh Information Commission':
    '90 दिन के भीतर उत्तर प्रदेश सूचना आयोग में दूसरी अपील',
  'Much is public already: see the': 'बहुत-सी सूचनाएँ पहले से सार्वजनिक हैं: देखें ',
  'public disclosure': 'सार्वजनिक प्रकटीकरण',
  '. Last year the college received 14 applications and answered all of them in time.':
    '। पिछले वर्ष महाविद्यालय को 14 आवेदन मिले और सबका उत्तर समय पर दिया गया।',
}
