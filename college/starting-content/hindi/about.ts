import { university } from '../facts.ts'
import type { HindiTexts } from './hindi-texts.ts'

/** About the college, its team, its events and how to reach it. */
export const aboutInHindi: HindiTexts = {
  'In the early nineties the nearest degree college was a long bus ride from the villages along the canal, and many students, most of them young women, gave up after Class 12. A group of teachers, farmers and traders formed a non-profit society, bought a mango orchard on Canal Road and opened Aranya Degree College in July 1995. The first classes, in arts and commerce, met in four rooms.':
    'नब्बे के दशक के आरंभ में नहर किनारे के गाँवों से सबसे पास का डिग्री कॉलेज बस से बहुत दूर था, और बहुत-से विद्यार्थी, विशेषकर लड़कियाँ, कक्षा 12 के बाद पढ़ाई छोड़ देते थे। कुछ शिक्षकों, किसानों और व्यापारियों ने एक ग़ैर-लाभकारी समिति बनाई, नहर रोड पर आम का एक बाग़ ख़रीदा और जुलाई 1995 में अरण्य डिग्री कॉलेज खोला। कला और वाणिज्य की पहली कक्षाएँ चार कमरों में लगीं।',
  'The college grew one department at a time, as need and money allowed. Science came with its own laboratories, then teacher education, management and computing, postgraduate classes and the College of Law. The brick arcades of the main building were finished in stages, and some of the old mango trees still stand between them.':
    'आवश्यकता और साधन के अनुसार महाविद्यालय एक-एक विभाग से बढ़ा। पहले विज्ञान अपनी प्रयोगशालाओं के साथ आया, फिर शिक्षक-शिक्षा, प्रबंधन और कंप्यूटर, स्नातकोत्तर कक्षाएँ और विधि महाविद्यालय। मुख्य भवन की ईंट की मेहराबें धीरे-धीरे पूरी हुईं, और उनके बीच आम के कुछ पुराने पेड़ आज भी खड़े हैं।',
  'Former students now teach in the district’s schools, run businesses in its market towns, argue in its courts and work in offices across the capital region. Many were the first in their family to hold a degree. The society has kept its rule from the beginning: every rupee of surplus goes back into rooms, books, salaries and scholarships.':
    'हमारे पूर्व विद्यार्थी आज ज़िले के विद्यालयों में पढ़ाते हैं, क़स्बों में व्यवसाय चलाते हैं, न्यायालयों में पैरवी करते हैं और राजधानी क्षेत्र के कार्यालयों में काम करते हैं। उनमें से बहुतों ने अपने परिवार में पहली बार उपाधि पाई। समिति का नियम आरंभ से एक ही है: बचत का हर रुपया कमरों, पुस्तकों, वेतन और छात्रवृत्तियों में लगता है।',
  [`The college is affiliated to ${university.name}, which sets the syllabus, holds the examinations and confers the degrees. The programmes are B.A., B.Sc., B.Com., M.A., M.Com., M.Sc., B.B.A., B.C.A., B.A.LL.B., B.Ed. and D.El.Ed.`]:
    'महाविद्यालय अपर दोआब राज्य विश्वविद्यालय से संबद्ध है, जो पाठ्यचर्या तय करता है, परीक्षाएँ लेता है और उपाधियाँ देता है। पाठ्यक्रम हैं: B.A., B.Sc., B.Com., M.A., M.Com., M.Sc., B.B.A., B.C.A., B.A.LL.B., B.Ed. और D.El.Ed.',
  'Some programmes answer to a national or state body as well. B.Ed. and D.El.Ed. follow the norms of the National Council for Teacher Education, and D.El.Ed. is examined by the state’s own authority for teacher education. B.A.LL.B. follows the Rules of Legal Education of the Bar Council of India.':
    'कुछ पाठ्यक्रमों पर राष्ट्रीय या राज्य संस्थाओं के नियम भी लागू हैं। B.Ed. और D.El.Ed. राष्ट्रीय अध्यापक शिक्षा परिषद के मानकों पर चलते हैं, और D.El.Ed. की परीक्षा राज्य का शिक्षक-शिक्षा प्राधिकरण लेता है। B.A.LL.B. भारतीय विधिज्ञ परिषद के विधि शिक्षा नियमों पर चलता है।',
  'Open doors': 'सबके लिए खुले द्वार',
  'A seat should not depend on what a family earns or on which language it speaks. The office helps every student apply for scholarships, and first-year teaching eases the step from Hindi-medium schools.':
    'सीट इस पर निर्भर नहीं होनी चाहिए कि परिवार कितना कमाता है या कौन-सी भाषा बोलता है। कार्यालय हर विद्यार्थी को छात्रवृत्ति के आवेदन में सहायता देता है, और प्रथम वर्ष की पढ़ाई हिन्दी माध्यम से आए विद्यार्थियों की राह सरल करती है।',
  'Learning by doing': 'करके सीखना',
  'Experiments, moot courts, school internships and field surveys are part of the courses and count towards the result. Students should leave able to do what they were taught.':
    'प्रयोग, मूट कोर्ट, विद्यालयों में इंटर्नशिप और क्षेत्र-सर्वेक्षण पाठ्यक्रम का भाग हैं और परीक्षाफल में जुड़ते हैं। विद्यार्थी जो पढ़ें, उसे करना भी सीखकर जाएँ।',
  'Honest work': 'ईमानदार काम',
  'Attendance, internal marks and fees are recorded where students can check them. We teach how to quote a source, and we expect every project to be the student’s own.':
    'उपस्थिति, आंतरिक अंक और शुल्क वहाँ दर्ज होते हैं जहाँ विद्यार्थी स्वयं देख सकें। हम स्रोत का उल्लेख करना सिखाते हैं, और चाहते हैं कि हर परियोजना विद्यार्थी की अपनी हो।',
  'Care for the place': 'परिसर की देखभाल',
  'The campus was an orchard and should stay green. Volunteers look after the canal path and the adopted village, and each department waters the trees that it has planted.':
    'यह परिसर कभी बाग़ था और हरा-भरा ही रहना चाहिए। स्वयंसेवक नहर के किनारे और गोद लिए गाँव की देखभाल करते हैं, और हर विभाग अपने लगाए पेड़ों को सींचता है।',
  'The college opens with B.A. and B.Com. in four rooms on Canal Road.':
    'नहर रोड पर चार कमरों में B.A. और B.Com. से महाविद्यालय आरंभ हुआ।',
  'B.Sc. begins, and the first laboratories are built.': 'B.Sc. आरंभ हुआ और पहली प्रयोगशालाएँ बनीं।',
  'The Department of Education admits its first B.Ed. students.':
    'शिक्षा विभाग में B.Ed. के पहले विद्यार्थियों का प्रवेश हुआ।',
  'B.B.A. and B.C.A. start the College of Professional Studies.':
    'B.B.A. और B.C.A. से व्यावसायिक अध्ययन महाविद्यालय आरंभ हुआ।',
  'M.A., M.Com. and M.Sc. make postgraduate study possible on campus.':
    'M.A., M.Com. और M.Sc. से परिसर में स्नातकोत्तर पढ़ाई होने लगी।',
  'The College of Law opens with B.A.LL.B., a moot court hall and a library.':
    'B.A.LL.B., मूट कोर्ट कक्ष और पुस्तकालय के साथ विधि महाविद्यालय खुला।',
  'Elementary teacher training begins; B.Ed. becomes a two-year course.':
    'प्रारंभिक शिक्षक-प्रशिक्षण आरंभ हुआ; B.Ed. दो वर्ष का हुआ।',
  'Undergraduate courses move to semesters and credits under the National Education Policy.':
    'राष्ट्रीय शिक्षा नीति के अनुसार स्नातक पाठ्यक्रमों में सेमेस्टर और क्रेडिट लागू हुए।',
  'Our values': 'हमारे मूल्य',
  'Join Our Community': 'हमारे साथ जुड़ें',
  'Read what a law student learns in five years, or ask the office which course suits you.':
    'देखें कि विधि का विद्यार्थी पाँच वर्षों में क्या सीखता है, या कार्यालय से पूछें कि कौन-सा पाठ्यक्रम आपके लिए ठीक है।',
  'Explore Law': 'विधि देखें',
  'The people who lead the college and look after its daily work, and how to reach them.':
    'महाविद्यालय का नेतृत्व करने और उसका रोज़ का काम देखने वाले लोग, और उनसे संपर्क कैसे करें।',
  'Every course has its faculty on its own page. The heads of department and the college office are on the contact page.':
    'हर पाठ्यक्रम के शिक्षक उसी के पृष्ठ पर हैं। विभागाध्यक्ष और कार्यालय संपर्क पृष्ठ पर हैं।',
  'The principal, the officers and the management of {college}: who they are, what they do and how to reach them.':
    '{college} के प्राचार्य, अधिकारी और प्रबंधन: वे कौन हैं, क्या करते हैं और उनसे संपर्क कैसे करें।',
  'Contact Us': 'संपर्क करें',
  'Ask about admission, courses, fees or a visit to the campus. The office reads every message and answers by email or phone.':
    'प्रवेश, पाठ्यक्रम, शुल्क या परिसर देखने के बारे में पूछें। कार्यालय हर संदेश पढ़ता है और ईमेल या फ़ोन से उत्तर देता है।',
  'For questions about a course or its classes, ask the head of its department.':
    'किसी पाठ्यक्रम या उसकी कक्षाओं के बारे में उसके विभागाध्यक्ष से पूछें।',
  'Write to {college}, call the office, or reach the head of a department. Address, office hours and map.':
    '{college} को लिखें, कार्यालय को फ़ोन करें या किसी विभागाध्यक्ष से संपर्क करें। पता, कार्यालय का समय और नक़्शा।',
  'Lectures, workshops, sports days and festivals at {college}: what is on this week, what is coming, and the archive.':
    '{college} में व्याख्यान, कार्यशालाएँ, खेल दिवस और उत्सव: इस सप्ताह क्या है, आगे क्या होगा, और पिछले कार्यक्रम।',
}
