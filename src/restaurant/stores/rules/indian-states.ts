/** The first two digits of a GSTIN, the usual letters, and the name of each state and territory. */
const STATES =
  `01 JK Jammu and Kashmir|02 HP Himachal Pradesh|03 PB Punjab|04 CH Chandigarh|05 UK Uttarakhand|06 HR Haryana
07 DL Delhi|08 RJ Rajasthan|09 UP Uttar Pradesh|10 BR Bihar|11 SK Sikkim|12 AR Arunachal Pradesh|13 NL Nagaland|14 MN Manipur
15 MZ Mizoram|16 TR Tripura|17 ML Meghalaya|18 AS Assam|19 WB West Bengal|20 JH Jharkhand|21 OD Odisha|22 CG Chhattisgarh
23 MP Madhya Pradesh|24 GJ Gujarat|26 DD Dadra and Nagar Haveli and Daman and Diu|27 MH Maharashtra|29 KA Karnataka|30 GA Goa
31 LD Lakshadweep|32 KL Kerala|33 TN Tamil Nadu|34 PY Puducherry|35 AN Andaman and Nicobar Islands|36 TS Telangana
37 AP Andhra Pradesh|38 LA Ladakh`
    .split(/[|\n]/)
    .map((line) => ({ code: line.slice(0, 2), letters: line.slice(3, 5), name: line.slice(6) }));

export const STATE_NAMES = STATES.map(({ name }) => name).toSorted();

export interface IndianState {
  code: string;
  name: string;
}

/** The state of a GSTIN, or the one that is written there; null for neither. */
export function indianStateOf({ gstin, state }: { gstin: string; state: string }): IndianState | null {
  const written = plain(state);
  const isIt = ({ code, letters, name }: (typeof STATES)[number]) =>
    gstin === '' ? plain(name) === written || plain(letters) === written : gstin.startsWith(code);
  const found = STATES.find(isIt);
  return found ? { code: found.code, name: found.name } : null;
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z]/g, '');
