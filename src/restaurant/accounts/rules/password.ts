/** Common passwords of at least eight characters. They are compared as a whole, ignoring case. */
const COMMON = new Set(
  `password password1 password12 passw0rd p@ssword p@ssw0rd passwords qwertyui qwertyuiop qwerty12 qwerty123
   qwerty1234 1q2w3e4r 1q2w3e4r5t 1qaz2wsx q1w2e3r4 zaq12wsx asdfghjk asdfghjkl zxcvbnm1 zxcvbnm123 iloveyou
   iloveyou1 letmein1 welcome1 welcome123 admin123 admin1234 administrator sunshine princess princess1 football
   football1 baseball baseball1 superman batman123 dragon123 monkey123 master123 michael1 jennifer trustno1
   starwars whatever computer internet changeme abcdefgh abcdefghi abcd1234 abc12345 abc123456 a1234567 aa123456
   12341234 11223344 12121212 13131313 69696969 87878787 india123 krishna1 hello123 hellohello testtest
   guest123 default1 user1234 login123 samsung1 charlie1 liverpool`.split(/\s+/),
);

const DIGITS_UP = '01234567890123456789';
const DIGITS_DOWN = '98765432109876543210';

export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase();
  const isRun = DIGITS_UP.includes(plain) || DIGITS_DOWN.includes(plain);
  return COMMON.has(plain) || isRun || /^(.)\1*$/u.test(plain);
}
