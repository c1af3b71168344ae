import type { HindiTexts } from '../hindi-texts.ts'

export const voicesInHindi: HindiTexts = {
  'In my village survey I asked my own neighbours what they earn. Nobody had ever asked them that, and I had never asked anyone anything.':
    'गाँव के सर्वेक्षण में मैंने अपने ही पड़ोसियों से पूछा कि वे कितना कमाते हैं। यह उनसे कभी किसी ने नहीं पूछा था, और मैंने भी कभी किसी से कुछ नहीं पूछा था।',
  'Kajal Rathi': 'काजल राठी',
  'Third year, Economics and Political Science': 'तृतीय वर्ष, अर्थशास्त्र और राजनीति विज्ञान',
  'At school we read about titration. Here I have done it so often that my fingers stop the tap before I think.':
    'स्कूल में अनुमापन (टाइट्रेशन) के बारे में सिर्फ़ पढ़ा था। यहाँ इतनी बार किया है कि सोचने से पहले ही उँगलियाँ टोंटी बंद कर देती हैं।',
  'Danish Saifi': 'दानिश सैफ़ी',
  'Second year, Chemistry group': 'द्वितीय वर्ष, रसायन समूह',
  'There are ten of us in the Hindi class. If you have not read the story, everyone knows within five minutes.':
    'हिन्दी की कक्षा में हम दस लोग हैं। कहानी पढ़कर न आओ, तो पाँच मिनट में सबको पता चल जाता है।',
  'Preeti Bhadana': 'प्रीति भड़ाना',
  'Second year, Hindi': 'द्वितीय वर्ष, हिन्दी',
  'I file the GST return of my uncle’s shop now. He checks it against the accountant’s, and so far we have agreed.':
    'चाचा की दुकान का GST रिटर्न अब मैं भरता हूँ। वे उसे मुनीम जी के हिसाब से मिलाते हैं, और अब तक दोनों एक-से निकले हैं।',
  'Lakshay Goel': 'लक्ष्य गोयल',
  'I teach tuition in the morning, and the timetable starts at eleven. Without that I could not have done a master’s degree.':
    'सुबह मैं ट्यूशन पढ़ाती हूँ और कक्षाएँ ग्यारह बजे शुरू होती हैं। ऐसा न होता तो मैं स्नातकोत्तर न कर पाती।',
  'Farheen Malik': 'फ़रहीन मलिक',
  'Eight students and one spectrometer means that you really use it. My cousin at a big university has only seen his.':
    'आठ विद्यार्थी और एक स्पेक्ट्रोमीटर, यानी उसे सचमुच चलाने को मिलता है। बड़े विश्वविद्यालय में मेरे चचेरे भाई ने अपने यहाँ का सिर्फ़ देखा है।',
  'Vishal Kasana': 'विशाल कसाना',
  'Second year, Chemistry': 'द्वितीय वर्ष, रसायन विज्ञान',
  'My internship was at a dairy. I went in with slides about brands and came out knowing why milk turns at a quarter past ten.':
    'मेरी इंटर्नशिप एक डेरी में थी। गई थी ब्रांड की स्लाइडें लेकर, और लौटी यह जानकर कि दूध सवा दस बजे क्यों फटता है।',
  'Ishita Saxena': 'इशिता सक्सेना',
  'My first program printed a mark sheet with the wrong total, and my teacher made me find the mistake myself. It took two days. I still remember the line.':
    'मेरे पहले प्रोग्राम ने अंक-तालिका में ग़लत जोड़ छापा, और शिक्षक ने ग़लती मुझसे ही ढुँढ़वाई। दो दिन लगे। वह पंक्ति आज भी याद है।',
  'Aman Nagar': 'अमन नागर',
  'Second year, from a Hindi-medium school in Muradnagar':
    'द्वितीय वर्ष, मुरादनगर के हिन्दी माध्यम विद्यालय से',
  'Twenty weeks in a school is long. In the first you count the days, and in the last the children ask which day you are coming back.':
    'स्कूल में बीस सप्ताह लंबे होते हैं। पहले सप्ताह में आप दिन गिनते हैं, और आख़िरी में बच्चे पूछते हैं कि आप फिर किस दिन आएँगी।',
  'Neha Chaudhary': 'नेहा चौधरी',
  'Second year, Mathematics and Physics': 'द्वितीय वर्ष, गणित और भौतिकी',
  'A boy in Class 2 would not read aloud. We made a book about his goat. He reads it to everyone now.':
    'कक्षा 2 का एक लड़का बोलकर नहीं पढ़ता था। हमने उसकी बकरी पर एक किताब बनाई। अब वह उसे सबको पढ़कर सुनाता है।',
  'Sunil Prajapati': 'सुनील प्रजापति',
  'On Fridays people come to the legal aid clinic with a plastic bag full of papers. You learn to read the whole bag before you open a book.':
    'शुक्रवार को लोग विधिक सहायता केंद्र में काग़ज़ों से भरी थैली लेकर आते हैं। किताब खोलने से पहले पूरी थैली पढ़ना सीख जाते हैं।',
  'Ayesha Khan': 'आयशा ख़ान',
}
