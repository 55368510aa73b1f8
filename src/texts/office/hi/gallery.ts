import type { galleryEn } from '../en/gallery.ts';

export const galleryHi: typeof galleryEn = {
  title: 'हिस्से',
  lead: 'ऑफ़िस का हर हिस्सा अपनी हर हालत में, आपकी चुनी भाषा और थीम में।',
  foundations: 'बुनियाद',
  components: 'बटन और फ़ील्ड',
  extra: 'संदेश और तालिकाएँ',
  colours: 'रंग',
  letters: 'अक्षर',
  spaces: 'दूरियाँ',
  icons: 'आइकन',
  pangram: 'दो मसाला डोसा और पाँच कप गरम फ़िल्टर कॉफ़ी',
};
