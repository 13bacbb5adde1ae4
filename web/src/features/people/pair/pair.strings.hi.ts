import type { Wording } from '../../../language/wording';
import type * as english from './pair.strings';

export const pairStrings: Wording<typeof english.pairStrings> = {
  title: (one: string, other: string) => `${one} और ${other}`,
  tab: 'दो कुंडलियाँ',
  you: 'आप',
  invite: 'कड़ी से किसी और को बुलाएँ',
  back: 'सभी लोग',
  choose: { first: 'पहला व्यक्ति', second: 'दूसरा व्यक्ति' },
  loading: 'दोनों कुंडलियाँ साथ रखी जा रही हैं',
  failed: 'दोनों कुंडलियाँ नहीं लाई जा सकीं।',
  again: 'फिर कोशिश करें',
  lost: 'इस पते पर आपने किसी को नहीं रखा है।',
  noBirth: 'अपनी जन्मतिथि दें, और दोनों कुंडलियाँ यहाँ साथ दिखेंगी।',
  addBirth: 'अपनी जन्मतिथि दें',
  rough: 'जिसका जन्म समय और शहर पता न हो, उसका चंद्रमा, भाव और कोण छोड़ दिए जाते हैं।',
  synastry: {
    title: 'दो कुंडलियाँ, एक चक्र',
    text: (inner: string, outer: string) =>
      `भीतर का घेरा ${inner} है, बाहर का ${outer}। रेखाएँ एक के ग्रहों को दूसरे के ग्रहों से जोड़ती हैं।`,
    own: 'आपकी कुंडली',
    of: (name: string) => `${name} की कुंडली`,
  },
  counted: 'कुंडलियाँ कैसे गिनी गईं',
  contacts: {
    title: 'सबसे निकट के योग',
    none: 'स्नेह, जोश या कर्तव्य के कोई दो ग्रह सटीक कोण के पास नहीं हैं।',
    exact: (degrees: string) => `सटीक कोण से ${degrees}°`,
  },
  guests: {
    title: 'एक-दूसरे के भावों में',
    yoursIn: (planet: string, name: string, house: string) =>
      `आपका ${planet}: ${name} का ${house} भाव`,
    inYours: (name: string, planet: string, house: string) =>
      `${name} का ${planet}: आपका ${house} भाव`,
    ofIn: (name: string, planet: string, other: string, house: string) =>
      `${name} का ${planet}: ${other} का ${house} भाव`,
    houses: [
      ...['पहला', 'दूसरा', 'तीसरा', 'चौथा', 'पाँचवाँ', 'छठा'],
      ...['सातवाँ', 'आठवाँ', 'नवाँ', 'दसवाँ', 'ग्यारहवाँ', 'बारहवाँ'],
    ],
  },
  composite: {
    title: 'संयुक्त कुंडली',
    text: 'हर बिंदु दोनों के बिंदुओं के ठीक बीच में है, छोटे रास्ते पर। इसे उस रिश्ते की कुंडली की तरह पढ़ा जाता है जो दोनों के बीच है।',
    houses: 'इसके भाव इसके अपने लग्न से पूरी राशियाँ हैं।',
    noHouses: 'कोण, भाव और चंद्रमा के लिए दोनों का जन्म समय और शहर चाहिए।',
  },
  davison: {
    title: 'डेविसन कुंडली',
    text: (day: string, place: string) =>
      `समय और स्थान में दोनों जन्मों के ठीक बीच का सच्चा आकाश: ${day}, ${place}।`,
    place: (latitude: string, longitude: string) => `${latitude}, ${longitude}`,
    north: (degrees: string) => `${degrees}° उत्तर`,
    south: (degrees: string) => `${degrees}° दक्षिण`,
    east: (degrees: string) => `${degrees}° पूर्व`,
    west: (degrees: string) => `${degrees}° पश्चिम`,
  },
  guna: {
    title: 'गुण मिलान',
    text: 'दोनों चंद्रमाओं के आठ कूट, जैसे उत्तर भारत में गिने जाते हैं। रीडिंग बताती है कि हर कूट किस पर टिका है, और कौन-सा दोष किससे कटता है।',
    open: 'दोनों चंद्रमाओं के आठ कूट, हर संभव समय के लिए: जन्म समय के बिना जोड़ एक सीमा है। रीडिंग बताती है कि क्या पक्का है और चंद्रमा कब आगे बढ़ा।',
  },
  read: 'साथ में आगे पढ़ें',
};
