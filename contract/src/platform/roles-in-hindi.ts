import type { Role, roles } from './roles.ts'

type RoleTexts = (typeof roles)[Role]

/** For the panel and for emails to staff. */
export const rolesInHindi: Record<RoleTexts['label'] | RoleTexts['about'], string> = {
  Owner: 'स्वामी',
  'Can do everything, including deciding what others may do':
    'सब कुछ कर सकते हैं, और तय करते हैं कि दूसरे क्या करें',
  Publisher: 'प्रकाशक',
  'Manages the whole website, its events and its people': 'पूरी वेबसाइट, कार्यक्रम और व्यक्ति सँभालते हैं',
  'Editor of departments': 'विभागों के संपादक',
  'Manages the courses, people and events of one or more departments':
    'एक या अधिक विभागों के पाठ्यक्रम, व्यक्ति और कार्यक्रम सँभालते हैं',
  Author: 'लेखक',
  'Writes drafts for others to publish': 'मसौदे लिखते हैं, जिन्हें दूसरे प्रकाशित करते हैं',
  Translator: 'अनुवादक',
  'Translates the website, and can see everything else on it':
    'वेबसाइट का अनुवाद करते हैं, और बाक़ी सब देख सकते हैं',
  'Front office': 'कार्यालय',
  'Answers messages, handles registrations and checks people in at events':
    'संदेशों के उत्तर देते हैं, पंजीकरण सँभालते हैं और कार्यक्रम में उपस्थिति दर्ज करते हैं',
  'Check-in staff': 'प्रवेश-जाँच स्टाफ़',
  'Only checks people in at events': 'केवल कार्यक्रम में उपस्थिति दर्ज करते हैं',
  Teacher: 'शिक्षक',
  'Only edits their own public profile': 'केवल अपनी सार्वजनिक प्रोफ़ाइल बदलते हैं',
}
