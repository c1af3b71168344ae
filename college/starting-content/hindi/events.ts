import type { HindiTexts } from './hindi-texts.ts'

export const eventsInHindi: HindiTexts = {
  'Book Fair in the Courtyard': 'प्रांगण में पुस्तक मेला',
  'Fourteen publishers and second-hand dealers sell textbooks, novels, exam guides and children’s books in Hindi, English, Urdu and Punjabi, most of them at 20 to 40 per cent off. Tell the library which books you would like it to buy.\n\nOn the last afternoon, students exchange last year’s textbooks at the table of the Student Welfare Fund. Families and neighbours are welcome.':
    'चौदह प्रकाशक और पुरानी पुस्तकों के विक्रेता हिन्दी, अंग्रेज़ी, उर्दू और पंजाबी में पाठ्यपुस्तकें, उपन्यास, परीक्षा गाइड और बच्चों की किताबें लाएँगे, अधिकतर 20 से 40 प्रतिशत छूट पर। पुस्तकालय कौन-सी किताब ख़रीदे, यह भी आप लिखवा सकते हैं।\n\nअंतिम दिन दोपहर बाद विद्यार्थी कल्याण कोष की मेज़ पर विद्यार्थी पिछले वर्ष की पाठ्यपुस्तकें आपस में बदल सकते हैं। परिवार और पड़ोसी भी आमंत्रित हैं।',
  'Central Courtyard': 'केंद्रीय प्रांगण',
  'Open to everyone': 'सबके लिए खुला',
  'Course and semester': 'पाठ्यक्रम और सेमेस्टर',
  'Do you have a draft of your résumé?': 'क्या आपके बायोडाटा का प्रारूप तैयार है?',
  'Which course are you interested in?': 'आप किस पाठ्यक्रम में रुचि रखते हैं?',
  Arts: 'कला',
  Science: 'विज्ञान',
  Commerce: 'वाणिज्य',
  'Management or computing': 'प्रबंधन या कंप्यूटर',
  Education: 'शिक्षा',
  Law: 'विधि',
  'Not sure yet': 'अभी तय नहीं',
  'Are you bringing a parent?': 'क्या आप अभिभावक के साथ आएँगे?',
  'College library': 'महाविद्यालय पुस्तकालय',
  'Workshop: Writing a Résumé and Facing an Interview': 'कार्यशाला: बायोडाटा लिखना और साक्षात्कार देना',
  'The Career Guidance Cell helps final-year students turn their marks, projects and activities into a one-page résumé. The second half is practice: short mock interviews in pairs, with feedback from teachers and alumni.\n\nBring a laptop or a printed draft. There are sixty seats.':
    'करियर मार्गदर्शन प्रकोष्ठ की मदद से अंतिम वर्ष के विद्यार्थी अपने अंकों, परियोजनाओं और गतिविधियों से एक पृष्ठ का बायोडाटा बनाते हैं। दूसरे भाग में अभ्यास होगा: जोड़ियों में छोटे नमूना साक्षात्कार, जिन पर शिक्षक और पूर्व विद्यार्थी राय देंगे।\n\nलैपटॉप या छपा हुआ प्रारूप साथ लाएँ। साठ सीटें हैं।',
  'Seminar Hall': 'संगोष्ठी कक्ष',
  'Open to final-year students': 'अंतिम वर्ष के विद्यार्थियों के लिए',
  'Library Lecture: Reading Premchand Today': 'पुस्तकालय व्याख्यान: आज प्रेमचंद को पढ़ना',
  'What do the villages and small towns of Premchand’s stories still tell us about work, debt and dignity? The Department of Hindi opens its series of library lectures with a reading of two short stories and a discussion with the audience.\n\nThe lecture is in Hindi. Copies of the stories are available at the circulation desk.':
    'प्रेमचंद की कहानियों के गाँव और क़स्बे श्रम, क़र्ज़ और सम्मान के बारे में हमें आज भी क्या बताते हैं? हिन्दी विभाग अपनी पुस्तकालय व्याख्यानमाला दो कहानियों के पाठ और श्रोताओं से चर्चा के साथ आरंभ करता है।\n\nव्याख्यान हिन्दी में है। कहानियों की प्रतियाँ पुस्तकालय के काउंटर पर मिलेंगी।',
  'Library Reading Hall': 'पुस्तकालय वाचनालय',
  'Open to all students': 'सभी विद्यार्थियों के लिए',
  'Girish Chandra Pathak': 'गिरीश चंद्र पाठक',
  'Admissions Counselling Open Day': 'प्रवेश परामर्श दिवस',
  'Applicants and parents meet teachers of every course, see the laboratories and the library, and have their documents checked before they apply. Counsellors explain eligibility, fees, scholarships and reservation.\n\nRegister for a token to skip the queue; the office prints tokens for families who come without one until 3:30 PM. Bring your original Class 10 and 12 mark sheets and one photocopy of each. There is no fee.':
    'आवेदक और अभिभावक हर पाठ्यक्रम के शिक्षकों से मिलें, प्रयोगशालाएँ और पुस्तकालय देखें, और आवेदन से पहले अपने दस्तावेज़ों की जाँच करा लें। परामर्शदाता पात्रता, शुल्क, छात्रवृत्ति और आरक्षण के बारे में बताएँगे।\n\nपंजीकरण करने पर टोकन मिलेगा और क़तार में नहीं लगना पड़ेगा; जो परिवार बिना टोकन आएँगे, उन्हें कार्यालय 3:30 बजे तक टोकन देगा। कक्षा 10 और 12 की मूल अंक-तालिकाएँ और एक-एक छायाप्रति साथ लाएँ। कोई शुल्क नहीं है।',
  'Main Building, Ground Floor': 'मुख्य भवन, भूतल',
  'Open to applicants and their families': 'आवेदकों और उनके परिवारों के लिए',
  'College office': 'महाविद्यालय कार्यालय',
  'Python for Data Analysis: Hands-On Workshop': 'आँकड़ों के लिए Python: अभ्यास कार्यशाला',
  'In one day from a spreadsheet to a chart that answers a question: reading files, cleaning columns, grouping and plotting, with the rainfall and mandi price records from the district. No experience with Python is needed; you should know a spreadsheet well.\n\nEverybody works at their own machine, so the workshop has as many seats as the laboratory has free machines. If it is full, join the waiting list: places that are given up go to the next person waiting.':
    'एक दिन में स्प्रेडशीट से ऐसे चार्ट तक, जो किसी प्रश्न का उत्तर दे: ज़िले की वर्षा और मंडी-भाव के आँकड़ों से फ़ाइलें पढ़ना, स्तंभ साफ़ करना, समूह बनाना और चार्ट खींचना। Python आना ज़रूरी नहीं; स्प्रेडशीट का अच्छा अभ्यास होना चाहिए।\n\nहर कोई अपने कंप्यूटर पर काम करेगा, इसलिए सीटें उतनी ही हैं जितने कंप्यूटर ख़ाली हैं। सीटें भर जाएँ तो प्रतीक्षा सूची में नाम लिखवाएँ: छोड़ी गई सीट सूची में अगले को मिलती है।',
  'Computer Laboratory 2': 'कंप्यूटर प्रयोगशाला 2',
  'Open to students of all departments': 'सभी विभागों के विद्यार्थियों के लिए',
  'Sowmya Narasimhan': 'सौम्या नरसिम्हन',
  'Annual Sports Day': 'वार्षिक खेल दिवस',
  'Track and field finals, relay races and the tug of war between departments decide who takes the rolling trophy this year. The march-past begins at 8:00 AM sharp, followed by the oath and the lighting of the torch.\n\nSign up for individual events at the Physical Education office until one week before. Water, first aid and shade are arranged on the pavilion side; please wear sports shoes and carry your identity card.':
    'दौड़, कूद और फेंक के अंतिम मुक़ाबले, रिले दौड़ और विभागों के बीच रस्साकशी तय करेंगे कि इस वर्ष चल-वैजयंती किसे मिलेगी। मार्च-पास्ट ठीक सुबह 8:00 बजे शुरू होगा, उसके बाद शपथ और मशाल प्रज्वलन।\n\nव्यक्तिगत स्पर्धाओं के लिए एक सप्ताह पहले तक शारीरिक शिक्षा कार्यालय में नाम लिखवाएँ। पानी, प्राथमिक उपचार और छाया की व्यवस्था मंडप की ओर है; खेल के जूते पहनें और परिचय-पत्र साथ रखें।',
  'Sports Ground': 'खेल का मैदान',
  'Free Legal Aid Clinic': 'निःशुल्क विधिक सहायता शिविर',
  'Teachers and senior students of the College of Law listen, read your papers and tell you which office or court is the right one: land records, pensions, unpaid wages, consumer complaints, domestic violence. Advice is free and confidential, in Hindi or English.\n\nNo appointment is needed. Bring your papers, or clear photographs of them on your phone. A panel lawyer of the District Legal Services Authority joins on the first Friday of the month.':
    'विधि महाविद्यालय के शिक्षक और वरिष्ठ विद्यार्थी आपकी बात सुनते हैं, काग़ज़ पढ़ते हैं और बताते हैं कि किस कार्यालय या न्यायालय में जाना है: ज़मीन के काग़ज़, पेंशन, रुका हुआ वेतन, उपभोक्ता शिकायत, घरेलू हिंसा। सलाह हिन्दी या अंग्रेज़ी में मिलती है, निःशुल्क है और गोपनीय रहती है।\n\nपहले से समय लेना ज़रूरी नहीं। अपने काग़ज़ या फ़ोन में उनकी साफ़ फ़ोटो लाएँ। महीने के पहले शुक्रवार को ज़िला विधिक सेवा प्राधिकरण के पैनल वकील भी आते हैं।',
  'Law Block, Room 3': 'विधि भवन, कक्ष 3',
  'Intra-College Moot Court Competition': 'महाविद्यालय मूट कोर्ट प्रतियोगिता',
  'Sixteen teams of B.A.LL.B. students argue a problem on data protection and the right to privacy before a bench of practising advocates. Preliminary rounds run in parallel in the morning; the final is heard in the moot court hall at 3:00 PM.\n\nSpectators are welcome in all rounds and are asked to be seated five minutes before the bench arrives. The winning team represents the college in the university round.':
    'विधि के विद्यार्थियों की सोलह टीमें डेटा संरक्षण और निजता के अधिकार से जुड़े एक वाद पर अधिवक्ताओं की पीठ के सामने बहस करेंगी। आरंभिक दौर सुबह साथ-साथ चलेंगे; अंतिम दौर दोपहर 3:00 बजे मूट कोर्ट कक्ष में होगा।\n\nहर दौर में दर्शक आ सकते हैं; कृपया पीठ के आने से पाँच मिनट पहले बैठ जाएँ। विजेता टीम विश्वविद्यालय के दौर में महाविद्यालय का प्रतिनिधित्व करेगी।',
  'Moot Court Hall': 'मूट कोर्ट कक्ष',
}
