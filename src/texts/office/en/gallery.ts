export const galleryEn = {
  title: 'Parts',
  lead: 'Every part of the office in its states, in the language and the theme that you have chosen.',
  foundations: 'Foundations',
  components: 'Controls and fields',
  extra: 'Messages and data',
  colours: 'Colours',
  letters: 'Letters',
  spaces: 'Spaces',
  icons: 'Icons',
  pangram: 'Two masala dosas and five cups of hot filter coffee',
};
