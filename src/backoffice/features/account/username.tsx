/** Tells the browser's keeper of passwords whose password it is; nobody else needs it. */
export function Username({ email }: { email: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />;
}
