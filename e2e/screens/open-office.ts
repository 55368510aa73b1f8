import { signIn } from '../testing/sign-in.ts';
import type { Visitor } from './visitor.ts';

export async function openOffice(
  { page, password, hindi }: Visitor,
  path: string,
  store = 'Saffron Street',
): Promise<void> {
  await signIn(page, { password, store });
  // The back office stores its language on the device.
  if (hindi) await page.evaluate(() => localStorage.setItem('thali.language', '"hi"'));
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
}
