/** Pages without https, as in a restaurant's own network, have no clipboard: there the older way is the only one. */
export async function copyText(text: string): Promise<boolean> {
  if (window.isSecureContext) {
    return navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
  }
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'visually-hidden';
  // Within the dialog that is open, outside of which nothing can have the focus.
  const focused = document.activeElement;
  (focused?.parentElement ?? document.body).append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isCopied;
}
