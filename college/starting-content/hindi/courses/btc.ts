import type { HindiTexts } from '../hindi-texts.ts'

export const btcInHindi: HindiTexts = {
  'B.T.C. and D.El.Ed. are the same course. It was known for decades as the Basic Training Certificate; today the state awards it as the Diploma in Elementary Education, D.El.Ed. Many people still ask for it by the old name, so we keep both.':
    'B.T.C. और D.El.Ed. एक ही पाठ्यक्रम हैं। दशकों तक इसे बेसिक ट्रेनिंग सर्टिफ़िकेट कहा गया; आज राज्य इसे प्रारंभिक शिक्षा डिप्लोमा, D.El.Ed., के नाम से देता है। बहुत-से लोग आज भी पुराना नाम लेते हैं, इसलिए हमने दोनों रखे हैं।',
  'The diploma is meant for the first school years, when children learn to read, to count and to be in a class at all. Much of the work is practical: songs, stories, slates, counters and the patience to try a third way when two have failed.':
    'यह डिप्लोमा विद्यालय के पहले वर्षों के लिए है, जब बच्चे पढ़ना, गिनना और कक्षा में बैठना सीखते हैं। अधिकतर काम करके सीखा जाता है: गीत, कहानियाँ, स्लेट, गिनती के टुकड़े, और दो तरीक़े न चलें तो तीसरा आज़माने का धैर्य।',
  'The state decides on syllabus, examination and seats. Its council of educational research and training writes the syllabus, its examination authority holds the four semester examinations, and its counselling gives out the seats in order of merit.':
    'पाठ्यचर्या, परीक्षा और सीटें राज्य तय करता है। पाठ्यचर्या राज्य शैक्षिक अनुसंधान और प्रशिक्षण परिषद बनाती है, चारों सेमेस्टर की परीक्षा राज्य का परीक्षा प्राधिकरण लेता है, और सीटें काउंसलिंग में मेरिट के क्रम से मिलती हैं।',
  'Child Development and Learning': 'बाल विकास और सीखना',
  'Principles of Teaching and Learning': 'शिक्षण और अधिगम के सिद्धांत',
  'Teaching of Hindi': 'हिन्दी शिक्षण',
  'Teaching of Mathematics': 'गणित शिक्षण',
  'Teaching of Environmental Studies': 'पर्यावरण अध्ययन शिक्षण',
  'Early Literacy and Numeracy': 'आरंभिक पठन-लेखन और गणना',
  'Inclusive Education': 'समावेशी शिक्षा',
  'Elementary Education in India': 'भारत में प्रारंभिक शिक्षा',
  'Arts, Music and Physical Education': 'कला, संगीत और शारीरिक शिक्षा',
  'You study how children between six and eleven develop, and go again through the school’s own Hindi, mathematics, science and social studies, this time asking how each step can be taught. Sanskrit or Urdu, English, computing, art and physical education complete the timetable. In the internship of each semester you first watch and assist, then take single periods. Simple reading and number kits are made by hand and used the next day.':
    'आप पढ़ते हैं कि छह से ग्यारह वर्ष के बच्चों का विकास कैसे होता है, और विद्यालय की हिन्दी, गणित, विज्ञान और सामाजिक अध्ययन फिर से देखते हैं, इस बार यह पूछते हुए कि हर क़दम कैसे सिखाया जाए। साथ में संस्कृत या उर्दू, अंग्रेज़ी, कंप्यूटर, कला और शारीरिक शिक्षा हैं। हर सेमेस्टर की इंटर्नशिप में पहले देखते और मदद करते हैं, फिर एक-एक घंटा पढ़ाते हैं। पढ़ने और गिनने की सरल सामग्री हाथ से बनाकर अगले दिन काम में लाते हैं।',
  'Early literacy and numeracy, inclusion, school management and assessment move to the front. You take over a class for several weeks in a primary school, keep its register and plan for children of different ages in one room. A case study follows one child who finds reading difficult. After the fourth semester examination you can sit the recruitment tests.':
    'इस वर्ष आरंभिक पठन-लेखन और गणना, समावेशन, विद्यालय प्रबंधन और आकलन पर ज़ोर है। आप कई सप्ताह प्राथमिक विद्यालय की एक कक्षा सँभालते हैं, उसका रजिस्टर रखते हैं और एक ही कमरे में अलग-अलग आयु के बच्चों के लिए योजना बनाते हैं। एक ऐसे बच्चे का केस अध्ययन करते हैं जिसे पढ़ने में कठिनाई हो। चौथे सेमेस्टर की परीक्षा के बाद आप भर्ती परीक्षाएँ दे सकते हैं।',
  'Assistant teacher in primary schools': 'प्राथमिक विद्यालय में सहायक अध्यापक',
  'With Paper I of UPTET or CTET you can apply for Classes 1 to 5 in council schools, when the state announces a recruitment.':
    'UPTET या CTET के प्रश्नपत्र I के साथ आप परिषदीय विद्यालयों की कक्षा 1 से 5 के लिए आवेदन कर सकते हैं, जब राज्य भर्ती निकाले।',
  'Upper primary teacher': 'उच्च प्राथमिक शिक्षक',
  'Graduates with the diploma may also sit Paper II and apply for Classes 6 to 8 in the subjects of their degree.':
    'डिप्लोमा वाले स्नातक प्रश्नपत्र II भी दे सकते हैं और अपनी उपाधि के विषयों में कक्षा 6 से 8 के लिए आवेदन कर सकते हैं।',
  'Private primary schools': 'निजी प्राथमिक विद्यालय',
  'Schools affiliated to CBSE and to the state board ask for the diploma for their primary wing.':
    'CBSE और राज्य बोर्ड के विद्यालय प्राथमिक कक्षाओं के लिए यह डिप्लोमा माँगते हैं।',
  'Pre-primary and foundation years': 'पूर्व-प्राथमिक कक्षाएँ',
  'Nursery and balvatika classes need teachers who know play-based methods; some posts ask for an additional certificate.':
    'नर्सरी और बालवाटिका में खेल-खेल में सिखाने वाले शिक्षक चाहिए; कुछ पदों के लिए एक और प्रमाण-पत्र माँगा जाता है।',
  'Literacy and child programmes': 'साक्षरता और बाल कार्यक्रम',
  'Foundations and government missions employ trained teachers as block-level trainers and mentors.':
    'संस्थाएँ और सरकारी मिशन प्रशिक्षित शिक्षकों को खंड (ब्लॉक) स्तर पर प्रशिक्षक और मार्गदर्शक रखते हैं।',
  'Model classroom': 'आदर्श कक्षा',
  'Small tables, a reading corner, building blocks and an alphabet frieze, set up as in a good primary school.':
    'छोटी मेज़ें, पढ़ने का कोना, गुटके और दीवार पर वर्णमाला, जैसे किसी अच्छे प्राथमिक विद्यालय में।',
  'Nearby primary schools': 'पास के प्राथमिक विद्यालय',
  'Council schools in and around Rampur Khurd take our students for each semester’s internship.':
    'रामपुर ख़ुर्द और आस-पास के परिषदीय विद्यालयों में हर सेमेस्टर की इंटर्नशिप होती है।',
  'Children’s library': 'बाल पुस्तकालय',
  'Picture books and graded readers in Hindi, English and Urdu, for practice in reading aloud.':
    'बोलकर पढ़ने के अभ्यास के लिए हिन्दी, अंग्रेज़ी और उर्दू की चित्र-पुस्तकें और स्तर के अनुसार पठन पुस्तकें।',
  'Toy and material workshop': 'खिलौना और सामग्री कार्यशाला',
  'Paper, cloth, seeds and bottle caps become counters, clocks and puppets under a teacher’s eye.':
    'काग़ज़, कपड़ा, बीज और बोतल के ढक्कन शिक्षक की देखरेख में गिनती के टुकड़े, घड़ियाँ और कठपुतलियाँ बन जाते हैं।',
}
