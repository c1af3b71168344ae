import type { HindiTexts } from '../hindi-texts.ts'

export const bedInHindi: HindiTexts = {
  'The B.Ed. prepares graduates to teach in Classes 6 to 12. It joins three things: the study of children and of education in India, the method of teaching the subjects of your own degree, and long, supervised practice in schools.':
    'B.Ed. स्नातकों को कक्षा 6 से 12 में पढ़ाने के लिए तैयार करती है। इसमें तीन बातें हैं: बच्चों और भारत की शिक्षा का अध्ययन, अपनी उपाधि के विषय पढ़ाने की विधि, और विद्यालयों में देखरेख के साथ लंबा अभ्यास।',
  'The course follows the norms of the National Council for Teacher Education. Over the two years you spend about twenty weeks in schools, four in the first year and sixteen in the second, in one of our twenty partner schools. Admission is through the state’s joint entrance examination and counselling.':
    'पाठ्यक्रम राष्ट्रीय अध्यापक शिक्षा परिषद के मानकों पर चलता है। दो वर्षों में आप लगभग बीस सप्ताह विद्यालय में रहते हैं, पहले वर्ष में चार और दूसरे में सोलह, हमारे बीस सहयोगी विद्यालयों में से किसी एक में। प्रवेश राज्य की संयुक्त प्रवेश परीक्षा और काउंसलिंग से होता है।',
  'Attendance is stricter than in other degrees: 80% in the courses and 90% in the school internship. Please note that for posts in Classes 1 to 5 the recognised qualification is the D.El.Ed., as the Supreme Court confirmed in 2023.':
    'उपस्थिति के नियम दूसरी उपाधियों से कड़े हैं: कक्षाओं में 80% और विद्यालय इंटर्नशिप में 90%। ध्यान रखें: कक्षा 1 से 5 के पदों के लिए मान्य योग्यता D.El.Ed. है, जैसा उच्चतम न्यायालय ने 2023 में कहा।',
  'Childhood and Growing Up': 'बाल्यावस्था और विकास',
  'Contemporary India and Education': 'समकालीन भारत और शिक्षा',
  'Learning and Teaching': 'सीखना और सिखाना',
  'Pedagogy of Two School Subjects': 'दो विद्यालयी विषयों का शिक्षण',
  'Knowledge and Curriculum': 'ज्ञान और पाठ्यचर्या',
  'Assessment for Learning': 'सीखने के लिए आकलन',
  'Creating an Inclusive School': 'समावेशी विद्यालय का निर्माण',
  'Gender, School and Society': 'जेंडर, विद्यालय और समाज',
  'ICT in Education': 'शिक्षा में ICT',
  'Drama and Art in Education': 'शिक्षा में नाटक और कला',
  'Psychology, sociology and the aims of education are read beside the child you observe in a partner school. You begin the pedagogy of two school subjects, write lesson plans and teach short micro-lessons to your own class. Workshops on drama, art, reading and educational technology ask you to do before you explain. Four weeks in a school end with a diary and a case study of one pupil.':
    'मनोविज्ञान, समाजशास्त्र और शिक्षा के उद्देश्य पढ़ते हुए आप सहयोगी विद्यालय में एक बच्चे का अवलोकन करते हैं। दो विद्यालयी विषयों का शिक्षण शुरू होता है; आप पाठ-योजनाएँ लिखते हैं और अपनी ही कक्षा को छोटे सूक्ष्म पाठ पढ़ाते हैं। नाटक, कला, पठन और शैक्षिक तकनीक की कार्यशालाओं में समझाने से पहले ख़ुद करना होता है। विद्यालय में चार सप्ताह के अंत में डायरी और एक बच्चे का केस अध्ययन देते हैं।',
  'The internship of sixteen weeks is the heart of the year: you take regular classes, set and mark tests, join the assembly and the parents’ meeting, and are visited by a supervisor. Around it lie the papers on curriculum, assessment, inclusion and gender. You produce two files of lesson plans, a set of teaching aids and an action research report. A final lesson in each subject is taught before an external examiner.':
    'सोलह सप्ताह की इंटर्नशिप इस वर्ष का मुख्य भाग है: आप नियमित कक्षाएँ लेते हैं, परीक्षा बनाते और जाँचते हैं, प्रार्थना सभा और अभिभावक बैठक में रहते हैं, और पर्यवेक्षक आपकी कक्षा देखने आते हैं। साथ में पाठ्यचर्या, आकलन, समावेशन और जेंडर के प्रश्नपत्र हैं। आप पाठ-योजनाओं की दो फ़ाइलें, शिक्षण सामग्री का एक सेट और क्रियात्मक शोध की रिपोर्ट तैयार करते हैं। अंत में हर विषय का एक पाठ बाहरी परीक्षक के सामने पढ़ाते हैं।',
  'Teacher in Classes 6 to 8': 'कक्षा 6 से 8 के शिक्षक',
  'Paper II of CTET or UPTET makes you eligible for upper primary posts in government and private schools.':
    'CTET या UPTET के प्रश्नपत्र II से आप सरकारी और निजी विद्यालयों में उच्च प्राथमिक पदों के पात्र होते हैं।',
  'Trained graduate teacher': 'प्रशिक्षित स्नातक शिक्षक (TGT)',
  'Selection tests of the state, Kendriya Vidyalayas and Navodaya Vidyalayas recruit TGTs for Classes 9 and 10.':
    'राज्य, केंद्रीय विद्यालय और नवोदय विद्यालय चयन परीक्षाओं से कक्षा 9 और 10 के लिए TGT भर्ती करते हैं।',
  'Postgraduate teacher': 'स्नातकोत्तर शिक्षक (PGT)',
  'Together with a master’s degree in the subject, the B.Ed. qualifies you to teach Classes 11 and 12.':
    'विषय की स्नातकोत्तर उपाधि और B.Ed. के साथ आप कक्षा 11 और 12 को पढ़ाने के पात्र होते हैं।',
  'Private and residential schools': 'निजी और आवासीय विद्यालय',
  'School groups of the capital region interview and ask for a demonstration lesson; internship files are a good reference.':
    'राजधानी क्षेत्र के विद्यालय साक्षात्कार लेते हैं और एक पाठ पढ़वाकर देखते हैं; इंटर्नशिप की फ़ाइलें तब काम आती हैं।',
  'M.Ed. and teacher education': 'M.Ed. और शिक्षक-शिक्षा',
  'An M.Ed. with NET leads to posts in colleges of education and in district institutes of education and training.':
    'NET के साथ M.Ed. हो तो शिक्षा महाविद्यालयों और ज़िला शिक्षा एवं प्रशिक्षण संस्थानों (डायट) में पद मिलते हैं।',
  'Education programmes': 'शिक्षा कार्यक्रम',
  'Publishers, learning companies and foundations need writers, trainers and academic coordinators.':
    'प्रकाशकों, शिक्षा कंपनियों और संस्थाओं को लेखक, प्रशिक्षक और शैक्षणिक समन्वयक चाहिए।',
  'Twenty partner schools': 'बीस सहयोगी विद्यालय',
  'Government, aided and private schools within reach by bus, each with a mentor teacher.':
    'बस की पहुँच में सरकारी, सहायता-प्राप्त और निजी विद्यालय, हर एक में एक मार्गदर्शक शिक्षक।',
  'Resource room': 'शिक्षण सामग्री कक्ष',
  'Charts, models, puppets and games made by earlier batches, to borrow for a lesson.':
    'पिछले बैच के बनाए चार्ट, मॉडल, कठपुतलियाँ और खेल, पाठ के लिए ले जा सकते हैं।',
  'Psychology and science corners': 'मनोविज्ञान और विज्ञान कोने',
  'Tests of learning and aptitude, and sets of simple apparatus for school experiments.':
    'अधिगम और अभिरुचि के परीक्षण, और विद्यालय के प्रयोगों के लिए सरल उपकरणों के सेट।',
  'ICT room': 'ICT कक्ष',
  'Computers, a smart board and a camera for recording and discussing micro-lessons.':
    'कंप्यूटर, स्मार्ट बोर्ड, और सूक्ष्म पाठ रिकॉर्ड करके उन पर चर्चा के लिए कैमरा।',
  'Art and craft room': 'कला और शिल्प कक्ष',
  'Space and materials for theatre, music, drawing and low-cost teaching aids.':
    'नाटक, संगीत, चित्रकला और कम लागत की शिक्षण सामग्री के लिए जगह और सामान।',
}
