import type { HindiTexts } from '../hindi-texts.ts'

export const bcomInHindi: HindiTexts = {
  'A firm knows where it stands from its books. The B.Com. teaches you to write them, read them and ask the right questions about them, and it adds the law, tax and banking without which no account is complete.':
    'कोई फ़र्म कहाँ खड़ी है, यह उसके बहीखाते बताते हैं। B.Com. उन्हें लिखना, पढ़ना और उन पर सही प्रश्न पूछना सिखाती है, साथ में विधि, कर और बैंकिंग भी, जिनके बिना कोई हिसाब पूरा नहीं होता।',
  'Accounts are taught on paper first and then on the computer. From the third semester you record a year of a sample business in accounting software, file mock GST returns and fill in income tax forms for salaried and business cases. Students from science or arts take a bridge paper in accountancy in the first semester.':
    'लेखांकन पहले काग़ज़ पर और फिर कंप्यूटर पर सिखाया जाता है। तीसरे सेमेस्टर से आप एक नमूना व्यवसाय का पूरा साल लेखा सॉफ़्टवेयर में दर्ज करते हैं, अभ्यास के लिए GST रिटर्न भरते हैं और वेतन तथा व्यवसाय के आयकर फ़ॉर्म भरते हैं। विज्ञान या कला से आए विद्यार्थी पहले सेमेस्टर में लेखाशास्त्र का ब्रिज प्रश्नपत्र लेते हैं।',
  'Many students prepare for CA, CMA or CS at the same time. The timetable keeps lectures in the morning, and teachers point out where a university paper and a professional paper cover the same ground.':
    'बहुत-से विद्यार्थी साथ-साथ CA, CMA या CS की तैयारी करते हैं। कक्षाएँ सुबह होती हैं, और शिक्षक बताते हैं कि विश्वविद्यालय और इन परीक्षाओं के प्रश्नपत्रों में क्या एक-सा है।',
  'Financial Accounting': 'वित्तीय लेखांकन',
  'Corporate Accounting': 'निगमीय लेखांकन',
  'Cost and Management Accounting': 'लागत और प्रबंध लेखांकन',
  'Income Tax': 'आयकर',
  'Goods and Services Tax': 'वस्तु एवं सेवा कर',
  'Business Law and Company Law': 'व्यवसाय विधि और कंपनी विधि',
  Auditing: 'अंकेक्षण',
  'Business Statistics': 'व्यावसायिक सांख्यिकी',
  'Banking and Insurance': 'बैंकिंग और बीमा',
  'Business Economics': 'व्यावसायिक अर्थशास्त्र',
  'Journal, ledger, trial balance and final accounts are practised until they are routine. Business law, economics and organisation explain what stands behind an entry, and business statistics brings averages, index numbers and simple charts. A skill course introduces spreadsheets and accounting software. You sit internal tests twice a semester and hand in one set of books for marking.':
    'रोज़नामचा, खाता-बही, तलपट और अंतिम खातों का तब तक अभ्यास होता है जब तक हाथ न बैठ जाए। व्यवसाय विधि, अर्थशास्त्र और संगठन बताते हैं कि प्रविष्टि के पीछे क्या है; सांख्यिकी में माध्य, सूचकांक और सरल चार्ट आते हैं। कौशल पाठ्यक्रम में स्प्रेडशीट और लेखा सॉफ़्टवेयर सिखाए जाते हैं। हर सेमेस्टर में दो आंतरिक परीक्षाएँ होती हैं और बहीखातों का एक सेट जाँच के लिए देना होता है।',
  'Company accounts, cost accounting and income tax make up the core. You compute the tax of real-looking cases, prepare cost sheets and read the published accounts of an Indian company. GST is taught with the portal’s own forms. In the summer students spend four weeks with a trader, a tax practitioner or a cooperative bank and write a report.':
    'कंपनी खाते, लागत लेखांकन और आयकर मुख्य प्रश्नपत्र हैं। आप वास्तविक जैसे मामलों का कर निकालते हैं, लागत-पत्र बनाते हैं और किसी भारतीय कंपनी के प्रकाशित खाते पढ़ते हैं। GST उसके पोर्टल के असली फ़ॉर्म से सिखाया जाता है। गर्मियों में विद्यार्थी चार सप्ताह किसी व्यापारी, कर सलाहकार या सहकारी बैंक के साथ काम करके रिपोर्ट लिखते हैं।',
  'Auditing, management accounting and financial management teach you to judge figures and not only to produce them. Electives turn towards banking, e-commerce or financial markets. A project analyses three years of accounts of one firm and is defended in a viva. Practice for bank, SSC and M.Com. entrance tests continues until the final examination.':
    'अंकेक्षण, प्रबंध लेखांकन और वित्तीय प्रबंधन आँकड़े बनाना ही नहीं, उन्हें परखना भी सिखाते हैं। वैकल्पिक प्रश्नपत्र बैंकिंग, ई-कॉमर्स या वित्तीय बाज़ार के हैं। परियोजना में एक फ़र्म के तीन वर्षों के खातों का विश्लेषण करके मौखिक परीक्षा देनी होती है। बैंक, SSC और M.Com. प्रवेश परीक्षाओं का अभ्यास अंतिम परीक्षा तक चलता है।',
  'Chartered Accountant, CMA or Company Secretary': 'चार्टर्ड अकाउंटेंट, CMA या कंपनी सचिव',
  'Commerce graduates with 55% marks may enter CA at the Intermediate level directly, and the institutes of cost accountants and company secretaries have similar routes.':
    '55% अंकों वाले वाणिज्य स्नातक सीधे CA इंटरमीडिएट में प्रवेश ले सकते हैं; कॉस्ट अकाउंटेंट और कंपनी सचिव संस्थानों में भी ऐसी व्यवस्था है।',
  'Accounts and tax offices': 'लेखा और कर कार्यालय',
  'Firms of every size need people for bookkeeping, GST returns, payroll and tax filing.':
    'छोटी-बड़ी हर फ़र्म को बहीखाते, GST रिटर्न, वेतन और कर के काम के लिए लोग चाहिए।',
  'Banks and insurance': 'बैंक और बीमा',
  'IBPS, SBI and LIC examinations for clerks, officers and assistants ask for a degree; the interview often turns to banking and accounts.':
    'IBPS, SBI और LIC में क्लर्क, अधिकारी और सहायक की परीक्षाओं के लिए उपाधि चाहिए; साक्षात्कार में अक्सर बैंकिंग और लेखांकन पूछे जाते हैं।',
  'Government accounts and audit': 'सरकारी लेखा और लेखा-परीक्षा',
  'SSC CGL leads to posts of auditor, accountant and tax inspector; state treasuries recruit through their own tests.':
    'SSC CGL से लेखा-परीक्षक, लेखाकार और कर निरीक्षक के पद मिलते हैं; राज्य के कोषागार अपनी परीक्षा से भर्ती करते हैं।',
  'A business of one’s own': 'अपना व्यवसाय',
  'Many students join or start a shop, a workshop or an online store and do its books themselves.':
    'बहुत-से विद्यार्थी दुकान, कारख़ाना या ऑनलाइन स्टोर शुरू करते हैं या उससे जुड़ते हैं, और उसका हिसाब ख़ुद रखते हैं।',
  'M.Com., MBA through CAT or CMAT, LL.B. and B.Ed. for commerce teachers are the usual next steps.':
    'इसके बाद प्रायः M.Com., CAT या CMAT से MBA, LL.B., या वाणिज्य शिक्षक बनने के लिए B.Ed. करते हैं।',
  'Commerce laboratory': 'वाणिज्य प्रयोगशाला',
  'Computers with accounting software and specimen vouchers, cheques, tax forms and share certificates.':
    'लेखा सॉफ़्टवेयर वाले कंप्यूटर, और वाउचर, चेक, कर फ़ॉर्म तथा शेयर प्रमाण-पत्रों के नमूने।',
  'Tax and accounts shelf': 'कर और लेखा की पुस्तकें',
  'Current bare acts, ready reckoners, study material of the professional institutes and annual reports.':
    'नवीनतम अधिनियम (बेयर ऐक्ट), रेडी रेकनर, संस्थानों की अध्ययन सामग्री और वार्षिक रिपोर्टें।',
  'Business newspapers': 'आर्थिक समाचार-पत्र',
  'Two financial dailies and the main business magazines lie in the reading hall every morning.':
    'दो आर्थिक दैनिक और प्रमुख व्यवसाय पत्रिकाएँ हर सुबह वाचनालय में मिलती हैं।',
  'Budget discussion': 'बजट चर्चा',
  'Every year students present what the Union Budget changes for traders, families and farmers.':
    'हर वर्ष विद्यार्थी बताते हैं कि केंद्रीय बजट से व्यापारियों, परिवारों और किसानों के लिए क्या बदला।',
}
