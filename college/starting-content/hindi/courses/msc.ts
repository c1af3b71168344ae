import type { HindiTexts } from '../hindi-texts.ts'

export const mscInHindi: HindiTexts = {
  'The M.Sc. turns a science graduate into somebody who can run an instrument, read a paper and plan an investigation. It is offered in Chemistry, Botany, Zoology, Physics and Mathematics. Seats are few in each subject, because every student needs a place at the bench.':
    'M.Sc. के बाद विज्ञान स्नातक उपकरण चला सकता है, शोध-पत्र पढ़ सकता है और किसी जाँच की योजना बना सकता है। विषय हैं रसायन, वनस्पति विज्ञान, प्राणि विज्ञान, भौतिकी और गणित। हर विषय में सीटें कम हैं, क्योंकि हर विद्यार्थी को प्रयोगशाला में अपनी जगह चाहिए।',
  'Two semesters are common to all students of the subject; the third and fourth belong to a specialisation and to the project. The core papers overlap widely with the syllabi of CSIR-UGC NET and GATE, and past questions are part of the tutorials.':
    'दो सेमेस्टर विषय के सभी विद्यार्थियों के लिए समान हैं; तीसरा और चौथा विशेषज्ञता और परियोजना के हैं। मुख्य प्रश्नपत्र CSIR-UGC NET और GATE की पाठ्यचर्या से बहुत मिलते हैं, और ट्यूटोरियल में उनके पिछले प्रश्न कराए जाते हैं।',
  'Organic and Inorganic Chemistry': 'कार्बनिक और अकार्बनिक रसायन',
  'Physical Chemistry': 'भौतिक रसायन',
  Spectroscopy: 'स्पेक्ट्रोस्कोपी',
  'Plant Physiology and Tissue Culture': 'पादप कार्यिकी और ऊतक संवर्धन',
  'Animal Physiology and Genetics': 'जंतु कार्यिकी और आनुवंशिकी',
  'Quantum Mechanics': 'क्वांटम यांत्रिकी',
  'Real and Complex Analysis': 'वास्तविक और सम्मिश्र विश्लेषण',
  Biostatistics: 'जैव सांख्यिकी',
  'Instrumentation and Research Methods': 'उपकरण और शोध विधियाँ',
  'Core papers rebuild the subject at a higher level: quantum chemistry and stereochemistry, plant systematics and physiology, biochemistry and cell biology, classical mechanics and quantum theory, or algebra and analysis. Experimental subjects have two long laboratory days a week, and mathematics students programme their methods. You give one seminar on a published paper in each semester. Safety, waste and the ethics of experiments are taught before the first practical.':
    'मुख्य प्रश्नपत्र विषय को ऊँचे स्तर पर फिर से पढ़ाते हैं: क्वांटम रसायन और त्रिविम रसायन, पादप वर्गिकी और कार्यिकी, जैव रसायन और कोशिका विज्ञान, चिरसम्मत यांत्रिकी और क्वांटम सिद्धांत, या बीजगणित और विश्लेषण। प्रयोग वाले विषयों में सप्ताह के दो दिन प्रयोगशाला के हैं; गणित के विद्यार्थी अपनी विधियों के प्रोग्राम लिखते हैं। हर सेमेस्टर में किसी प्रकाशित शोध-पत्र पर एक संगोष्ठी देनी होती है। पहले प्रयोग से पहले सुरक्षा, कचरे का निपटान और प्रयोगों की नैतिकता सिखाई जाती है।',
  'You choose a specialisation, for example organic synthesis, plant biotechnology, entomology, solid-state physics or operations research. The project takes most of the last semester and is done in our laboratories or, by arrangement, in an institute or company of the capital region. It ends in a thesis, a poster and a viva before an external examiner. Students usually sit CSIR-UGC NET, GATE or a Ph.D. entrance test in this year.':
    'आप विशेषज्ञता चुनते हैं, जैसे कार्बनिक संश्लेषण, पादप जैव प्रौद्योगिकी, कीट विज्ञान, ठोस अवस्था भौतिकी या संक्रिया विज्ञान। अंतिम सेमेस्टर का अधिकतर समय परियोजना का है, जो हमारी प्रयोगशाला में या पहले से तय करके राजधानी क्षेत्र के किसी संस्थान या कंपनी में होती है। अंत में शोध-प्रबंध, पोस्टर और बाहरी परीक्षक के सामने मौखिक परीक्षा। विद्यार्थी प्रायः इसी वर्ष CSIR-UGC NET, GATE या Ph.D. प्रवेश परीक्षा देते हैं।',
  'CSIR-UGC NET (JRF) and GATE open fellowships at universities, IISERs, IITs and national laboratories.':
    'CSIR-UGC NET (JRF) और GATE से विश्वविद्यालयों, IISER, IIT और राष्ट्रीय प्रयोगशालाओं में फ़ेलोशिप मिलती है।',
  'Teaching in colleges and schools': 'महाविद्यालय और विद्यालय में शिक्षण',
  'NET qualifies you for Assistant Professor posts; with a B.Ed. you can become a postgraduate teacher for Classes 11 and 12.':
    'NET से आप सहायक प्राध्यापक पद के पात्र होते हैं; B.Ed. के साथ कक्षा 11 और 12 के लिए PGT बन सकते हैं।',
  'Industrial research and analysis': 'उद्योग में शोध और विश्लेषण',
  'Pharmaceutical, agrochemical, polymer and food companies hire postgraduates for formulation, analytical development and quality assurance.':
    'दवा, कृषि-रसायन, पॉलिमर और खाद्य कंपनियाँ स्नातकोत्तरों को उत्पाद बनाने, विश्लेषण और गुणवत्ता जाँच के लिए रखती हैं।',
  'Environment and public health': 'पर्यावरण और जन स्वास्थ्य',
  'Pollution control boards, water utilities and consultancies need people who can sample, analyse and report.':
    'प्रदूषण नियंत्रण बोर्डों, जल संस्थानों और सलाहकार फ़र्मों को ऐसे लोग चाहिए जो नमूने लें, जाँचें और रिपोर्ट लिखें।',
  'Forensic and government laboratories': 'विधि विज्ञान (फ़ोरेंसिक) और सरकारी प्रयोगशालाएँ',
  'State and central laboratories recruit scientific assistants and officers in chemistry, biology and physics through public examinations.':
    'राज्य और केंद्र की प्रयोगशालाएँ रसायन, जीव विज्ञान और भौतिकी में वैज्ञानिक सहायक और अधिकारी लोक परीक्षाओं से भर्ती करती हैं।',
  'Technical writing and patents': 'तकनीकी लेखन और पेटेंट',
  'Publishers and patent firms employ postgraduates who can read a method closely and describe it exactly.':
    'प्रकाशक और पेटेंट फ़र्में ऐसे स्नातकोत्तर रखती हैं जो किसी विधि को ध्यान से पढ़ें और ठीक-ठीक लिखें।',
  'Instrument room': 'उपकरण कक्ष',
  'UV-visible spectrophotometer, flame photometer, centrifuge and rotary evaporator, booked by the hour.':
    'UV-visible स्पेक्ट्रोफ़ोटोमीटर, फ़्लेम फ़ोटोमीटर, सेंट्रीफ़्यूज और रोटरी इवैपोरेटर, जिन्हें घंटे के हिसाब से बुक करते हैं।',
  'Tissue culture room': 'ऊतक संवर्धन कक्ष',
  'Laminar flow cabinet, autoclave and growth racks for plant biotechnology.':
    'पादप जैव प्रौद्योगिकी के लिए लैमिनार फ़्लो कैबिनेट, ऑटोक्लेव और पौधे उगाने के रैक।',
  'Project benches': 'परियोजना की मेज़ें',
  'A bench and a locker for each final-year student, so that long experiments can stay in place.':
    'अंतिम वर्ष के हर विद्यार्थी के लिए मेज़ और लॉकर, ताकि लंबे प्रयोग वहीं लगे रहें।',
  'Departmental library': 'विभागीय पुस्तकालय',
  'Reference works, NET and GATE books and theses of earlier batches next to the laboratories.':
    'प्रयोगशालाओं के पास संदर्भ ग्रंथ, NET और GATE की पुस्तकें और पिछले बैच के शोध-प्रबंध।',
  'Computing for mathematics': 'गणित के लिए कंप्यूटर',
  'Terminals with Python, Octave and LaTeX for numerical work and for writing the thesis.':
    'संख्यात्मक काम और शोध-प्रबंध लिखने के लिए Python, Octave और LaTeX वाले टर्मिनल।',
}
