import type { HindiTexts } from '../hindi-texts.ts'

export const ballbInHindi: HindiTexts = {
  'The B.A.LL.B. joins a degree in arts and a degree in law in one course of ten semesters. You enter after Class 12 and leave ready to enrol as an advocate, a year earlier than by taking the two degrees one after the other.':
    'B.A.LL.B. में कला और विधि की उपाधियाँ दस सेमेस्टर के एक ही पाठ्यक्रम में मिलती हैं। कक्षा 12 के बाद प्रवेश होता है, और पूरा करके आप अधिवक्ता के रूप में नामांकन करा सकते हैं; दोनों उपाधियाँ अलग-अलग लेने से एक वर्ष पहले।',
  'The course follows the Rules of Legal Education of the Bar Council of India. That means a fixed list of compulsory papers, four clinical papers, at least 70% attendance in every subject and twenty weeks of internship over the five years. Both degrees are conferred together at the end.':
    'पाठ्यक्रम भारतीय विधिज्ञ परिषद के विधि शिक्षा नियमों पर चलता है। यानी अनिवार्य प्रश्नपत्रों की तय सूची, चार क्लिनिकल प्रश्नपत्र, हर विषय में कम से कम 70% उपस्थिति और पाँच वर्षों में बीस सप्ताह की इंटर्नशिप। अंत में दोनों उपाधियाँ एक साथ मिलती हैं।',
  'Law is taught from bare acts and judgments. Criminal papers use the Bharatiya Nyaya Sanhita and its companion codes, with the older codes where pending cases still need them. Moot courts, the legal aid clinic on Fridays and court visits give every rule a case to belong to.':
    'विधि मूल अधिनियमों और निर्णयों से पढ़ाई जाती है। आपराधिक विधि भारतीय न्याय संहिता और उसके साथ की संहिताओं से, और लंबित मामलों के लिए पुरानी संहिताओं से भी। मूट कोर्ट, शुक्रवार का विधिक सहायता केंद्र और न्यायालय के भ्रमण हर नियम को किसी मामले से जोड़ते हैं।',
  'Constitutional Law': 'संवैधानिक विधि',
  'Law of Contract': 'संविदा विधि',
  'Law of Torts': 'अपकृत्य विधि',
  'Bharatiya Nyaya Sanhita': 'भारतीय न्याय संहिता',
  'Criminal Procedure and Evidence': 'दंड प्रक्रिया और साक्ष्य',
  'Civil Procedure': 'सिविल प्रक्रिया',
  'Family Law': 'पारिवारिक विधि',
  'Property Law': 'संपत्ति विधि',
  'Company and Labour Law': 'कंपनी और श्रम विधि',
  'Political Science and Economics': 'राजनीति विज्ञान और अर्थशास्त्र',
  'Political science, history, economics and legal English share the timetable with the law of contract and of torts. You learn to read a judgment: facts, question, ruling, reasons. Legal method teaches how to find a case in a report and in a database. The first internship, of two to four weeks, is with a non-governmental organisation or the legal services authority.':
    'राजनीति विज्ञान, इतिहास, अर्थशास्त्र और विधिक अंग्रेज़ी के साथ संविदा और अपकृत्य विधि पढ़ते हैं। आप निर्णय पढ़ना सीखते हैं: तथ्य, प्रश्न, आदेश, कारण। विधि पद्धति में सिखाया जाता है कि कोई मामला रिपोर्ट और डेटाबेस में कैसे खोजें। पहली इंटर्नशिप दो से चार सप्ताह की, किसी ग़ैर-सरकारी संस्था या विधिक सेवा प्राधिकरण में होती है।',
  'Constitutional law takes two semesters and runs alongside family law and the general part of criminal law. Sociology and further papers in political science complete the arts side. You write your first case comment and speak in a class moot with a prepared problem. A visit to the district court shows how a day of hearings is made up.':
    'संवैधानिक विधि दो सेमेस्टर चलती है, साथ में पारिवारिक विधि और आपराधिक विधि का सामान्य भाग। कला पक्ष में समाजशास्त्र और राजनीति विज्ञान के आगे के प्रश्नपत्र हैं। आप पहली बार किसी निर्णय पर टिप्पणी लिखते हैं और कक्षा के मूट कोर्ट में बोलते हैं। ज़िला न्यायालय में देखते हैं कि सुनवाई का दिन कैसे चलता है।',
  'The arts papers come to an end; property law, administrative law, jurisprudence and specific offences take their place. Students work in the legal aid clinic, where they draft applications under the eye of an advocate. This year’s internship is with a trial lawyer. The intra-college moot decides who speaks for the college at the university.':
    'कला के प्रश्नपत्र पूरे हो जाते हैं; उनकी जगह संपत्ति विधि, प्रशासनिक विधि, विधिशास्त्र और विशिष्ट अपराध आते हैं। विद्यार्थी विधिक सहायता केंद्र में अधिवक्ता की देखरेख में आवेदन तैयार करते हैं। इस वर्ष की इंटर्नशिप विचारण न्यायालय के वकील के साथ होती है। विश्वविद्यालय में महाविद्यालय की ओर से कौन बोलेगा, यह महाविद्यालय की मूट कोर्ट प्रतियोगिता तय करती है।',
  'Civil and criminal procedure and evidence explain how a right reaches a courtroom. Company law, labour law, taxation and environmental law open the commercial side. In the clinical paper on alternative dispute resolution you conduct a mock mediation and an arbitration. Electives begin, for example in cyber law, intellectual property or human rights.':
    'सिविल और दंड प्रक्रिया तथा साक्ष्य बताते हैं कि अधिकार न्यायालय तक कैसे पहुँचता है। कंपनी विधि, श्रम विधि, कराधान और पर्यावरण विधि से व्यावसायिक पक्ष खुलता है। वैकल्पिक विवाद समाधान के क्लिनिकल प्रश्नपत्र में आप मीडिएशन और आर्बिट्रेशन का अभ्यास करते हैं। वैकल्पिक प्रश्नपत्र शुरू होते हैं, जैसे साइबर विधि, बौद्धिक संपदा या मानवाधिकार।',
  'Drafting, pleading and conveyancing produces a file of plaints, petitions, deeds and notices in proper form. Professional ethics is taught with the decisions of the Bar Council’s disciplinary committees. The moot court paper counts three moots, the record of two trials observed and the internship diary. Court internships with a High Court or district practice, and revision for judicial and Bar examinations, fill the last semester.':
    'प्रारूपण, अभिवचन और हस्तांतरण-लेखन में वाद-पत्र, याचिका, विलेख और नोटिस सही प्रारूप में लिखकर फ़ाइल बनानी होती है। वृत्तिक आचार विधिज्ञ परिषद की अनुशासन समितियों के निर्णयों से पढ़ाया जाता है। मूट कोर्ट के प्रश्नपत्र में तीन मूट कोर्ट, देखे गए दो विचारणों का विवरण और इंटर्नशिप की डायरी गिनी जाती है। अंतिम सेमेस्टर में उच्च न्यायालय या ज़िला न्यायालय की इंटर्नशिप और न्यायिक सेवा तथा बार परीक्षा की तैयारी होती है।',
  Advocate: 'अधिवक्ता',
  'You enrol with the State Bar Council and pass the All India Bar Examination, then usually begin in the chamber of a senior.':
    'राज्य विधिज्ञ परिषद में नामांकन कराकर अखिल भारतीय बार परीक्षा पास करते हैं, फिर प्रायः किसी वरिष्ठ अधिवक्ता के चैंबर में काम शुरू करते हैं।',
  'Judicial service': 'न्यायिक सेवा',
  'State examinations for Civil Judge (Junior Division) are open to law graduates; they now ask for three years of practice first.':
    'विधि स्नातक राज्यों की सिविल जज (जूनियर डिवीज़न) परीक्षा दे सकते हैं; अब इसके लिए पहले तीन वर्ष की वकालत चाहिए।',
  'Public prosecution and legal services': 'अभियोजन और विधिक सेवाएँ',
  'States recruit assistant prosecution officers, and legal services authorities engage panel and defence counsel.':
    'राज्य सहायक अभियोजन अधिकारी भर्ती करते हैं, और विधिक सेवा प्राधिकरण पैनल तथा बचाव पक्ष के अधिवक्ता रखते हैं।',
  'Company and bank law officer': 'कंपनी और बैंक में विधि अधिकारी',
  'Firms, public companies and banks need people for contracts, recovery, compliance and labour matters.':
    'फ़र्मों, सरकारी कंपनियों और बैंकों को अनुबंध, वसूली, नियमों के पालन और श्रम के मामलों के लिए लोग चाहिए।',
  'LL.M. and teaching': 'LL.M. और शिक्षण',
  'CLAT (PG), CUET (PG) and university tests lead to an LL.M.; with NET one can teach law.':
    'CLAT (PG), CUET (PG) और विश्वविद्यालयों की परीक्षाओं से LL.M. में प्रवेश मिलता है; NET के साथ विधि पढ़ा सकते हैं।',
  'Civil services and policy': 'सिविल सेवा और नीति',
  'Law is an optional subject in the UPSC main examination, and commissions and NGOs employ legal researchers.':
    'UPSC की मुख्य परीक्षा में विधि एक वैकल्पिक विषय है; आयोग और ग़ैर-सरकारी संस्थाएँ विधि शोधकर्ता रखती हैं।',
  'Moot court hall': 'मूट कोर्ट कक्ष',
  'A full courtroom with a raised bench, witness box, bar tables and public seats.':
    'पूरा न्यायालय कक्ष: ऊँची पीठ, साक्षी का कटघरा, वकीलों की मेज़ें और दर्शकों की सीटें।',
  'All India Reporter and Supreme Court Cases in bound volumes, bare acts, commentaries and a reading gallery.':
    'All India Reporter और Supreme Court Cases के जिल्दबंद खंड, मूल अधिनियम, टीकाएँ और पढ़ने की दीर्घा।',
  'Legal databases': 'विधिक डेटाबेस',
  'Terminals for searching judgments and statutes, with an introduction for each new batch.':
    'निर्णय और क़ानून खोजने के लिए टर्मिनल; हर नए बैच को चलाना सिखाया जाता है।',
  'Legal aid clinic': 'विधिक सहायता केंद्र',
  'Open to the public every Friday from 2:00 PM; students interview and draft, an advocate advises.':
    'हर शुक्रवार दोपहर 2:00 बजे से सबके लिए खुला; विद्यार्थी बात सुनते और आवेदन लिखते हैं, अधिवक्ता सलाह देते हैं।',
  'Guest lectures by judges and advocates, and the debates of the law society.':
    'न्यायाधीशों और अधिवक्ताओं के अतिथि व्याख्यान, और विधि समिति के वाद-विवाद।',
}
