import { textsIn } from '../../platform/mail/texts-in.ts'

export const subscriptionTexts = textsIn({
  hi: {
    'Hello,': 'नमस्ते,',
    'Confirm your subscription to notices from {college}':
      '{college} की सूचनाएँ ईमेल से पाने की पुष्टि करें',
    'Someone, probably you, asked us to email notices from {college} to this address. Follow the link to confirm, and to check which notices you will get.':
      'किसी ने, संभवतः आपने, {college} की सूचनाएँ इस पते पर माँगी हैं। पुष्टि करने और यह देखने के लिए कि कौन-सी सूचनाएँ मिलेंगी, लिंक खोलें।',
    'Review and confirm': 'देखें और पुष्टि करें',
    'The link expires in {days} days.': 'यह लिंक {days} दिन तक चलेगा।',
    'If this wasn’t you, ignore this email: someone entered your address by mistake, and we won’t send anything else.':
      'यदि यह आपने नहीं किया, तो इस ईमेल पर ध्यान न दें: किसी ने भूल से आपका पता लिखा है, और हम कुछ और नहीं भेजेंगे।',
    'You already get notices from {college} by email': 'आपको {college} की सूचनाएँ पहले से मिलती हैं',
    'Someone, probably you, asked us to email notices from {college} to this address. You are already subscribed, so nothing has changed.':
      'किसी ने, संभवतः आपने, {college} की सूचनाएँ इस पते पर माँगी हैं। आपको ये पहले से मिलती हैं, इसलिए कुछ नहीं बदला।',
    'Manage your subscription': 'अपनी सदस्यता देखें',
    'You can also unsubscribe there.': 'वहाँ आप इन्हें बंद भी कर सकते हैं।',
    'If this wasn’t you, you don’t need to do anything.':
      'यदि यह आपने नहीं किया, तो आपको कुछ नहीं करना है।',
    Corrected: 'संशोधित',
    Urgent: 'अत्यावश्यक',
    'New notices from {college}:': '{college} की नई सूचनाएँ:',
    'A corrected notice from {college}:': '{college} की एक संशोधित सूचना:',
    'A new notice from {college}:': '{college} की एक नई सूचना:',
    '{count} notices: {title} and more': '{count} सूचनाएँ: {title} और अन्य',
    'And {more} more: {url}': 'और {more}: {url}',
    'You are receiving this because you subscribed to a daily summary of notices.':
      'यह ईमेल आपको इसलिए मिला है कि आपने सूचनाओं का दैनिक सार माँगा है।',
    'You are receiving this because you subscribed to notices.':
      'यह ईमेल आपको इसलिए मिला है कि आपने सूचनाएँ माँगी हैं।',
    'Manage or unsubscribe': 'बदलें या बंद करें',
  },
})
