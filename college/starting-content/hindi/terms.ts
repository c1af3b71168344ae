import type { HindiTexts } from './hindi-texts.ts'

export const termsInHindi: HindiTexts = {
  'What you agree to when you register and when you use this website, in plain words.':
    'पंजीकरण करते और इस वेबसाइट का उपयोग करते समय आप किन बातों से सहमत होते हैं, सरल शब्दों में।',
  'Your account': 'आपका खाता',
  'Accounts are for students of the college and people who want to become one. Your account is yours alone: the name, email, mobile number and photo in it must be your own and correct, and you keep them up to date.':
    'खाता महाविद्यालय के विद्यार्थियों और यहाँ प्रवेश चाहने वालों के लिए है। खाता केवल आपका है: उसमें नाम, ईमेल, मोबाइल नंबर और फ़ोटो आपके अपने और सही होने चाहिए, और कुछ बदले तो आप उसे ठीक करें।',
  'Choose a password that is hard to guess and that you use nowhere else, and keep it to yourself. Nobody from the college will ever ask you for it or for a code. If somebody else may know it, change it on your account page, or set a new one with “Forgot password”: that signs out all other devices.':
    'ऐसा पासवर्ड चुनें जिसका अनुमान लगाना कठिन हो और जो आप कहीं और काम में न लेते हों; उसे किसी को न बताएँ। महाविद्यालय का कोई व्यक्ति आपसे पासवर्ड या कोड कभी नहीं माँगेगा। लगे कि किसी और को पता चल गया है, तो खाते के पृष्ठ पर उसे बदलें, या “पासवर्ड भूल गए” से नया बनाएँ: इससे बाक़ी सभी डिवाइस लॉग आउट हो जाते हैं।',
  'If you are under 18, a parent or lawful guardian agrees to these terms with you.':
    'आपकी आयु 18 वर्ष से कम है, तो माता-पिता या क़ानूनी अभिभावक भी आपके साथ इन शर्तों से सहमत होते हैं।',
  'What is not allowed': 'क्या नहीं करना है',
  'Do not register with somebody else’s address, name or photo, do not try to get into accounts or parts of the website that are not yours, and do not flood it with automated requests. Messages to the office are for questions to the college, not for advertising, threats or insults.':
    'किसी और के ईमेल, नाम या फ़ोटो से पंजीकरण न करें; जो खाते या भाग आपके नहीं हैं, उनमें घुसने का प्रयास न करें; और मशीन से बहुत सारे अनुरोध न भेजें। कार्यालय को संदेश केवल प्रश्न पूछने के लिए भेजें, विज्ञापन, धमकी या अपमान के लिए नहीं।',
  'An account that breaks these terms can be suspended or deleted. Contact the office if you think that this was a mistake.':
    'शर्तें तोड़ने वाला खाता बंद किया या मिटाया जा सकता है। लगे कि यह ग़लती से हुआ, तो कार्यालय से संपर्क करें।',
  'What the college promises, and what it cannot': 'महाविद्यालय क्या वादा करता है, और क्या नहीं कर सकता',
  'We take care of the texts on this website, but mistakes happen and dates change. For admission, fees and examinations, what counts is what the office gives you in writing and what the university publishes. An account is neither an application nor an admission.':
    'इस वेबसाइट की जानकारी हम ध्यान से लिखते हैं, पर ग़लती हो सकती है और तिथियाँ बदल सकती हैं। प्रवेश, शुल्क और परीक्षा में वही मान्य है जो कार्यालय लिखकर दे और विश्वविद्यालय प्रकाशित करे। खाता बनाना न आवेदन है, न प्रवेश।',
  'The website may be unavailable at times, and parts of it may change or close. You can download your data and delete your account at any time.':
    'वेबसाइट कभी-कभी बंद मिल सकती है, और उसके कुछ भाग बदले या हटाए जा सकते हैं। आप जब चाहें अपना डेटा डाउनलोड कर सकते हैं और खाता मिटा सकते हैं।',
  'Texts and pictures': 'लेख और चित्र',
  'The texts and pictures of this website belong to {college} or to the people who provided them. You may read, print and share them; ask the office before you publish them elsewhere. Your own photo stays yours; it is shown on your account page only, though anyone who has its address can see it.':
    'इस वेबसाइट के लेख और चित्र {college} के या उन्हें देने वालों के हैं। आप उन्हें पढ़, छाप और साझा कर सकते हैं; कहीं और प्रकाशित करने से पहले कार्यालय से पूछें। आपकी फ़ोटो आपकी ही रहती है; वह केवल आपके खाते के पृष्ठ पर दिखती है, पर जिसके पास उसका पता हो, वह उसे देख सकता है।',
  'Changes, and the law': 'बदलाव, और क़ानून',
  'When these terms change, the day at the top of this page changes. If you do not agree with a change, you can delete your account.':
    'ये शर्तें बदलती हैं तो इस पृष्ठ के ऊपर की तिथि भी बदलती है। किसी बदलाव से सहमत न हों तो आप अपना खाता मिटा सकते हैं।',
  'The law of India applies. Disputes that cannot be settled otherwise go to the courts at {town}, where the college is.':
    'भारत का क़ानून लागू है। जो विवाद और किसी तरह न सुलझें, वे {town} के न्यायालयों में जाएँगे, जहाँ महाविद्यालय है।',
  '{college} is responsible for this website. Write to the office, call it, or come by: {hours}, {address}.':
    'इस वेबसाइट के लिए {college} उत्तरदायी है। कार्यालय को लिखें, फ़ोन करें या आएँ: {hours}, {address}।',
  'Nov 22, 2026': '22 नवंबर 2026',
}
