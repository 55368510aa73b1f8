import type { DietTexts } from './en.ts';

export const diet: DietTexts = {
  allergens: {
    milk: 'दूध',
    gluten: 'ग्लुटेन (गहू)',
    nuts: 'सुकामेवा',
    peanuts: 'शेंगदाणे',
    egg: 'अंडे',
    soy: 'सोया',
    fish: 'मासे',
    crustaceans: 'कोळंबी आणि खेकडा',
    sulphite: 'सल्फाइट',
  },
  contains: 'यात आहे',
  noneListed: 'नेहमीचे ॲलर्जीचे घटक नोंदलेले नाहीत',
  notGiven: 'ॲलर्जीची माहिती दिलेली नाही',
  ask: 'ॲलर्जीबद्दल स्टाफला विचारा: किचनमध्ये तीच भांडी वापरली जातात, आणि कृती बदलते.',
  askShort: 'ॲलर्जीबद्दल स्टाफला विचारा.',
  marks: { jain: 'जैन' },
  egg: 'अंडे आहे, मांस-मासे नाहीत',
  levels: { spice: ['तिखट नाही', 'कमी तिखट', 'मध्यम तिखट', 'झणझणीत'] },
  favourite: 'आवडते',
  favourites: 'आवडते पदार्थ',
  onlyFavourites: (dishes) => `फक्त माझे आवडते (${dishes})`,
  filters: 'फिल्टर',
  avoid: 'हे असलेले पदार्थ लपवा',
  without: (allergen) => `${allergen} नको`,
  eats: 'आहार',
  everything: 'सगळे',
  diets: { egg: 'शाकाहारी आणि अंडे', jain: 'जैन' },
  hotness: 'किती तिखट',
  anySpice: 'कितीही',
  upTo: { 0: 'तिखट नाही', 1: 'कमी तिखट', 2: 'मध्यमपर्यंत', 3: 'झणझणीत' },
  show: (dishes) => `${dishes} पदार्थ दाखवा`,
  active: 'लावलेले फिल्टर',
  remove: (filter) => `फिल्टर काढा: ${filter}`,
  clear: 'फिल्टर काढा',
  nothingLeft: 'तुमच्या फिल्टरमध्ये बसणारा पदार्थ नाही.',
  unknown: (dishes) =>
    dishes === 1
      ? '1 पदार्थाची ॲलर्जीची माहिती नाही, म्हणून तो दाखवलेला नाही.'
      : `${dishes} पदार्थांची ॲलर्जीची माहिती नाही, म्हणून ते दाखवलेले नाहीत.`,
};
