/** A hidden field that names the account to password managers. */
export function Username({ email }: { email: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />;
}
