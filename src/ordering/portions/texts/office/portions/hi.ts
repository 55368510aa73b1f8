import type { portionsEn } from './en.ts';

export const portionsHi: typeof portionsEn = {
  left: (count) => (count === 0 ? 'कुछ नहीं बचा' : `${count} बाकी`),
  count: 'प्लेटें गिनें…',
  countOf: (dish) => `${dish} की प्लेटें`,
  leftNow: 'अभी बाकी',
  leftNowHint: 'हर ऑर्डर अपनी प्लेटें घटाता है। शून्य होते ही डिश ख़त्म दिखती है।',
  usual: 'हर सुबह (वैकल्पिक)',
  usualHint: 'सुबह 4 बजे गिनती इसी से शुरू होती है। इसके बिना सिर्फ़ आज गिना जाता है।',
  stop: 'गिनना बंद करें',
  counted: (dish, count) =>
    count === 0 ? `${dish}: कुछ नहीं बचा। मेहमानों को ख़त्म दिखता है।` : `${dish}: ${count} बाकी।`,
  notCounted: (dish) => `${dish} अब नहीं गिना जाता।`,
};
