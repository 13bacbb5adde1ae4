/** What pages of the Indian calendar share. */
export const panchangWords = {
  home: 'New Delhi, India',
  until: (name: string, time: string) => `${name} until ${time}`,
  ofOthers: (name: string) => `${name} of the Vaishnavas`,
  festivals: {
    makar_sankranti: 'Makar Sankranti',
    maha_shivaratri: 'Maha Shivaratri',
    holi: 'Holi',
    raksha_bandhan: 'Raksha Bandhan',
    janmashtami: 'Janmashtami',
    ganesh_chaturthi: 'Ganesh Chaturthi',
    sharad_navaratri: 'Sharad Navaratri begins',
    diwali: 'Diwali',
  },
  observances: {
    ekadashi: 'Ekadashi',
    purnima: 'Purnima',
    amavasya: 'Amavasya',
    sankranti: 'Sankranti',
  },
};
