import type { HindiTexts } from '../hindi-texts.ts'

export const baInHindi: HindiTexts = {
  'The B.A. suits students who like to read, argue and write about people: what they have said, how they have governed themselves, what they earn and how they live. You choose three major subjects in the first year, usually a language and two social sciences, and keep two of them in the third.':
    'B.A. उनके लिए है जिन्हें लोगों के बारे में पढ़ना, बहस करना और लिखना अच्छा लगता है: उन्होंने क्या कहा, शासन कैसे चलाया, क्या कमाते हैं और कैसे रहते हैं। प्रथम वर्ष में आप तीन मुख्य विषय चुनते हैं, प्रायः एक भाषा और दो सामाजिक विज्ञान; तृतीय वर्ष में उनमें से दो रखते हैं।',
  'The course follows the credit scheme of the National Education Policy. Alongside the majors you take a minor from another faculty, a vocational course in each of the first four semesters and a co-curricular course in every semester. A student who has to stop after one year can leave with a certificate, after two years with a diploma, and may come back to finish.':
    'पाठ्यक्रम राष्ट्रीय शिक्षा नीति की क्रेडिट प्रणाली पर चलता है। मुख्य विषयों के साथ दूसरे संकाय का एक माइनर विषय, पहले चार सेमेस्टर में एक-एक व्यावसायिक पाठ्यक्रम और हर सेमेस्टर में एक सह-पाठ्यक्रम लेना होता है। एक वर्ष बाद पढ़ाई छोड़नी पड़े तो सर्टिफ़िकेट और दो वर्ष बाद डिप्लोमा मिलता है, और बाद में लौटकर उपाधि पूरी की जा सकती है।',
  'A quarter of the marks in each paper comes from class tests, assignments and attendance; the rest is earned in the university’s examination at the end of the semester. Papers may be written in Hindi or in English.':
    'हर प्रश्नपत्र के एक चौथाई अंक कक्षा की परीक्षा, असाइनमेंट और उपस्थिति के हैं; बाक़ी सेमेस्टर के अंत में विश्वविद्यालय की परीक्षा के। उत्तर हिन्दी या अंग्रेज़ी में लिखे जा सकते हैं।',
  'Hindi Literature': 'हिन्दी साहित्य',
  'English Literature': 'अंग्रेज़ी साहित्य',
  History: 'इतिहास',
  'Political Science': 'राजनीति विज्ञान',
  Economics: 'अर्थशास्त्र',
  Sociology: 'समाजशास्त्र',
  Geography: 'भूगोल',
  Psychology: 'मनोविज्ञान',
  Sanskrit: 'संस्कृत',
  'Each major begins with its ground: Hindi prose and verse, early India, the Constitution, how prices are made, what a society is. You add a minor, perhaps from commerce or science, and a vocational course such as tourism or office computing. Teachers correct one written assignment per paper, and the first university examination follows in winter.':
    'हर मुख्य विषय अपनी बुनियाद से शुरू होता है: हिन्दी गद्य और काव्य, प्राचीन भारत, संविधान, क़ीमतें कैसे बनती हैं, समाज क्या है। साथ में एक माइनर विषय, जैसे वाणिज्य या विज्ञान से, और एक व्यावसायिक पाठ्यक्रम, जैसे पर्यटन या कार्यालय कंप्यूटिंग। शिक्षक हर प्रश्नपत्र का एक लिखित असाइनमेंट जाँचते हैं; विश्वविद्यालय की पहली परीक्षा सर्दियों में होती है।',
  'The papers grow wider: medieval India, comparative government, public finance, the modern novel. You learn to find sources, to quote them properly and to read a table or a map. Geography and psychology students spend one afternoon a week on practical work. A field visit, often to the district archive or a village panchayat, ends in a short report.':
    'विषयों का दायरा बढ़ता है: मध्यकालीन भारत, तुलनात्मक शासन, लोक वित्त, आधुनिक उपन्यास। आप स्रोत खोजना, उनका सही उल्लेख करना और तालिका या मानचित्र पढ़ना सीखते हैं। भूगोल और मनोविज्ञान के विद्यार्थी सप्ताह में एक दोपहर प्रयोग करते हैं। ज़िला अभिलेखागार या किसी ग्राम पंचायत जैसी जगह के भ्रमण के बाद एक छोटी रिपोर्ट लिखनी होती है।',
  'You keep two majors and study them closely: Indian foreign policy, development economics, social research, literary criticism. With a teacher you plan a small research project, collect your own material and defend the result in a viva voce. Seminars replace some lectures, and you present in front of the class at least twice. Revision classes for postgraduate and recruitment tests run beside the last semester.':
    'आप दो मुख्य विषय रखते हैं और उन्हें गहराई से पढ़ते हैं: भारतीय विदेश नीति, विकास का अर्थशास्त्र, सामाजिक शोध, साहित्यिक आलोचना। शिक्षक के साथ एक छोटी शोध परियोजना बनाते हैं, सामग्री ख़ुद जुटाते हैं और मौखिक परीक्षा देते हैं। कुछ व्याख्यानों की जगह संगोष्ठियाँ होती हैं और कम से कम दो बार कक्षा के सामने बोलना होता है। अंतिम सेमेस्टर में स्नातकोत्तर प्रवेश और भर्ती परीक्षाओं की तैयारी की कक्षाएँ भी चलती हैं।',
  'Civil services': 'सिविल सेवा',
  'Any degree opens the examinations of the UPSC and the state commission; history, polity, geography and economics make up much of their general studies papers.':
    'UPSC और राज्य आयोग की परीक्षाएँ किसी भी उपाधि से दी जा सकती हैं; उनके सामान्य अध्ययन में इतिहास, राजव्यवस्था, भूगोल और अर्थशास्त्र का बड़ा भाग होता है।',
  'School teaching': 'विद्यालय में शिक्षण',
  'With a B.Ed. and CTET or UPTET you can apply for posts in Classes 6 to 8, and for Classes 9 and 10 through the selection tests for trained graduate teachers.':
    'B.Ed. और CTET या UPTET के साथ आप कक्षा 6 से 8 के पदों के लिए आवेदन कर सकते हैं, और कक्षा 9 और 10 के लिए TGT चयन परीक्षाओं से।',
  'Government offices': 'सरकारी कार्यालय',
  'SSC CGL, the railway boards’ graduate posts and state group C examinations ask for a degree in any discipline.':
    'SSC CGL, रेलवे के स्नातक स्तर के पद और राज्य की समूह ग परीक्षाएँ किसी भी विषय की उपाधि से दी जा सकती हैं।',
  'Media, publishing and translation': 'मीडिया, प्रकाशन और अनुवाद',
  'Newspapers, news sites, publishers and agencies need people who write clear Hindi or English and can turn one into the other.':
    'समाचार-पत्रों, वेबसाइटों, प्रकाशकों और एजेंसियों को ऐसे लोग चाहिए जो साफ़ हिन्दी या अंग्रेज़ी लिखें और एक से दूसरी में अनुवाद कर सकें।',
  'Social sector': 'सामाजिक क्षेत्र',
  'Non-governmental organisations and government missions employ graduates as field coordinators, surveyors and trainers.':
    'ग़ैर-सरकारी संस्थाएँ और सरकारी मिशन स्नातकों को क्षेत्र समन्वयक, सर्वेक्षक और प्रशिक्षक के पद देते हैं।',
  'Further study': 'आगे की पढ़ाई',
  'M.A., three-year LL.B., B.Ed., library science, social work and journalism all build on a B.A.; many universities admit through CUET (PG).':
    'B.A. के बाद M.A., तीन वर्षीय LL.B., B.Ed., पुस्तकालय विज्ञान, समाज कार्य और पत्रकारिता पढ़ सकते हैं; बहुत-से विश्वविद्यालय CUET (PG) से प्रवेश देते हैं।',
  'Reading hall': 'वाचनालय',
  'Literature in Hindi, English and Sanskrit, school and university textbooks, and the newspapers of the day.':
    'हिन्दी, अंग्रेज़ी और संस्कृत का साहित्य, विद्यालय और विश्वविद्यालय की पाठ्यपुस्तकें, और दिन के समाचार-पत्र।',
  'Language laboratory': 'भाषा प्रयोगशाला',
  'Booths with headphones for listening, pronunciation and spoken English practice.':
    'हेडफ़ोन वाले बूथ, जहाँ सुनने, उच्चारण और अंग्रेज़ी बोलने का अभ्यास होता है।',
  'Geography laboratory': 'भूगोल प्रयोगशाला',
  'Topographical sheets, survey instruments, rock samples and a weather station on the roof.':
    'स्थलाकृतिक मानचित्र, सर्वेक्षण के उपकरण, चट्टानों के नमूने और छत पर मौसम केंद्र।',
  'Psychology laboratory': 'मनोविज्ञान प्रयोगशाला',
  'Standard tests and apparatus for experiments on memory, attention and learning.':
    'मानक परीक्षण, और स्मृति, ध्यान तथा सीखने पर प्रयोगों के उपकरण।',
  'Seminar hall': 'संगोष्ठी कक्ष',
  'Student papers, reading circles and the library lectures that the language departments arrange.':
    'विद्यार्थियों के शोध-पत्र, पाठक मंडल और भाषा विभागों के पुस्तकालय व्याख्यान।',
}
