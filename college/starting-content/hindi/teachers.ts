import type { HindiTexts } from './hindi-texts.ts'

/** Those of teachers who sit on a committee are with it, in `disclosure/complaints.ts`. */
const names = {
  'Ankit Chauhan': 'अंकित चौहान',
  'Arvind Kumar Bairwa': 'अरविंद कुमार बैरवा',
  'Deepa Khandelwal': 'दीपा खंडेलवाल',
  'Harsimran Kaur Bedi': 'हरसिमरन कौर बेदी',
  'Joseph Fernandes': 'जोसेफ़ फ़र्नांडिस',
  'Manjeet Kaur Gill': 'मनजीत कौर गिल',
  'Mohit Agarwal': 'मोहित अग्रवाल',
  'Peter Ekka': 'पीटर एक्का',
  'Pooja Saini': 'पूजा सैनी',
  'Prem Nath Dubey': 'प्रेम नाथ दुबे',
  'Priyanka Dhiman': 'प्रियंका धीमान',
  'Ravindra Kumar Nishad': 'रवींद्र कुमार निषाद',
  'Tenzin Dolma Negi': 'तेनज़िन डोलमा नेगी',
}

const specializations = {
  'Agricultural economics, with field studies of sugarcane prices and rural credit.':
    'कृषि अर्थशास्त्र; गन्ने के मूल्य और ग्रामीण ऋण का क्षेत्र-अध्ययन।',
  'Analytical chemistry of drinking water and low-cost methods for fluoride and iron.':
    'पेयजल का विश्लेषणात्मक रसायन; फ़्लोराइड और लौह की कम ख़र्च वाली जाँच।',
  'Art, music and craft in the primary school.': 'प्राथमिक विद्यालय में कला, संगीत और शिल्प।',
  'Computer networks, Linux administration and information security.':
    'कंप्यूटर नेटवर्क, Linux का संचालन और सूचना सुरक्षा।',
  'Constitutional law, judicial review and the right to privacy.':
    'संविधान विधि, न्यायिक पुनरीक्षण और निजता का अधिकार।',
  'Cooperative banking and rural credit in northern India.':
    'उत्तर भारत में सहकारी बैंकिंग और ग्रामीण ऋण।',
  'Corporate finance and the effect of interest rates on small manufacturers.':
    'निगमित वित्त; छोटे उद्योगों पर ब्याज दरों का असर।',
  'Cost accounting, auditing and computerised accounting.':
    'लागत लेखांकन, लेखा-परीक्षा और कंप्यूटर पर लेखांकन।',
  'Criminal law and procedure, with the change from the old codes to the new.':
    'दंड विधि और प्रक्रिया; पुरानी संहिताओं से नई संहिताओं तक का बदलाव।',
  'Database systems and the design of software for public offices.':
    'डेटाबेस प्रणालियाँ और सरकारी कार्यालयों के लिए सॉफ़्टवेयर।',
  'Differential equations and numerical methods with Python.':
    'अवकल समीकरण और Python से संख्यात्मक विधियाँ।',
  'Early literacy in Hindi and reading in multigrade classrooms.':
    'हिन्दी में आरंभिक साक्षरता; बहु-कक्षा शिक्षण में पढ़ना सिखाना।',
  'Educational psychology and the first years of a teacher’s working life.':
    'शिक्षा मनोविज्ञान; शिक्षक के कामकाजी जीवन के पहले वर्ष।',
  'Family law, women’s rights and alternative dispute resolution.':
    'पारिवारिक विधि, महिलाओं के अधिकार और विवादों का वैकल्पिक समाधान।',
  'Financial and corporate accounting, and accounting education in Hindi.':
    'वित्तीय और निगमित लेखांकन; हिन्दी में लेखांकन की शिक्षा।',
  'Functional analysis and fixed point theory.': 'फलनक विश्लेषण और नियत बिंदु सिद्धांत।',
  'Hindi fiction after Premchand and the history of literary magazines.':
    'प्रेमचंद के बाद का हिन्दी कथा-साहित्य; साहित्यिक पत्रिकाओं का इतिहास।',
  'Human resource management, industrial relations and business communication.':
    'मानव संसाधन प्रबंधन, औद्योगिक संबंध और व्यावसायिक संप्रेषण।',
  'Inclusive education, Indian Sign Language and the teaching of social science.':
    'समावेशी शिक्षा, भारतीय सांकेतिक भाषा और सामाजिक विज्ञान का शिक्षण।',
  'Income tax, GST and the compliance of small traders.':
    'आयकर, GST और छोटे व्यापारियों के लिए कर-नियम।',
  'Indian federalism, party politics in the states and comparative constitutions.':
    'भारतीय संघवाद, राज्यों की दलीय राजनीति और तुलनात्मक संविधान।',
  'Indian writing in English, translation and the teaching of academic writing.':
    'अंग्रेज़ी में भारतीय लेखन, अनुवाद और अकादमिक लेखन का शिक्षण।',
  'Insect physiology and the biological control of sugarcane pests.':
    'कीट शरीर-क्रिया विज्ञान; गन्ने के कीटों का जैविक नियंत्रण।',
  'Labour law, land records and legal drafting in Hindi.':
    'श्रम विधि, भूमि अभिलेख और हिन्दी में विधिक प्रारूपण।',
  'Machine learning for Indian languages and data analytics with Python.':
    'भारतीय भाषाओं के लिए मशीन लर्निंग; Python से डेटा एनालिटिक्स।',
  'Marketing of consumer goods in small towns and rural retail.':
    'छोटे नगरों में उपभोक्ता वस्तुओं का विपणन; ग्रामीण ख़ुदरा बाज़ार।',
  'Operations management, spreadsheets for managers and digital marketing.':
    'संचालन प्रबंधन, प्रबंधकों के लिए स्प्रेडशीट और डिजिटल मार्केटिंग।',
  'Plant taxonomy and the flora of canal banks and wetlands.':
    'पादप वर्गिकी; नहर किनारों और आर्द्रभूमि की वनस्पतियाँ।',
  'Plant tissue culture of medicinal species from the western Himalaya.':
    'पश्चिमी हिमालय के औषधीय पौधों का ऊतक संवर्धन।',
  'Programming in C and Java, and web technologies.': 'C और Java में प्रोग्रामिंग, और वेब तकनीक।',
  'Rural settlement geography and map work with open-source GIS.':
    'ग्रामीण अधिवास भूगोल; ओपन-सोर्स GIS से मानचित्र कार्य।',
  'Security analysis, portfolio management and statistics for research.':
    'प्रतिभूति विश्लेषण, निवेश प्रबंधन और शोध के लिए सांख्यिकी।',
  'Social history of the Upper Doab between 1750 and 1900, and the reading of village records.':
    '1750 से 1900 तक अपर दोआब का सामाजिक इतिहास; गाँव के अभिलेख पढ़ना।',
  'Sociology of caste, work and migration around the National Capital Region.':
    'राष्ट्रीय राजधानी क्षेत्र के आस-पास जाति, काम और प्रवास का समाजशास्त्र।',
  'Solid-state physics, in particular the electrical behaviour of ceramic materials.':
    'ठोस अवस्था भौतिकी, विशेषकर सिरेमिक पदार्थों के विद्युत गुण।',
  'Teaching of mathematics in Classes 1 to 5 with objects and games.':
    'कक्षा 1 से 5 में वस्तुओं और खेलों से गणित पढ़ाना।',
  'Teaching of science in Hindi-medium schools and low-cost experiments.':
    'हिन्दी माध्यम के विद्यालयों में विज्ञान शिक्षण; कम ख़र्च वाले प्रयोग।',
  'Thin films, optics and simple apparatus for teaching physics.':
    'पतली फ़िल्में, प्रकाशिकी और भौतिकी पढ़ाने के सरल उपकरण।',
}

