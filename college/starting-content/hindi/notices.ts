import type { HindiTexts } from './hindi-texts.ts'

const formsOf = (semesters: string) => `${semesters} सेमेस्टर के विद्यार्थी विश्वविद्यालय के पोर्टल `

export const noticesInHindi: HindiTexts = {
  'Examination forms for the odd semesters: due by [date]':
    'विषम सेमेस्टर के परीक्षा फ़ॉर्म: अंतिम तिथि $1',
  'Examination forms for the even semesters: due by [date]': 'सम सेमेस्टर के परीक्षा फ़ॉर्म: अंतिम तिथि $1',
  'Students of the first, third and fifth semesters must fill in the examination form on the university portal,':
    formsOf('पहले, तीसरे और पाँचवें'),
  'Students of the second, fourth and sixth semesters must fill in the examination form on the university portal,':
    formsOf('दूसरे, चौथे और छठे'),
  ', and hand in a signed printout at counter 2 of the office.':
    ' पर परीक्षा फ़ॉर्म भरें और हस्ताक्षर के साथ उसकी छपी प्रति कार्यालय के काउंटर 2 पर जमा करें।',
  'The university has extended the last date: it is [date] without a late fee and [date] with a late fee. Bring the examination fee receipt and your college identity card.':
    'विश्वविद्यालय ने अंतिम तिथि बढ़ा दी है: विलंब शुल्क के बिना $1, विलंब शुल्क के साथ $2। परीक्षा शुल्क की रसीद और महाविद्यालय का परिचय-पत्र साथ लाएँ।',
  'Ragging is a crime: who to call, and the undertaking to submit':
    'रैगिंग अपराध है: किसे फ़ोन करें, और कौन-सा वचन-पत्र जमा करें',
  'If you are ragged, or see somebody being ragged, call the national helpline 1800-180-5522, free of charge at any hour, or go to the Chief Proctor. You need not give your name.':
    'यदि आपके साथ रैगिंग हो, या आप किसी के साथ होते देखें, तो राष्ट्रीय हेल्पलाइन 1800-180-5522 पर किसी भी समय निःशुल्क फ़ोन करें, या मुख्य नियंता से मिलें। नाम बताना ज़रूरी नहीं है।',
  'Every student and a parent must sign the undertaking once in each academic year. New students hand it in with their admission papers, all others at counter 3 of the office.':
    'हर विद्यार्थी और एक अभिभावक को हर शैक्षणिक वर्ष में एक बार वचन-पत्र (शपथ-पत्र) पर हस्ताक्षर करने होते हैं। नए विद्यार्थी इसे प्रवेश के दस्तावेज़ों के साथ दें, बाक़ी सब कार्यालय के काउंटर 3 पर।',
  'Undertaking by student and parent': 'विद्यार्थी और अभिभावक का वचन-पत्र',
  'Date sheet of the odd semester examinations, December [date]':
    'विषम सेमेस्टर परीक्षाओं की समय-सारणी, दिसंबर $1',
  'Date sheet: B.A., B.Sc. and B.Com.': 'समय-सारणी: B.A., B.Sc. और B.Com.',
  'Date sheet: M.A., M.Sc., M.Com. and B.Ed.': 'समय-सारणी: M.A., M.Sc., M.Com. और B.Ed.',
  'Date sheet: B.B.A., B.C.A. and B.A.LL.B.': 'समय-सारणी: B.B.A., B.C.A. और B.A.LL.B.',
  'The university has published the date sheet. Morning papers begin at 9:30 AM, afternoon papers at 2:00 PM; be at the gate thirty minutes before, with your admit card and identity card.':
    'विश्वविद्यालय ने समय-सारणी जारी कर दी है। सुबह के प्रश्नपत्र 9:30 बजे और दोपहर के 2:00 बजे शुरू होंगे; प्रवेश-पत्र और परिचय-पत्र के साथ तीस मिनट पहले द्वार पर पहुँचें।',
  'Check the code of each paper against your admit card. If they differ, come to the Examination Cell at once. The state publishes the D.El.Ed. dates itself.':
    'हर प्रश्नपत्र का कोड अपने प्रवेश-पत्र से मिलाएँ। अंतर हो तो तुरंत परीक्षा प्रकोष्ठ आएँ। D.El.Ed. की तिथियाँ राज्य स्वयं घोषित करता है।',
  'Results of the even semesters, May [date]: mark sheets at counter 1':
    'सम सेमेस्टर का परीक्षाफल, मई $1: अंक-तालिकाएँ काउंटर 1 पर',
  'Results by course and semester': 'पाठ्यक्रम और सेमेस्टर के अनुसार परीक्षाफल',
  'The university has declared the results of the even semesters. Your own marks are under your roll number on':
    'विश्वविद्यालय ने सम सेमेस्टर का परीक्षाफल घोषित कर दिया है। अपने अनुक्रमांक से अपने अंक यहाँ देखें: ',
  'Collect your mark sheet from counter 1 of the office on working days from 10:00 AM to 2:00 PM; bring your admit card. To have a paper re-evaluated, apply on the university portal within 15 days of the result.':
    'अपनी अंक-तालिका कार्य-दिवसों में सुबह 10:00 से दोपहर 2:00 बजे तक कार्यालय के काउंटर 1 से लें; प्रवेश-पत्र साथ लाएँ। पुनर्मूल्यांकन के लिए परीक्षाफल के 15 दिन के भीतर विश्वविद्यालय के पोर्टल पर आवेदन करें।',
  'Second instalment of the fee for [date]': '$1 के शुल्क की दूसरी किस्त',
  'Fee chart [date]': 'शुल्क-तालिका $1',
  'The second instalment is due by [date]. Pay online or at the accounts office, where cards and UPI are accepted, and keep the receipt: you need it for the examination form.':
    'दूसरी किस्त $1 तक देनी है। ऑनलाइन दें, या लेखा कार्यालय में, जहाँ कार्ड और UPI भी चलते हैं। रसीद सँभालकर रखें: वह परीक्षा फ़ॉर्म के साथ माँगी जाती है।',
  'If your family can’t pay by that date, see the accounts office before it has passed. Scholarship holders pay the rest of the fee once their scholarship has been credited.':
    'यदि परिवार उस तिथि तक न दे सके, तो तिथि से पहले लेखा कार्यालय में मिलें। छात्रवृत्ति पाने वाले शेष शुल्क छात्रवृत्ति आने के बाद देते हैं।',
  'Academic calendar [date]': 'शैक्षणिक कैलेंडर $1',
  'Semesters, internal tests, examinations and holidays of the year at a glance. Holidays on the lunar calendar are announced here as soon as the university has notified them.':
    'साल के सेमेस्टर, आंतरिक परीक्षाएँ, परीक्षाएँ और अवकाश एक नज़र में। चाँद पर निर्भर अवकाश विश्वविद्यालय की सूचना मिलते ही यहाँ बताए जाते हैं।',
  'Placement drive: final-year students register by name':
    'प्लेसमेंट ड्राइव: अंतिम वर्ष के विद्यार्थी नाम दर्ज कराएँ',
  'The Career Guidance Cell takes names until [date], on working days from 11:00 AM to 2:00 PM in room 204. Students of B.B.A., B.C.A., B.Com., B.Sc. and the postgraduate courses may take part.':
    'करियर मार्गदर्शन प्रकोष्ठ $1 तक, कार्य-दिवसों में सुबह 11:00 से दोपहर 2:00 बजे तक कक्ष 204 में नाम लिखता है। B.B.A., B.C.A., B.Com., B.Sc. और स्नातकोत्तर पाठ्यक्रमों के विद्यार्थी भाग ले सकते हैं।',
  'Bring your résumé on one page. It is checked on the spot, and you hear which employers suit your subject.':
    'एक पृष्ठ का अपना बायोडाटा लाएँ। वहीं उसे देखा जाएगा और बताया जाएगा कि आपके विषय के लिए कौन-से नियोक्ता ठीक हैं।',
  'Library: return borrowed books before the examinations':
    'पुस्तकालय: परीक्षाओं से पहले ली हुई पुस्तकें लौटाएँ',
  'Please return all books that are due by [date]. Admit cards are given only to students without overdue books; the librarian’s desk stamps the slip.':
    'जिन पुस्तकों की तिथि पूरी हो रही है, उन्हें $1 तक लौटा दें। प्रवेश-पत्र उन्हीं विद्यार्थियों को मिलते हैं जिन पर कोई पुस्तक बकाया नहीं है; पर्ची पर मुहर पुस्तकालयाध्यक्ष के पटल पर लगती है।',
  'During the examinations, up to two books can be borrowed for three days at a time.':
    'परीक्षाओं के दौरान एक बार में तीन दिन के लिए दो पुस्तकें तक ली जा सकती हैं।',
  'Reading room open until 8:00 PM before the examinations':
    'परीक्षाओं से पहले वाचनालय रात 8:00 बजे तक खुला',
  'Until the last day of the examinations, the reading room of the library stays open until 8:00 PM, and until 5:00 PM on Sundays.':
    'परीक्षाओं के अंतिम दिन तक पुस्तकालय का वाचनालय रात 8:00 बजे तक खुला रहेगा, रविवार को शाम 5:00 बजे तक।',
  'Books can be borrowed until 5:00 PM, as usual. Show your identity card at the gate on your way out.':
    'पुस्तकें पहले की तरह शाम 5:00 बजे तक मिलेंगी। बाहर जाते समय द्वार पर परिचय-पत्र दिखाएँ।',
  'Post-matric scholarship [date]: forms are checked at the college':
    'पोस्ट-मैट्रिक छात्रवृत्ति $1: फ़ॉर्म महाविद्यालय में जाँचे जाते हैं',
  'Apply on the state scholarship portal first, then bring the printed form with the income certificate, the caste certificate, the last mark sheet and a copy of the bank passbook to the scholarship desk.':
    'पहले राज्य के छात्रवृत्ति पोर्टल पर आवेदन करें, फिर छपा फ़ॉर्म आय प्रमाण-पत्र, जाति प्रमाण-पत्र, पिछली अंक-तालिका और बैंक पासबुक की प्रति के साथ छात्रवृत्ति पटल पर लाएँ।',
  'The desk is open on Tuesday and Thursday from 11:00 AM to 1:00 PM. No scholarship is paid on a form that the college has not checked.':
    'पटल मंगलवार और गुरुवार को सुबह 11:00 से दोपहर 1:00 बजे तक खुला रहता है। महाविद्यालय की जाँच के बिना किसी फ़ॉर्म पर छात्रवृत्ति नहीं मिलती।',
  'Moot court: problem, teams and order of the rounds': 'मूट कोर्ट: समस्या, टीमें और चरणों का क्रम',
  'The problem and the names of the sixteen teams are posted outside the moot court hall. Submit two copies of each memorial at the College of Law office two days before the competition.':
    'समस्या और सोलह टीमों के नाम मूट कोर्ट कक्ष के बाहर लगे हैं। लिखित तर्क (मेमोरियल) की दो प्रतियाँ प्रतियोगिता से दो दिन पहले विधि महाविद्यालय के कार्यालय में जमा करें।',
  'Teams draw lots for their side at 4:00 PM on the day before.':
    'कौन-सी टीम किस पक्ष से बोलेगी, इसकी पर्ची एक दिन पहले शाम 4:00 बजे निकलेगी।',
  'B.C.A.: repeat internal test, dates and rooms': 'B.C.A.: आंतरिक परीक्षा दोबारा, तिथियाँ और कक्ष',
  'B.C.A. students who missed an internal test for a certified reason may sit it from [date] to [date]. Theory papers are in rooms 201 to 204, practical papers in the computer laboratory in two shifts.':
    'B.C.A. के जो विद्यार्थी प्रमाणित कारण से आंतरिक परीक्षा नहीं दे सके, वे $1 से $2 तक दे सकते हैं। लिखित परीक्षा कक्ष 201 से 204 में, प्रयोगात्मक परीक्षा कंप्यूटर प्रयोगशाला में दो पालियों में होगी।',
  'Give your name and the certificate to your class teacher within three days.':
    'तीन दिन के भीतर अपने कक्षा अध्यापक को अपना नाम और प्रमाण-पत्र दें।',
  'B.Sc. practical classes: groups and hours': 'B.Sc. की प्रयोगात्मक कक्षाएँ: समूह और समय',
  'Group A has chemistry on Monday and Wednesday and physics on Tuesday; group B has physics on Monday and Wednesday and chemistry on Tuesday. Practical classes begin at 1:30 PM.':
    'समूह A: सोमवार और बुधवार को रसायन, मंगलवार को भौतिकी। समूह B: सोमवार और बुधवार को भौतिकी, मंगलवार को रसायन। प्रयोगात्मक कक्षाएँ दोपहर 1:30 बजे शुरू होती हैं।',
  'The list of both groups is posted outside the chemistry laboratory. Bring your practical file and an apron.':
    'दोनों समूहों की सूची रसायन प्रयोगशाला के बाहर लगी है। प्रयोग-पुस्तिका और एप्रन साथ लाएँ।',
  'B.Ed. school internship: list of schools and mentors':
    'B.Ed. विद्यालय इंटर्नशिप: विद्यालयों और मार्गदर्शकों की सूची',
  'Student teachers of the second year find their school and their mentor on the list outside the Department of Education. The internship begins with a week of observation.':
    'द्वितीय वर्ष के विद्यार्थी अपना विद्यालय और मार्गदर्शक शिक्षा विभाग के बाहर लगी सूची में देखें। इंटर्नशिप एक सप्ताह के अवलोकन से शुरू होगी।',
  'Collect the letter to the head of the school and the lesson diary from the department, and report at the school by 8:00 AM on the first day.':
    'विद्यालय प्रमुख के नाम पत्र और पाठ-डायरी विभाग से लें, और पहले दिन सुबह 8:00 बजे तक विद्यालय पहुँचें।',
}
