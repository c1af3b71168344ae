import type { HindiTexts } from '../hindi-texts.ts'

export const bscInHindi: HindiTexts = {
  'A B.Sc. teaches you to ask a question of nature and to trust the answer only after measuring. Three groups are open: Physics, Chemistry and Mathematics; Botany, Zoology and Chemistry; and Physics, Mathematics and Computer Science. The group follows from the subjects you had in Class 12.':
    'B.Sc. प्रकृति से प्रश्न पूछना और नाप-तौल के बाद ही उत्तर मानना सिखाती है। तीन समूह हैं: भौतिकी, रसायन और गणित; वनस्पति विज्ञान, प्राणि विज्ञान और रसायन; भौतिकी, गणित और कंप्यूटर विज्ञान। समूह कक्षा 12 के आपके विषयों के अनुसार मिलता है।',
  'Every science subject with a practical paper has its own laboratory hours each week. You keep a record book from the first day, and it is examined together with the experiment. Marks are divided between the theory paper, the practical and the internal tests of the semester.':
    'प्रयोग वाले हर विषय का प्रयोगशाला में हर सप्ताह अपना समय है। पहले दिन से प्रयोग-पुस्तिका रखनी होती है, जो प्रयोग के साथ जाँची जाती है। अंक लिखित परीक्षा, प्रयोगात्मक परीक्षा और सेमेस्टर की आंतरिक परीक्षाओं में बँटे हैं।',
  'Vocational courses make room for things that employers near the college ask for, such as water and soil testing, mushroom growing, electrical maintenance or programming. Students of all groups take a paper on environmental studies.':
    'व्यावसायिक पाठ्यक्रमों में वह सिखाया जाता है जो आस-पास के नियोक्ता चाहते हैं: पानी और मिट्टी की जाँच, मशरूम उगाना, बिजली का रख-रखाव या प्रोग्रामिंग। पर्यावरण अध्ययन का प्रश्नपत्र सभी समूहों के लिए है।',
  Physics: 'भौतिकी',
  Chemistry: 'रसायन विज्ञान',
  Mathematics: 'गणित',
  Botany: 'वनस्पति विज्ञान',
  Zoology: 'प्राणि विज्ञान',
  'Computer Science': 'कंप्यूटर विज्ञान',
  'Analytical Techniques': 'विश्लेषण की तकनीकें',
  'Environmental Studies': 'पर्यावरण अध्ययन',
  Statistics: 'सांख्यिकी',
  'Lectures cover mechanics and thermal physics, atomic structure and basic organic chemistry, calculus and algebra, or the diversity of plants and animals. In the laboratory you learn to weigh, titrate, mount and draw, to estimate error and write it down honestly. A bridge course in the first month helps students from Hindi-medium schools with terms and with mathematics. Two internal tests and a practical examination come before the university papers.':
    'यांत्रिकी और ऊष्मा, परमाणु संरचना और प्रारंभिक कार्बनिक रसायन, कलन और बीजगणित, या पौधों और जंतुओं की विविधता पढ़ाई जाती है। प्रयोगशाला में आप तौलना, अनुमापन, स्लाइड बनाना और चित्र बनाना सीखते हैं, और त्रुटि का अनुमान लगाकर उसे ईमानदारी से लिखना भी। पहले महीने का ब्रिज कोर्स हिन्दी माध्यम के विद्यार्थियों को शब्दावली और गणित में मदद करता है। विश्वविद्यालय की परीक्षा से पहले दो आंतरिक परीक्षाएँ और एक प्रयोगात्मक परीक्षा होती है।',
  'Electricity and optics, reaction mechanisms and physical chemistry, differential equations, or cell biology, genetics and physiology fill the year. Experiments become longer and need planning, for example an unknown salt, a Zener diode curve or an onion root-tip squash. Life science students collect specimens on a field excursion and prepare a herbarium or a survey of birds and insects. A vocational course ends with a demonstration.':
    'इस वर्ष विद्युत और प्रकाशिकी, अभिक्रियाओं की क्रियाविधि और भौतिक रसायन, अवकल समीकरण, या कोशिका विज्ञान, आनुवंशिकी और शरीर-क्रिया विज्ञान पढ़ते हैं। प्रयोग लंबे होते हैं और योजना माँगते हैं, जैसे अज्ञात लवण की पहचान, ज़ेनर डायोड का वक्र या प्याज़ की जड़ की स्लाइड। जीव विज्ञान के विद्यार्थी भ्रमण पर नमूने जुटाते हैं और हरबेरियम या पक्षियों और कीटों का सर्वेक्षण तैयार करते हैं। व्यावसायिक पाठ्यक्रम के अंत में काम करके दिखाना होता है।',
  'You go deeper into two subjects: quantum physics and electronics, spectroscopy and coordination compounds, analysis and linear algebra, or ecology, molecular biology and evolution. A project of one semester replaces ready-made experiments: you choose a question, build or borrow the apparatus and present a poster at the science exhibition. Teachers hold problem classes for IIT JAM and CUET (PG). A viva on the project is part of the final examination.':
    'दो विषय गहराई से पढ़ते हैं: क्वांटम भौतिकी और इलेक्ट्रॉनिकी, स्पेक्ट्रोस्कोपी और उपसहसंयोजक यौगिक, विश्लेषण और रैखिक बीजगणित, या पारिस्थितिकी, आणविक जीव विज्ञान और विकासवाद। तैयार प्रयोगों की जगह एक सेमेस्टर की परियोजना होती है: आप प्रश्न चुनते हैं, उपकरण बनाते या माँगकर लाते हैं और विज्ञान प्रदर्शनी में पोस्टर लगाते हैं। शिक्षक IIT JAM और CUET (PG) के प्रश्न हल कराते हैं। अंतिम परीक्षा में परियोजना पर मौखिक परीक्षा होती है।',
  'Master’s study': 'स्नातकोत्तर पढ़ाई',
  'IIT JAM, CUET (PG) and university tests lead to an M.Sc.; students with Mathematics may also sit NIMCET for an MCA.':
    'IIT JAM, CUET (PG) और विश्वविद्यालयों की परीक्षाओं से M.Sc. में प्रवेश मिलता है; गणित वाले विद्यार्थी MCA के लिए NIMCET भी दे सकते हैं।',
  'Quality control': 'गुणवत्ता जाँच',
  'Food, pharmaceutical, paint and water companies employ graduates to test raw material and finished goods.':
    'खाद्य, दवा, पेंट और पानी की कंपनियाँ कच्चे और तैयार माल की जाँच के लिए स्नातकों को रखती हैं।',
  'Teaching science': 'विज्ञान का शिक्षण',
  'With a B.Ed. and a teacher eligibility test you can teach science or mathematics from Class 6 to Class 10.':
    'B.Ed. और शिक्षक पात्रता परीक्षा के साथ आप कक्षा 6 से 10 तक विज्ञान या गणित पढ़ा सकते हैं।',
  'Forest and field services': 'वन और क्षेत्रीय सेवाएँ',
  'The Indian Forest Service examination asks for a degree with a science such as Botany, Zoology, Chemistry, Physics or Mathematics; states recruit range officers in a similar way.':
    'भारतीय वन सेवा परीक्षा के लिए वनस्पति विज्ञान, प्राणि विज्ञान, रसायन, भौतिकी या गणित जैसे विज्ञान विषय की उपाधि चाहिए; राज्य भी इसी तरह क्षेत्रीय वन अधिकारी (रेंजर) भर्ती करते हैं।',
  'Defence and public examinations': 'रक्षा और लोक परीक्षाएँ',
  'Graduates may sit CDS, AFCAT, SSC CGL and the bank examinations, where a trained hand at numbers helps.':
    'स्नातक CDS, AFCAT, SSC CGL और बैंक परीक्षाएँ दे सकते हैं, जिनमें संख्याओं का अभ्यास काम आता है।',
  'Data and computing work': 'डेटा और कंप्यूटर का काम',
  'Mathematics and Computer Science students move into testing, support and data analysis, often with a short certificate.':
    'गणित और कंप्यूटर विज्ञान के विद्यार्थी टेस्टिंग, सपोर्ट और डेटा विश्लेषण में जाते हैं, प्रायः किसी छोटे सर्टिफ़िकेट कोर्स के बाद।',
  'Physics laboratory': 'भौतिकी प्रयोगशाला',
  'Optical benches, electrical bridges and electronics kits, with a dark room for experiments on light.':
    'प्रकाशिक बेंच, विद्युत सेतु और इलेक्ट्रॉनिकी किट; प्रकाश के प्रयोगों के लिए अँधेरा कमरा।',
  'Chemistry laboratory': 'रसायन प्रयोगशाला',
  'Renovated benches with fume cupboards, and an instrument room with balances, pH meters and a colorimeter.':
    'फ़्यूम हुड वाली नई मेज़ें, और तुला, pH मीटर तथा कलरीमीटर वाला उपकरण कक्ष।',
  'Botany and zoology laboratories': 'वनस्पति और प्राणि विज्ञान प्रयोगशालाएँ',
  'A microscope for each student, permanent slides, a museum of specimens and a herbarium.':
    'हर विद्यार्थी के लिए सूक्ष्मदर्शी, स्थायी स्लाइडें, नमूनों का संग्रहालय और हरबेरियम।',
  'Botanical garden': 'वनस्पति उद्यान',
  'Medicinal plants, a fern house and a small pond, used for identification and ecology practicals.':
    'औषधीय पौधे, फ़र्न घर और एक छोटा तालाब: पहचान और पारिस्थितिकी के प्रयोगों के लिए।',
  'Computer laboratory': 'कंप्यूटर प्रयोगशाला',
  'Machines with compilers, spreadsheet and plotting software for numerical methods and projects.':
    'संख्यात्मक विधियों और परियोजनाओं के लिए कंपाइलर, स्प्रेडशीट और ग्राफ़ के सॉफ़्टवेयर वाले कंप्यूटर।',
}