const achievements = {
  'Brings a new set of cases on local firms into the course every year.':
    'हर वर्ष स्थानीय फ़र्मों के नए प्रकरण पाठ्यक्रम में जोड़ती हैं।',
  'Built the college herbarium, which now holds more than 1,400 sheets.':
    'महाविद्यालय का वनस्पति संग्रहालय बनाया, जिसमें आज 1,400 से अधिक नमूने हैं।',
  'Built the network of twenty partner schools for the internship.':
    'इंटर्नशिप के लिए बीस सहयोगी विद्यालय जोड़े।',
  'Coordinated the move of all departments to the semester and credit scheme.':
    'सभी विभागों में सेमेस्टर और क्रेडिट प्रणाली लागू कराने का समन्वय किया।',
  'Directs the department’s oral history archive, with interviews from twelve canal villages.':
    'बारह नहर गाँवों के साक्षात्कारों वाले विभागीय मौखिक इतिहास संग्रह का निर्देशन।',
  'Edits the college magazine and has written two books on the Hindi short story.':
    'महाविद्यालय की पत्रिका का संपादन; हिन्दी कहानी पर दो पुस्तकें लिखीं।',
  'Founded the CodeFest, whose programs have gone into use in three district offices.':
    'कोडफ़ेस्ट की शुरुआत की, जिसके प्रोग्राम ज़िले के तीन कार्यालयों में चल रहे हैं।',
  'Founded the legal aid clinic and prepares the college team for the university moot.':
    'विधिक सहायता शिविर की शुरुआत की; विश्वविद्यालय की मूट प्रतियोगिता के लिए टीम की तैयारी।',
  'Has guided nine doctoral theses and chairs the board of studies in Political Science.':
    'नौ शोध-प्रबंधों का निर्देशन किया; राजनीति विज्ञान पाठ्यक्रम समिति के अध्यक्ष।',
  'Has guided six doctoral theses and leads the annual budget discussion.':
    'छह शोध-प्रबंधों का निर्देशन किया; हर वर्ष बजट पर चर्चा का संचालन।',
  'Has published on the recognition of printed Hindi text.':
    'छपी हुई हिन्दी की पहचान पर शोध-पत्र प्रकाशित।',
  'Has published thirty-one papers and reviewed for two Indian journals of entomology.':
    'इकतीस शोध-पत्र प्रकाशित; कीट विज्ञान की दो भारतीय पत्रिकाओं के लिए समीक्षा।',
  'Has trained teachers of more than a hundred primary schools in reading aloud.':
    'सौ से अधिक प्राथमिक विद्यालयों के शिक्षकों को सस्वर वाचन का प्रशिक्षण दिया।',
  'Holds a patent on a clay filter and tests hand pumps for nearby villages.':
    'मिट्टी के फ़िल्टर का पेटेंट; आस-पास के गाँवों के हैंडपंपों की जाँच।',
  'Is a trained mediator and takes the clinical paper on mediation.':
    'प्रशिक्षित मध्यस्थ; मध्यस्थता का प्रयोगात्मक प्रश्नपत्र पढ़ाती हैं।',
  'Led a study of farm households in forty villages for the university.':
    'विश्वविद्यालय के लिए चालीस गाँवों के किसान परिवारों का अध्ययन कराया।',
  'Makes the number kits that student teachers take to their schools.':
    'वे गणित किट बनाते हैं, जिन्हें प्रशिक्षु शिक्षक अपने विद्यालयों में ले जाते हैं।',
  'Practised for eleven years in the district court before he joined the college.':
    'महाविद्यालय में आने से पहले ग्यारह वर्ष ज़िला न्यायालय में वकालत की।',
  'Received a research grant for a survey of women who commute to work.':
    'रोज़ काम पर आने-जाने वाली महिलाओं के सर्वेक्षण के लिए शोध-अनुदान मिला।',
  'Runs the free tax help desk for shopkeepers every July.':
    'हर जुलाई दुकानदारों के लिए निःशुल्क कर-सहायता पटल चलाती हैं।',
  'Set up the tissue culture room with a grant for young teachers.':
    'युवा शिक्षक अनुदान से ऊतक संवर्धन कक्ष बनाया।',
  'Worked for nine years in personnel management before he began to teach.':
    'अध्यापन से पहले नौ वर्ष कार्मिक प्रबंधन में काम किया।',
  'Wrote a bilingual workbook on final accounts that the first year uses.':
    'अंतिम खातों पर द्विभाषी अभ्यास-पुस्तिका लिखी, जो प्रथम वर्ष में चलती है।',
  'Wrote a handbook of sixty school experiments that need no laboratory.':
    'बिना प्रयोगशाला के होने वाले साठ विद्यालयी प्रयोगों की पुस्तिका लिखी।',
}

