import type { HindiTexts } from '../hindi-texts.ts'

export const bbaInHindi: HindiTexts = {
  'The B.B.A. looks at one question from many sides: how do people get something done together, at a price that somebody pays? You study marketing, finance, people and operations first separately and then in cases where all four pull in different directions.':
    'B.B.A. एक ही प्रश्न को कई ओर से देखती है: लोग मिलकर कोई काम कैसे पूरा करें, और ऐसे दाम पर जो कोई चुकाए? विपणन, वित्त, मानव संसाधन और संचालन पहले अलग-अलग पढ़ते हैं, फिर ऐसे उदाहरणों (केस) में, जहाँ चारों अलग दिशा में खींचते हैं।',
  'Talking counts here. Most papers have a group presentation as well as the written test, and the language of the classroom is simple business English, with help for those who come from Hindi-medium schools. The market towns, factories and start-ups of the capital region are close enough to be the subject of assignments.':
    'यहाँ बोलना भी गिना जाता है। अधिकतर प्रश्नपत्रों में लिखित परीक्षा के साथ समूह में प्रस्तुति होती है। कक्षा की भाषा सरल व्यावसायिक अंग्रेज़ी है, और हिन्दी माध्यम से आए विद्यार्थियों की मदद की जाती है। राजधानी क्षेत्र के बाज़ार, कारख़ाने और स्टार्ट-अप इतने पास हैं कि असाइनमेंट उन्हीं पर होते हैं।',
  'Six to eight weeks of internship between the second and the third year are compulsory. The college helps with letters and addresses; finding the firm and persuading it is part of the exercise. Digital marketing has been added as a skill course.':
    'द्वितीय और तृतीय वर्ष के बीच छह से आठ सप्ताह की इंटर्नशिप अनिवार्य है। महाविद्यालय पत्र और पते देता है; फ़र्म खोजना और उसे मनाना अभ्यास का भाग है। डिजिटल मार्केटिंग का कौशल पाठ्यक्रम जोड़ा गया है।',
  'Principles of Management': 'प्रबंधन के सिद्धांत',
  'Marketing Management': 'विपणन प्रबंधन',
  'Financial Management': 'वित्तीय प्रबंधन',
  'Human Resource Management': 'मानव संसाधन प्रबंधन',
  'Organisational Behaviour': 'संगठनात्मक व्यवहार',
  'Operations Management': 'संचालन प्रबंधन',
  Entrepreneurship: 'उद्यमिता',
  'Digital Marketing': 'डिजिटल मार्केटिंग',
  'Business Law': 'व्यवसाय विधि',
  'Principles of management, accounting, microeconomics and business mathematics give you the vocabulary. A course in business communication starts with e-mails and minutes and ends with a talk of ten minutes. In teams of four you describe a local business, from its supplier to its customer. The year closes with university papers and an oral presentation.':
    'प्रबंधन के सिद्धांत, लेखांकन, व्यष्टि अर्थशास्त्र और व्यावसायिक गणित से शुरुआत होती है। व्यावसायिक संप्रेषण ईमेल और बैठक के कार्यवृत्त से शुरू होकर दस मिनट के भाषण पर पूरा होता है। चार-चार की टीम किसी स्थानीय व्यवसाय का विवरण तैयार करती है, माल देने वाले से ग्राहक तक। वर्ष के अंत में विश्वविद्यालय की परीक्षा और मौखिक प्रस्तुति होती है।',
  'Marketing, human resources, finance and operations are taught in parallel, so that one case can be used in all four. You run a small survey, make a cash budget and plan a stock room. The skill course in digital marketing ends with a campaign for a college society or a neighbourhood shop. After the fourth semester you leave for the summer internship.':
    'विपणन, मानव संसाधन, वित्त और संचालन साथ-साथ पढ़ाए जाते हैं, ताकि एक ही केस चारों में काम आए। आप छोटा सर्वेक्षण करते हैं, नक़द बजट बनाते हैं और भंडार की योजना बनाते हैं। डिजिटल मार्केटिंग में किसी समिति या पास की दुकान के लिए प्रचार अभियान चलाते हैं। चौथे सेमेस्टर के बाद ग्रीष्म इंटर्नशिप होती है।',
  'You begin by presenting the internship report to teachers and to a manager from outside. Strategy, business law, entrepreneurship and two electives in marketing, finance or human resources follow. The main project is a business plan or a study of a firm, with figures that have to add up. Group discussions and interviews are practised with the Career Guidance Cell in the last semester.':
    'शुरुआत में शिक्षकों और बाहर के एक प्रबंधक के सामने इंटर्नशिप की रिपोर्ट प्रस्तुत करते हैं। फिर रणनीति, व्यवसाय विधि, उद्यमिता, और विपणन, वित्त या मानव संसाधन के दो वैकल्पिक प्रश्नपत्र। मुख्य परियोजना व्यवसाय की योजना या किसी फ़र्म का अध्ययन है, जिसके आँकड़े सही बैठने चाहिए। अंतिम सेमेस्टर में करियर मार्गदर्शन प्रकोष्ठ समूह चर्चा और साक्षात्कार का अभ्यास कराता है।',
  'Sales and marketing': 'बिक्री और विपणन',
  'Consumer goods firms, banks, online sellers and agencies take graduates as sales trainees and marketing executives.':
    'उपभोक्ता वस्तुओं की कंपनियाँ, बैंक, ऑनलाइन विक्रेता और एजेंसियाँ स्नातकों को बिक्री प्रशिक्षु और मार्केटिंग एग्ज़िक्यूटिव रखती हैं।',
  'Human resources and operations': 'मानव संसाधन और संचालन',
  'Recruiters, logistics firms and service centres of the capital region need coordinators who can plan, talk and keep records.':
    'राजधानी क्षेत्र की भर्ती एजेंसियों, माल ढुलाई फ़र्मों और सेवा केंद्रों को ऐसे समन्वयक चाहिए जो योजना बना सकें, बात कर सकें और हिसाब रख सकें।',
  MBA: 'MBA',
  'CAT, XAT, CMAT and MAT are open to graduates of any subject; after a B.B.A. the first year of an MBA covers familiar ground.':
    'CAT, XAT, CMAT और MAT किसी भी विषय के स्नातक दे सकते हैं; B.B.A. के बाद MBA का पहला वर्ष जाना-पहचाना लगता है।',
  'Banking and retail finance': 'बैंकिंग और वित्तीय सेवाएँ',
  'Public banks recruit through IBPS and SBI; private banks and insurers interview for relationship and branch posts.':
    'सरकारी बैंक IBPS और SBI की परीक्षाओं से भर्ती करते हैं; निजी बैंक और बीमा कंपनियाँ शाखा और ग्राहक सेवा के पदों के लिए साक्षात्कार लेती हैं।',
  'Family business and start-ups': 'पारिवारिक व्यवसाय और स्टार्ट-अप',
  'Students with a business at home learn to cost, market and document it; others write the plan for a first venture.':
    'जिनके घर में व्यवसाय है, वे उसकी लागत निकालना, प्रचार करना और हिसाब लिखना सीखते हैं; दूसरे अपने पहले उद्यम की योजना लिखते हैं।',
  'Administrative posts': 'प्रशासनिक पद',
  'As a degree holder you may sit SSC, railway and state examinations, where numerical and reasoning papers will be familiar.':
    'उपाधि के साथ आप SSC, रेलवे और राज्य की परीक्षाएँ दे सकते हैं; उनके गणित और तर्कशक्ति के प्रश्न आपके लिए नए नहीं होंगे।',
  'Case room': 'केस कक्ष',
  'A long oval table with twenty seats, a screen and writable walls.':
    'बीस सीटों वाली लंबी अंडाकार मेज़, स्क्रीन, और दीवारें जिन पर लिखा जा सकता है।',
  'Spreadsheet, presentation and accounting software, and accounts for trying advertising tools.':
    'स्प्रेडशीट, प्रस्तुति और लेखा के सॉफ़्टवेयर, और विज्ञापन के औज़ार आज़माने के लिए खाते।',
  'Résumé checks, mock interviews, and letters and contacts for internships.':
    'बायोडाटा की जाँच, नमूना साक्षात्कार, और इंटर्नशिप के लिए पत्र और संपर्क।',
  'Management society': 'प्रबंधन समिति',
  'Students organise quizzes, a stall market at the annual festival and talks by people who run firms.':
    'विद्यार्थी प्रश्नोत्तरी, वार्षिकोत्सव में स्टॉल और फ़र्म चलाने वालों की वार्ताएँ आयोजित करते हैं।',
  'Industrial visits': 'औद्योगिक भ्रमण',
  'At least one guided visit in each semester to a plant, a warehouse or a market.':
    'हर सेमेस्टर में कम से कम एक बार किसी कारख़ाने, गोदाम या बाज़ार का भ्रमण।',
}
