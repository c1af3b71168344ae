import type { HindiTexts } from '../hindi-texts.ts'

export const maInHindi: HindiTexts = {
  'In the M.A. you stay with one discipline for two years and learn to work as its scholars do. The college offers Hindi, English, History, Political Science, Economics and Sociology. Classes are small enough for discussion, and students are expected to have read the text before they come.':
    'M.A. में आप दो वर्ष एक ही विषय पढ़ते हैं और उसके विद्वानों की तरह काम करना सीखते हैं। महाविद्यालय में हिन्दी, अंग्रेज़ी, इतिहास, राजनीति विज्ञान, अर्थशास्त्र और समाजशास्त्र हैं। कक्षाएँ छोटी हैं, इसलिए चर्चा होती है; विद्यार्थियों से अपेक्षा है कि पाठ पढ़कर आएँ।',
  'Each semester has four theory papers, one of them chosen from a list of electives, and the degree ends with a dissertation. The core papers are close to the syllabus of UGC NET, and the departments hold weekly problem-solving classes for those who prepare for it.':
    'हर सेमेस्टर में चार लिखित प्रश्नपत्र हैं, जिनमें से एक वैकल्पिक सूची से चुनते हैं; अंत में लघु शोध होता है। मुख्य प्रश्नपत्र UGC NET की पाठ्यचर्या के निकट हैं, और उसकी तैयारी के लिए विभाग हर सप्ताह प्रश्न हल कराते हैं।',
  'Modern Indian History': 'आधुनिक भारत का इतिहास',
  'Political Theory': 'राजनीतिक सिद्धांत',
  Macroeconomics: 'समष्टि अर्थशास्त्र',
  'Sociological Theory': 'समाजशास्त्रीय सिद्धांत',
  'Research Methodology': 'शोध प्रविधि',
  'Literary Criticism': 'साहित्यिक आलोचना',
  'Sociology of India': 'भारत का समाजशास्त्र',
  'Core papers lay out the discipline: its main thinkers, periods and debates, read in the original where possible. You write a term paper each semester and discuss it in a tutorial of eight to ten students. Research methodology is taught in the second semester, from framing a question to citing an archive or testing a table. By summer you have chosen a field and a supervisor.':
    'मुख्य प्रश्नपत्र विषय की रूपरेखा देते हैं: प्रमुख विचारक, काल और बहसें, जहाँ संभव हो मूल ग्रंथों से। हर सेमेस्टर में एक लेख लिखकर आठ-दस विद्यार्थियों के ट्यूटोरियल में उस पर चर्चा करते हैं। दूसरे सेमेस्टर में शोध प्रविधि है: प्रश्न बनाने से लेकर अभिलेख का उल्लेख करने और तालिका जाँचने तक। गर्मियों तक आप अपना क्षेत्र और निर्देशक चुन लेते हैं।',
  'Electives take you into a field: Dalit and women’s writing, agrarian history, Indian federalism, econometrics, the sociology of villages and towns. The dissertation runs through both semesters, with a proposal, a seminar on the draft and an oral examination by an external examiner. Postgraduate students also lead tutorials for first-year undergraduates, which is good practice for teaching. The last university examination is in early summer.':
    'वैकल्पिक प्रश्नपत्र किसी एक क्षेत्र में ले जाते हैं: दलित और स्त्री लेखन, कृषि का इतिहास, भारतीय संघवाद, अर्थमिति, गाँव और नगर का समाजशास्त्र। लघु शोध दोनों सेमेस्टर चलता है: प्रस्ताव, प्रारूप पर संगोष्ठी और बाहरी परीक्षक की मौखिक परीक्षा। स्नातकोत्तर विद्यार्थी प्रथम वर्ष के ट्यूटोरियल भी चलाते हैं, जो पढ़ाने का अच्छा अभ्यास है। विश्वविद्यालय की अंतिम परीक्षा गर्मियों के आरंभ में होती है।',
  'College teaching': 'महाविद्यालय में शिक्षण',
  'With 55% marks (50% for reserved categories) and UGC NET you are eligible for posts of Assistant Professor in colleges and universities.':
    '55% अंकों (आरक्षित वर्गों के लिए 50%) और UGC NET के साथ आप महाविद्यालयों और विश्वविद्यालयों में सहायक प्राध्यापक पद के पात्र हैं।',
  Research: 'शोध',
  'The Junior Research Fellowship, awarded through UGC NET, pays for the first years of a Ph.D.; institutes also take project assistants.':
    'UGC NET से मिलने वाली जूनियर रिसर्च फ़ेलोशिप (JRF) Ph.D. के पहले वर्षों का ख़र्च देती है; संस्थान परियोजना सहायक भी रखते हैं।',
  'Senior secondary teaching': 'इंटर कॉलेज में शिक्षण',
  'An M.A. with a B.Ed. qualifies you for postgraduate teacher posts in Classes 11 and 12 of state, central and private schools.':
    'B.Ed. के साथ M.A. हो तो राज्य, केंद्रीय और निजी विद्यालयों की कक्षा 11 और 12 में PGT पद के पात्र होते हैं।',
  'Translation and official language work': 'अनुवाद और राजभाषा',
  'Ministries, banks and public companies recruit translators and Hindi officers who have studied both Hindi and English.':
    'मंत्रालय, बैंक और सरकारी कंपनियाँ हिन्दी और अंग्रेज़ी दोनों पढ़े हुए अनुवादक और हिन्दी अधिकारी भर्ती करती हैं।',
  'Policy and survey research': 'नीति और सर्वेक्षण शोध',
  'Think tanks, survey agencies and election studies need people who can design a questionnaire and write up what it shows.':
    'नीति संस्थानों, सर्वेक्षण एजेंसियों और चुनाव अध्ययनों को ऐसे लोग चाहिए जो प्रश्नावली बना सकें और उसके निष्कर्ष लिख सकें।',
  'Archives, museums and publishing': 'अभिलेखागार, संग्रहालय और प्रकाशन',
  'Postgraduates in history and literature edit, catalogue and curate, often after a diploma in the field.':
    'इतिहास और साहित्य के स्नातकोत्तर संपादन, सूचीकरण और संग्रह का काम करते हैं, प्रायः उस क्षेत्र के डिप्लोमा के बाद।',
  'Research gallery': 'शोध दीर्घा',
  'The upper gallery of the library is reserved for postgraduates: bound journals, dissertations of earlier years and quiet desks.':
    'पुस्तकालय की ऊपरी दीर्घा स्नातकोत्तर विद्यार्थियों के लिए है: जिल्दबंद पत्रिकाएँ, पिछले वर्षों के लघु शोध और शांत मेज़ें।',
  'E-journals and databases': 'ई-पत्रिकाएँ और डेटाबेस',
  'Journal articles and Indian theses on Shodhganga can be read at the library terminals and downloaded for study.':
    'पत्रिकाओं के लेख और शोधगंगा के भारतीय शोध-प्रबंध पुस्तकालय के टर्मिनल पर पढ़े और डाउनलोड किए जा सकते हैं।',
  'Postgraduate seminar room': 'स्नातकोत्तर संगोष्ठी कक्ष',
  'A round table, a projector and a weekly slot where students present drafts to each other.':
    'गोल मेज़, प्रोजेक्टर, और हर सप्ताह एक तय समय, जब विद्यार्थी अपने प्रारूप एक-दूसरे के सामने रखते हैं।',
  'NET study group': 'NET अध्ययन समूह',
  'Past papers, mock tests under examination conditions and teachers who go through the answers.':
    'पिछले प्रश्नपत्र, परीक्षा जैसे माहौल में अभ्यास, और उत्तर समझाने वाले शिक्षक।',
}
