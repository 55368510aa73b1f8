/** The passwords that are tried first everywhere; compared without case, digits and marks at the end. */
const COMMON = new Set(
  `password passw0rd p@ssword p@ssw0rd qwerty qwertyuiop qwerty123 asdfghjkl zxcvbnm iloveyou letmein welcome
   admin administrator sunshine princess football baseball superman batman dragon monkey master shadow michael
   jennifer abc abcd abcdef abcdefgh abcdefghi trustno login starwars whatever computer internet changeme secret
   india indian bharat mumbai delhi krishna ganesh test testtest restaurant
   thali default guest hello hellohello`.split(/\s+/),
);

export const COMMON_PASSWORD = 'This password is too easy to guess. Please choose another.';

export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase();
  const stem = plain.replace(/[\d!.#*$_@-]+$/, '');
  return COMMON.has(plain) || COMMON.has(stem) || /^(\d+|(.)\2+)$/.test(plain);
}