const degrees = {
  'M.A. (Fine Arts), B.Ed., D.El.Ed.': 'M.A. (ललित कला), B.Ed., D.El.Ed.',
  'M.A. (Geography), B.Ed., NET': 'M.A. (भूगोल), B.Ed., NET',
  'M.Ed., M.A. (Hindi), NET': 'M.Ed., M.A. (हिन्दी), NET',
  'M.Ed., M.A. (History), NET': 'M.Ed., M.A. (इतिहास), NET',
  'M.Ed., M.Sc. (Mathematics)': 'M.Ed., M.Sc. (गणित)',
  'M.Phil. (English), M.A., NET': 'M.Phil. (अंग्रेज़ी), M.A., NET',
  'M.Sc. (Mathematics), B.Ed., NET': 'M.Sc. (गणित), B.Ed., NET',
  'M.Tech. (Computer Science), MCA, GATE': 'M.Tech. (कंप्यूटर विज्ञान), MCA, GATE',
  'Ph.D. (Botany), M.Sc.': 'Ph.D. (वनस्पति विज्ञान), M.Sc.',
  'Ph.D. (Botany), M.Sc., NET-JRF': 'Ph.D. (वनस्पति विज्ञान), M.Sc., NET-JRF',
  'Ph.D. (Chemistry), M.Sc., NET': 'Ph.D. (रसायन विज्ञान), M.Sc., NET',
  'Ph.D. (Commerce), M.Com., LL.B.': 'Ph.D. (वाणिज्य), M.Com., LL.B.',
  'Ph.D. (Commerce), M.Com., M.A. (Economics)': 'Ph.D. (वाणिज्य), M.Com., M.A. (अर्थशास्त्र)',
  'Ph.D. (Commerce), M.Com., NET': 'Ph.D. (वाणिज्य), M.Com., NET',
  'Ph.D. (Commerce), M.Com., NET-JRF': 'Ph.D. (वाणिज्य), M.Com., NET-JRF',
  'Ph.D. (Computer Science), M.Tech.': 'Ph.D. (कंप्यूटर विज्ञान), M.Tech.',
  'Ph.D. (Computer Science), MCA, NET': 'Ph.D. (कंप्यूटर विज्ञान), MCA, NET',
  'Ph.D. (Economics), M.A., NET': 'Ph.D. (अर्थशास्त्र), M.A., NET',
  'Ph.D. (Education), M.Ed., M.A. (Psychology), NET': 'Ph.D. (शिक्षा), M.Ed., M.A. (मनोविज्ञान), NET',
  'Ph.D. (Education), M.Ed., M.Sc. (Physics)': 'Ph.D. (शिक्षा), M.Ed., M.Sc. (भौतिकी)',
  'Ph.D. (Finance), M.Com., NET': 'Ph.D. (वित्त), M.Com., NET',
  'Ph.D. (Hindi), M.A., NET': 'Ph.D. (हिन्दी), M.A., NET',
  'Ph.D. (History), M.A., NET': 'Ph.D. (इतिहास), M.A., NET',
  'Ph.D. (Law), LL.M., B.Sc.': 'Ph.D. (विधि), LL.M., B.Sc.',
  'Ph.D. (Law), LL.M., NET': 'Ph.D. (विधि), LL.M., NET',
  'Ph.D. (Management), MBA, LL.B.': 'Ph.D. (प्रबंधन), MBA, LL.B.',
  'Ph.D. (Management), MBA, NET': 'Ph.D. (प्रबंधन), MBA, NET',
  'Ph.D. (Physics), M.Sc., GATE': 'Ph.D. (भौतिकी), M.Sc., GATE',
  'Ph.D. (Physics), M.Sc., NET': 'Ph.D. (भौतिकी), M.Sc., NET',
  'Ph.D. (Political Science), M.A., NET': 'Ph.D. (राजनीति विज्ञान), M.A., NET',
  'Ph.D. (Sociology), M.A., NET-JRF': 'Ph.D. (समाजशास्त्र), M.A., NET-JRF',
  'Ph.D. (Zoology), M.Sc., NET': 'Ph.D. (प्राणि विज्ञान), M.Sc., NET',
}

export const teachersInHindi: HindiTexts = {
  ...names,
  ...specializations,
  ...achievements,
  ...degrees,
}
