import type { Mood } from './moods';

/** What each feeling is called in Hindi, and how people say that they had it, in Devanagari and in Latin letters. */
export const MOODS_IN_HINDI: Readonly<Record<Mood, { name: string; words: string }>> = {
  fear: {
    name: 'डर',
    words:
      'डर, डर*, भय, भयभीत, भयानक, भयंकर, खौफ, खौफनाक, दहशत, घबरा*, घबराहट, सहम*, काँप*, बेचैन, बेचैनी, चिंता, चिंतित, आतंकित, खतरनाक, दिल जोर से धड़क*, दिल जोरों से धड़क*, दिल तेज धड़क*, दिल तेजी से धड़क*, पसीने से, पसीने में, साँस नहीं ले, साँस रुक*, दम घुट*, चीखते हुए उठ*, चीख पड़ा, चीख पड़ी, चीखकर उठ*, darr, dar gaya, dar gayi, dar lag*, dar raha, dar rahi, dara hua, dari hui, daravna, daravni, ghabra*, khauf',
  },
  joy: {
    name: 'ख़ुशी',
    words:
      'खुशी के आँसू, खुश, खुशी, खुशियाँ, खुशी से, आनंद, आनंदित, मजा, मजे, मजेदार, उत्साह, उत्साहित, प्रसन्न, प्रसन्नता, हर्ष, उल्लास, हँसी, हँसा, हँसे, हँस पड़*, हँस रह*, मुस्कुरा*, मुस्करा*, khush, khushi, maza, mazaa, anand, hans rah*, hans pad*, muskura*',
  },
  sadness: {
    name: 'उदासी',
    words:
      'दुख, दुखी, दुःख, दुःखी, दुखद, उदास, उदासी, गम, गमगीन, मायूस, मायूसी, निराश, निराशा, शोक, टूट चुकी थी, टूट चुका था, रोया, रोई, रोए, रो रह*, रो पड़*, रोने लग*, रोते हुए, रोते रोते, रोता रहा, रोती रही, आँसू, आँसुओं, सिसक*, dukh, dukhi, udaas, udas, udaasi, roya, royi, ro rah*, ro pad*, rone lag*, aansu, ansu',
  },
  anger: {
    name: 'ग़ुस्सा',
    words:
      'गुस्सा, गुस्से, गुस्सैल, क्रोध, क्रोधित, नाराज, नाराजगी, चिढ़, चिढ़*, झुँझला*, खीझ*, नफरत, gussa, gusse, naraz, naraaz, nafrat',
  },
  shame: {
    name: 'शर्म',
    words:
      'शर्म, शर्मिंदा, शर्मिंदगी, शर्मसार, लज्जा, लज्जित, अपमान, अपमानित, बेइज्जती, झेंप, झेंप*, अपराधबोध, पछतावा, पछता*, sharm, sharminda, sharmindagi, pachtava',
  },
  calm: {
    name: 'शांति',
    words:
      'शांत, शांति, शान्त, शान्ति, सुकून, चैन, इत्मीनान, सुरक्षित, महफूज, तसल्ली, आराम से, निश्चिंत, shaant, shant, shanti, shaanti, sukoon, sukun, surakshit',
  },
  longing: {
    name: 'याद',
    words:
      'याद आ*, याद सता*, यादों में, बहुत याद, तड़प, तड़प*, तरस*, कमी खल*, घर की याद, बिछड़*, yaad aa*, yaad a rahi, yaad sata*, bahut yaad',
  },
  confusion: {
    name: 'उलझन',
    words:
      'अजीब, अजीबोगरीब, उलझन, उलझ*, भ्रम, भ्रमित, असमंजस, विचित्र, समझ नहीं आ*, समझ में नहीं आ*, समझ न आ*, हैरान, हैरानी, कन्फ्यूज, ajeeb, ajib, uljhan, hairan',
  },
  wonder: {
    name: 'अचरज',
    words:
      'अद्भुत, सुंदर, सुन्दर, सुंदरता, खूबसूरत, खूबसूरती, जादू, जादुई, चमत्कार, अचंभा, अचंभे, अचंभित, आश्चर्य, आश्चर्यचकित, अचरज, दंग, मनमोहक, sundar, khoobsurat, khubsurat, jadu, jaadu, adbhut',
  },
  loneliness: {
    name: 'अकेलापन',
    words:
      'अकेला, अकेली, अकेले, अकेलापन, अकेलेपन, तन्हा, तनहा, तन्हाई, तनहाई, अलग थलग, akela, akeli, akele, akelapan, tanha, tanhai',
  },
  tenderness: {
    name: 'प्यार',
    words:
      'प्यार, प्यार से, प्रेम, ममता, स्नेह, दुलार, लाड़, अपनापन, अपनेपन, मोहब्बत, मुहब्बत, pyaar, pyar, mamta, apnapan',
  },
  relief: {
    name: 'राहत',
    words:
      'राहत, चैन की साँस, हल्का महसूस, हल्की महसूस, हल्का लगा, हल्का लग रहा, आजाद, आजादी, मुक्त, मुक्ति, आखिरकार, raahat, rahat, azaad, azaadi, azadi, halka mehsus',
  },
};
