import { describe, expect, test, vi } from 'vitest';
import { wordMatcher } from './close-words.ts';
import { phoneticKey } from './spelling.ts';

const closeness = (typed: string, word: string) => wordMatcher(typed)(phoneticKey(word));

describe('another spelling', () => {
  test.each([
    ['biriyani', 'Biryani'],
    ['biriani', 'Biryani'],
    ['panneer', 'Paneer'],
    ['panir', 'Paneer'],
    ['cofee', 'Coffee'],
    ['kofi', 'Coffee'],
    ['dossa', 'Dosa'],
    ['chiken', 'Chicken'],
    ['idly', 'Idli'],
    ['wada', 'Vada'],
    ['poori', 'Puri'],
    ['bhatoora', 'Bhatura'],
    ['dokla', 'Dhokla'],
    ['tanduri', 'Tandoori'],
    ['aloo', 'Alu'],
    ['gobhi', 'Gobi'],
    ['qorma', 'Korma'],
    ['uthappam', 'Uttapam'],
    ['oothapam', 'Uttapam'],
    ['sambhar', 'Sambar'],
    ['lassy', 'Lassi'],
    ['qulfi', 'Kulfi'],
    ['phaluda', 'Falooda'],
    ['zeera', 'Jeera'],
    ['chane', 'Chhane'],
    ['nan', 'Naan'],
    ['keer', 'Kheer'],
    ['chutny', 'Chutney'],
    ['पनिर', 'पनीर'],
    ['टिका', 'टिक्का'],
    ['दोसा', 'डोसा'],
    ['तन्दूरी', 'तंदूरी'],
    ['काफी', 'कॉफ़ी'],
    ['बडा', 'वड़ा'],
  ])('%s is %s', (typed, word) => {
    expect(closeness(typed, word)).toBe('same');
  });

  test('finds a word while it is being typed', () => {
    expect(closeness('biriy', 'Biryani')).toBe('same');
    expect(closeness('panee', 'Paneer')).toBe('same');
  });
});

describe('a typo', () => {
  test.each([
    ['panner', 'Paneer'],
    ['briyani', 'Biryani'],
    ['biryanni', 'Biryani'],
    ['buryani', 'Biryani'],
    ['chikn', 'Chicken'],
    ['coffe', 'Coffee'],
    ['tandori', 'Tandoori'],
    ['mnachurian', 'Manchurian'],
    ['manchurien', 'Manchurian'],
    ['pakoda', 'Pakora'],
    ['parantha', 'Paratha'],
    ['hydrabadi', 'Hyderabadi'],
    ['schezuan', 'Schezwan'],
    ['omlet', 'Omelette'],
    ['choclate', 'Chocolate'],
    ['vegitabel', 'Vegetable'],
    ['rasagulla', 'Rasgulla'],
    ['makhni', 'Makhani'],
    ['rotis', 'Roti'],
    ['बिरयनी', 'बिरयानी'],
    ['चिकेन', 'चिकन'],
    ['मखानी', 'मखनी'],
  ])('%s is near %s', (typed, word) => {
    expect(closeness(typed, word)).not.toBeNull();
  });
});

describe('another word', () => {
  test.each([
    ['chai', 'Chaat'],
    ['dal', 'Dahi'],
    ['roti', 'Rolls'],
    ['rice', 'Rose'],
    ['beer', 'Biryani'],
    ['naan', 'Paan'],
    ['egg', 'Veg'],
    ['tea', 'Tikka'],
    ['65', '66'],
    ['chicken', 'Chikoo'],
    ['chicken', 'Kitchen'],
    ['mutton', 'Button'],
    ['paneer', 'Panipuri'],
    ['salad', 'Salan'],
    ['sushi', 'Suji'],
    ['pizza', 'Pasta'],
    ['burger', 'Butter'],
    ['korma', 'Kofta'],
    ['noodles', 'Naan'],
    ['dosa', 'Dahi'],
    ['fish', 'Phirni'],
    ['दाल', 'दही'],
    ['चाय', 'चाट'],
    ['रोटी', 'रोल'],
  ])('%s is not %s', (typed, word) => {
    expect(closeness(typed, word)).toBeNull();
  });
});

test('comparing costs no more steps than the table of its letters has cells', () => {
  const judge = wordMatcher('chikkenbiriyanispecial');
  const read = vi.spyOn(Math, 'min');
  judge(phoneticKey('chickenbiryanispecialofthehouse'));
  const { length } = read.mock.calls;
  read.mockRestore();
  expect(length).toBeLessThan(22 * 25);
});
