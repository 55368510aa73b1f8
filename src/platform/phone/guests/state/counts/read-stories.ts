const NAME = 'stories';
/** Far more than a guest closes in two weeks. */
const MOST_LETTERS = 1000;

const readIds = () => localStorage.getItem(NAME) ?? '';

/** Hides the story on the menu if the guest has closed it. `EARLY_SCRIPT` does the same before anything is shown. */
export function hideIfClosed(id: string): void {
  document.documentElement.toggleAttribute('data-closed', readIds().includes(id));
}

export function closeStory(id: string): void {
  localStorage.setItem(NAME, (id + readIds()).slice(0, MOST_LETTERS));
  hideIfClosed(id);
}
